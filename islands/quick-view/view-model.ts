import type { ReadonlySignal } from '@preact/signals-core';
import type { QuickView } from '../../src/shop/woocommerce/quick-view';
import type { Wanted } from './model';
import type { Props } from './props';

/** An opening of the view: another object for each, so that the same product can be opened again. */
export interface Opened {
	/** Counts the openings. */
	readonly key: number;
	readonly product: Wanted;
	/** What opened it, and gets the focus back. */
	readonly trigger: HTMLElement | undefined;
}

export interface PanelProps extends Pick<Props, 'mode' | 'nonce'> {
	/** What is to be shown; `undefined` while nothing is. */
	readonly opened: ReadonlySignal<Opened | undefined>;
	/** @throws RequestError, AbortError */
	readonly load: (id: number) => Promise<QuickView>;
	/** Called when the shopper has closed the dialog. */
	readonly close: () => void;
}
