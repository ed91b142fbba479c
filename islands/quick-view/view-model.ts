import type { ReadonlySignal } from '@preact/signals-core';
import type { QuickView } from '../../src/shop/archipel';
import type { Wanted } from './model';
import type { Props } from './island';

/** An opening of the view; a new object each time, so that the same product can be opened again. */
export interface Opened {
	/** Number of the opening. */
	readonly key: number;
	readonly product: Wanted;
	/** The pressed control, which gets the focus back. */
	readonly trigger: HTMLElement | undefined;
}

export interface PanelProps extends Pick<Props, 'mode' | 'nonce'> {
	/** The open product; `undefined` while the view is closed. */
	readonly opened: ReadonlySignal<Opened | undefined>;
	/** @throws RequestError, AbortError */
	readonly load: (id: number) => Promise<QuickView>;
	/** Closes the view. */
	readonly close: () => void;
}
