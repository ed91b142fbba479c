import { safeHtml } from '../../src/safety/html';
import { findMainPrice, priceRange, replacePrice } from '../../src/page/price';

/** The product's own price above the form. It follows the choice too, so that no price range contradicts the variation's price (SW-10). */
export interface MainPrice {
	/** Shows the range of the variations that are still possible, in the currency's minor unit; `undefined` restores the product's price. */
	readonly showRange: (prices: readonly [number, number] | undefined) => void;
	/** Shows the price of a variation. @param html HTML of the server; empty if all variations cost the same: then the product's price stays. */
	readonly show: (html: string) => void;
}

export function createMainPrice(form: HTMLElement, product: Element, signal: AbortSignal): MainPrice {
	let changed: { readonly place: HTMLElement; readonly own: DocumentFragment } | undefined;

	const restore = () => {
		if (changed) replacePrice(changed.place, changed.own);
		changed = undefined;
	};
	const put = (price: DocumentFragment) => {
		const place = changed?.place ?? findMainPrice(form, product);
		if (!place) return;
		const before = replacePrice(place, price);
		changed ??= { place, own: before };
	};
	signal.addEventListener('abort', restore);

	return {
		showRange(prices) {
			if (prices) put(priceRange(...prices));
			else restore();
		},
		show(html) {
			if (!html) return restore();
			const price = safeHtml(html);
			const own = price.querySelector('.price');
			if (own) price.replaceChildren(...own.childNodes);
			put(price);
		},
	};
}
