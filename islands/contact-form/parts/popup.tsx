import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { Dialog } from '../../../src/ui/dialog';
import { Moved } from '../../../src/ui/moved';
import { t } from '../messages';

interface PopupProps {
	/** Form in the dialog. */
	readonly opened: ReadonlySignal<HTMLElement | undefined>;
	readonly button: HTMLElement;
	readonly onClose: () => void;
}

/** Dialog with the server's form: moved there with its input, and moved back on close. */
export default function Popup({ opened, button, onClose }: PopupProps) {
	useSignals();
	return (
		opened.value && (
			<Dialog title={button.textContent.trim() || t('popup')} onClose={onClose} returnFocus={button}>
				<Moved part={opened.value} />
			</Dialog>
		)
	);
}
