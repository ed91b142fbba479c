import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useLayoutEffect, useRef } from 'react';
import { Dialog } from '../../../src/ui/dialog';
import { t } from '../messages';

interface PopupProps {
	/** What is shown now. */
	readonly opened: ReadonlySignal<HTMLElement | undefined>;
	readonly button: HTMLElement;
	readonly onClose: () => void;
}

/** The server's form in a dialog. It is moved, with all that was typed, and goes back to its place. */
export default function Popup({ opened, button, onClose }: PopupProps) {
	useSignals();
	if (!opened.value) return null;
	return (
		<Dialog title={button.textContent.trim() || t('popup')} onClose={onClose} returnFocus={button}>
			<Borrowed content={opened.value} />
		</Dialog>
	);
}

/** Class by which the theme hides what its button opens. */
const HIDDEN = 'mfp-hide';

function Borrowed({ content }: { readonly content: HTMLElement }) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		const own = document.createComment('');
		const wasHidden = content.classList.contains(HIDDEN);
		content.replaceWith(own);
		content.classList.remove(HIDDEN);
		place.current!.append(content);
		return () => {
			content.classList.toggle(HIDDEN, wasHidden);
			own.replaceWith(content);
		};
	}, [content]);
	return <div ref={place} />;
}
