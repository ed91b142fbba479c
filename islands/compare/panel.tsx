import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { Dialog } from '../../src/ui/dialog';
import { messages } from './messages';
import { Comparison } from './parts/comparison';
import type { Props } from './props';
import './view.css';

interface PanelProps extends Pick<Props, 'max' | 'fields'> {
	/** It is above the page. @default it is a part of the page */
	readonly dialog?: {
		/** What opened it; `undefined` while it is closed. */
		readonly opener: ReadonlySignal<HTMLElement | undefined>;
		readonly onClose: () => void;
	};
}

/** The comparison, as a part of a page or above any, while somebody has opened it. */
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

/** The button may go while the dialog is open: the tray does, with the last product. */
function returnTo(button: HTMLElement): HTMLElement | null {
	return button.closest('.archipel-compare__tray') ? document.querySelector<HTMLElement>('#content, main') : button;
}
