import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useState } from 'react';
import { hideAfter } from '../../src/dom/inline-notice';
import { Dialog } from '../../src/ui/dialog';
import { closeModal } from '../../src/ui/modal';
import { Moved } from '../../src/ui/moved';
import { messages } from './messages';
import type { Rules } from './model';
import { Button } from '../../src/ui/button';
import './view.css';

interface PanelProps extends Omit<OpenProps, 'control'> {
	/** The control that opened the popup; the signal is `undefined` while the popup is closed. */
	readonly opening: ReadonlySignal<{ readonly control: HTMLElement | undefined } | undefined>;
}

export default function Panel({ opening, ...props }: PanelProps) {
	useSignals();
	const now = opening.value;
	return now ? <Open control={now.control} {...props} /> : null;
}

interface OpenProps {
	readonly control: HTMLElement | undefined;
	/** The server's nodes, moved and not copied: forms and listeners of other scripts keep working. */
	readonly content: HTMLElement;
	readonly title: string;
	readonly rules: Rules;
	readonly onClose: () => void;
	/** Called for “do not show again”. */
	readonly onNever: () => void;
}

function Open({ control, content, title, rules, onClose, onNever }: OpenProps) {
	const [heading] = useState(() => content.querySelector('h1, h2, h3, h4, h5, h6')?.textContent.trim());
	const [isYoung, setYoung] = useState(rules.closeButtonDelay > 0);

	useEffect(() => {
		const timer = setTimeout(() => setYoung(false), rules.closeButtonDelay * 1000);
		return () => clearTimeout(timer);
	}, [rules]);

	useEffect(() => {
		if (!rules.closeAutomatically) return;
		const box = content.closest('dialog')!;
		// Not the dialog itself, which has the focus from the start. A key press means that the visitor is reading.
		const stop = hideAfter(box.firstElementChild as HTMLElement, rules.closeAutomatically * 1000, () =>
			closeModal(box),
		);
		box.addEventListener('keydown', stop);
		return () => {
			stop();
			box.removeEventListener('keydown', stop);
		};
	}, [rules, content]);

	return (
		<Dialog
			title={title || heading || messages('title')}
			hasOwnHeading={Boolean(heading) || !title}
			className={`archipel-popup archipel-screen-only${isYoung ? ' archipel-popup--young' : ''}`}
			closesOnEscape={!rules.preventCloseOnEscape}
			closesOnBackdrop={!rules.preventCloseOnBackground}
			locksScroll={rules.preventScroll}
			returnFocus={control ?? null}
			onClose={onClose}
			footer={
				rules.doNotShowAgain && (
					<Button
						className="archipel-popup__never archipel-text-button"
						onClick={({ currentTarget }) => {
							onNever();
							closeModal(currentTarget.closest('dialog')!);
						}}
					>
						{messages('never')}
					</Button>
				)
			}
		>
			<Moved part={content} />
		</Dialog>
	);
}
