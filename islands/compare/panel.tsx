import { useSignals } from '@preact/signals-react/runtime';
import type { ReadonlySignal } from '@preact/signals-core';
import type { IdList } from '../../src/stores/id-list';
import { Dialog } from '../../src/ui/dialog';
import { messages } from './messages';
import { Comparison } from './parts/comparison';
import type { Props } from './props';

export interface ViewProps extends Pick<Props, 'max' | 'fields'> {
	readonly list: IdList;
}

/** The comparison as a part of a page. */
export function CompareView(props: ViewProps) {
	return (
		<div className="archipel-compare">
			<Comparison {...props} />
		</div>
	);
}

interface DialogProps extends ViewProps {
	/** What opened it; `undefined` while it is closed. */
	readonly opener: ReadonlySignal<HTMLElement | undefined>;
	readonly onClose: () => void;
}

/** The comparison above any page, while somebody has opened it. */
export function CompareDialog({ opener, onClose, ...props }: DialogProps) {
	useSignals();
	const button = opener.value;
	if (!button) return null;
	return (
		<Dialog title={messages('title')} onClose={onClose} returnFocus={returnTo(button)}>
			<div className="archipel-compare">
				<Comparison {...props} />
			</div>
		</Dialog>
	);
}

/** The button may go while the dialog is open: the tray does, with the last product. */
function returnTo(button: HTMLElement): HTMLElement | null {
	return button.closest('.archipel-compare__tray') ? document.querySelector<HTMLElement>('#content, main') : button;
}
