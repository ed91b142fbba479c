import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { Dialog } from '../../src/ui/dialog';
import { messages } from './messages';
import { Comparison } from './parts/comparison';
import type { Props } from './props';
import './view.css';

interface PanelProps extends Pick<Props, 'max' | 'fields'> {
	/** Shows the comparison in a dialog. @default inside the page */
	readonly dialog?: {
		/** Button that opened the dialog; `undefined` while closed. */
		readonly opener: ReadonlySignal<HTMLElement | undefined>;
		readonly onClose: () => void;
	};
}

/** Comparison inside a page, or in a dialog while it is open. */
export default function Panel({ dialog, ...props }: PanelProps) {
	useSignals();
	const button = dialog?.opener.value;
	const comparison = (
		<div className="archipel-compare">
			<Comparison {...props} />
		</div>
	);
	if (!dialog) return comparison;
	if (!button) return null;
	return (
		<Dialog title={messages('title')} onClose={dialog.onClose} returnFocus={returnTo(button)}>
			{comparison}
		</Dialog>
	);
}

/** Returns the element to focus on close: the button in the tray disappears with the last product. */
function returnTo(button: HTMLElement): HTMLElement | null {
	return button.closest('.archipel-compare__tray') ? document.querySelector<HTMLElement>('#content, main') : button;
}
