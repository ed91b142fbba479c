import type { ReadonlySignal } from '@preact/signals-core';
import { productName } from '../../src/page/product-name';
import { safeUrl } from '../../src/safety/url';
import type { QuickView } from '../../src/shop/archipel';
import type { Props } from './island';

/** Selector of controls that open a quick view: Archipel's and ShopEngine's. */
export const TRIGGER = '[data-archipel-quick-view], .shopengine-quickview-trigger';

export interface Wanted {
	/** Product id; `undefined` if the trigger has none. */
	readonly id: number | undefined;
	/** Checked address of the product page. */
	readonly href: string | undefined;
	/** Name to show while the product loads; may be empty. */
	readonly name: string;
}

/** An opening of the view; a new object each time, so that the same product can be opened again. */
export interface Opened {
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
	readonly close: () => void;
}

/** State of a request for a product. `view` is undefined in a frame. */
export type Answer =
	| { readonly type: 'loading' }
	| { readonly type: 'ready'; readonly view?: QuickView }
	| { readonly type: 'failed'; readonly error: unknown };

/**
 * Reads the product of a trigger. Archipel's trigger has the product id; ShopEngine's has the address in `data-source-url`,
 * and its id is in WooCommerce's class of the surrounding tile.
 */
export function readTrigger(trigger: HTMLElement): Wanted {
	const tile = trigger.closest('.product, .wc-block-grid__product, .wc-block-product');
	const { archipelQuickView, product_id, productId, sourceUrl } = trigger.dataset;
	return {
		id: [archipelQuickView, product_id, productId, /\bpost-(\d+)\b/.exec(tile?.className ?? '')?.[1]]
			.map(Number)
			.find((id) => Number.isSafeInteger(id) && id > 0),
		href: safeUrl(sourceUrl ?? trigger.getAttribute('href'))?.href,
		name: productName(trigger),
	};
}

/** Whether a product can be shown; otherwise its trigger stays a link. */
export function canShow({ id, href }: Wanted, mode: Props['mode']): boolean {
	return mode === 'fragment' ? id !== undefined : frameUrl(href) !== undefined;
}

/**
 * Address of ShopEngine's quick view (QV-01). Built from the product's own address, not from the cart's, and with a nonce only
 * if the owner gives one: it would travel to logs and statistics (SEC-03).
 *
 * @returns `undefined` unless the product's page has the same origin, because scripts in the frame can access the page.
 */
export function frameUrl(href: string | undefined, nonce = ''): string | undefined {
	const url = safeUrl(href);
	if (!url || url.origin !== location.origin) return undefined;
	url.searchParams.set('shopengine_quickview', 'modal-content');
	if (nonce) url.searchParams.set('nonce', nonce);
	url.hash = '';
	return url.href;
}
