import { safeHtml } from '../../src/safety/html';
import { findMainPrice, priceRange, replacePrice } from '../../src/page/price';

/**
 * The product's own price above the form. It follows the choice, so that no price range contradicts the variation's price (SW-10). Where it is
 * seen, the price in the panel is only read out, by WooCommerce's live region; other scripts write there, and what they write shows above.
 */
export interface MainPrice {
	/** Shows the range of the variations that are still possible, in the currency's minor unit; `undefined` restores the product's price. */
	readonly showRange: (prices: readonly [number, number] | undefined) => void;
	/** Hides the price in the panel's content from view where the main price is seen. @returns The price. */
	readonly hideSecond: (content: ParentNode) => Element | null;
	/** Shows the price of a variation. @param html HTML of the server; empty if all variations cost the same: then the product's price stays. */
	readonly show: (html: string) => void;
}

/** @param panel `.single_variation` of the form. */
export function createMainPrice(
	form: HTMLElement,
	panel: HTMLElement,
	product: Element,
	signal: AbortSignal,
): MainPrice {
	let changed: { readonly place: HTMLElement; readonly own: DocumentFragment } | undefined;

	const restore = () => {
		if (changed) replacePrice(changed.place, changed.own);
		changed = undefined;
	};
	/** Shows a copy of the children of a price. */
	const put = (price: Node) => {
		const place = changed?.place ?? findMainPrice(form, product);
		if (!place) return;
		const copy = new DocumentFragment();
		copy.append(...price.cloneNode(true).childNodes);
		const own = replacePrice(place, copy);
		changed ??= { place, own };
	};
	const hideSecond = (content: ParentNode) => {
		const price = content.querySelector('.woocommerce-variation-price .price');
		const isSeen = findMainPrice(form, product)?.getClientRects().length;
		price?.classList.toggle('archipel-visually-hidden', Boolean(isSeen));
		return price;
	};
	const watcher = new MutationObserver(() => {
		const price = hideSecond(panel);
		if (price) put(price);
	});
	signal.addEventListener('abort', () => {
		watcher.disconnect();
		restore();
		panel.replaceChildren();
	});

	return {
		showRange(prices) {
			watcher.disconnect();
			if (prices) put(priceRange(...prices));
			else restore();
		},
		hideSecond,
		show(html) {
			watcher.observe(panel, { subtree: true, childList: true });
			if (!html) return restore();
			const price = safeHtml(html);
			put(price.querySelector('.price') ?? price);
		},
	};
}
