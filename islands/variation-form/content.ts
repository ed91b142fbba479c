import { safeHtml } from '../../src/safety/html';
import { findMainPrice, priceRange, replacePrice } from '../../src/page/price';
import type { Variation } from '../../src/shop/woocommerce/variations/variation';
import { clampQuantity, readLimits } from '../../src/page/quantity';

/**
 * Shows a text in place of the server's, which an empty one restores. The original is kept in the attributes of WooCommerce's own script
 * (`data-o_content`, `data-o_src`), which gallery scripts read.
 */
export function showText(element: Element, text: string): void {
	const original = element.getAttribute('data-o_content') ?? element.textContent;
	if (text) element.setAttribute('data-o_content', original);
	if (element.textContent !== (text || original)) element.textContent = text || original;
}

/** Shows the value of an attribute in place of the server's: `''` removes it, `undefined` restores it. */
export function showAttribute(element: Element | null | undefined, name: string, value: string | undefined): void {
	if (!element) return;
	const current = element.getAttribute(name) ?? '';
	const original = element.getAttribute(`data-o_${name}`) ?? current;
	if (value !== undefined) element.setAttribute(`data-o_${name}`, original);
	const next = value ?? original;
	// An unchanged source must not be fetched and decoded again.
	if (next === current) return;
	if (next === '' && name !== 'alt') element.removeAttribute(name);
	else element.setAttribute(name, next);
}

/**
 * The product's own price above the form. It follows the choice, so that no price range contradicts the variation's price (SW-10). Where it is
 * seen, the price in the panel is only read out, by WooCommerce's live region; text that other scripts write there is also shown above.
 *
 * @param panel `.single_variation` of the form.
 */
export function createMainPrice(form: HTMLElement, panel: HTMLElement, product: Element, signal: AbortSignal) {
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
	/** Hides the price in the panel's content from view where the main price is seen. @returns The price. */
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
		/** Shows the range of the variations that are still possible, in the currency's minor unit; `undefined` restores the product's price. */
		showRange(prices: readonly [number, number] | undefined) {
			watcher.disconnect();
			if (prices) put(priceRange(...prices));
			else restore();
		},
		hideSecond,
		/** Shows the price of a variation. @param html HTML of the server; empty if all variations cost the same: then the product's price stays. */
		show(html: string) {
			watcher.observe(panel, { subtree: true, childList: true });
			if (!html) return restore();
			const price = safeHtml(html);
			put(price.querySelector('.price') ?? price);
		},
	};
}

const FIELD = '.single_variation_wrap .quantity input.qty[name="quantity"]';

/**
 * Clamps the quantity to the limits of a variation; for a product sold individually sets 1 and hides the field (QTY-05). Without a variation the
 * product's own limits are restored, and the typed quantity stays.
 */
export function limitQuantity(form: Element, variation?: Variation): void {
	const field = form.querySelector<HTMLInputElement>(FIELD);
	const frame = field?.closest<HTMLElement>('.quantity');
	if (!field || !frame) return;
	const isSingle = variation?.is_sold_individually;
	frame.style.display = isSingle ? 'none' : '';
	showAttribute(field, 'min', variation && String(isSingle ? 1 : variation.min_qty));
	showAttribute(
		field,
		'max',
		variation && (isSingle || variation.max_qty === Infinity ? '' : String(variation.max_qty)),
	);
	if (!variation) return;
	const { min_qty: min, max_qty: max } = variation;
	const typed = field.value.trim() === '' ? Number.NaN : Number(field.value);
	const { step } = readLimits(field);
	const quantity = String(isSingle ? 1 : clampQuantity(typed, { min, max: Math.max(min, max), step }));
	if (field.value === quantity) return;
	field.value = quantity;
	field.dispatchEvent(new Event('change', { bubbles: true }));
}
