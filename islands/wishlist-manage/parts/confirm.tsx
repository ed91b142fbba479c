import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { Dialog } from '../../../src/ui/dialog';
import { t } from '../messages';
import { ThemeButton } from '../../../src/ui/button';

export interface Question {
	/** Lists that would be deleted. */
	readonly names: readonly string[];
	readonly act: () => void;
	readonly opener: HTMLElement;
}

interface Props {
	/** `undefined` while the dialog is closed. */
	readonly question: ReadonlySignal<Question | undefined>;
	readonly onClose: () => void;
}

/** Sets the attribute `autofocus`, by which the dialog picks its first focus; React's `autoFocus` sets none. */
const focusFirst = (button: HTMLElement | null) => button?.setAttribute('autofocus', '');

/** Confirmation before lists are deleted; the button that keeps them has the initial focus. */
export default function Confirm({ question, onClose }: Props) {
	useSignals();
	const asked = question.value;
	if (!asked) return null;
	const { names, act, opener } = asked;
	return (
		<Dialog title={t('remove')} onClose={onClose} returnFocus={opener}>
			<p>{t('removeQuestion', { names: names.join(', '), count: names.length })}</p>
			<p className="archipel-wishlist-manage__ways">
				<ThemeButton ref={focusFirst} onClick={onClose}>
					{t('keep')}
				</ThemeButton>
				<ThemeButton
					onClick={() => {
						onClose();
						act();
					}}
				>
					{t('remove')}
				</ThemeButton>
			</p>
		</Dialog>
	);
}
