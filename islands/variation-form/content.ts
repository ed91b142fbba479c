import { safeHtml } from '../../src/safety/html';
import { findMainPrice, priceRange, replacePrice } from '../../src/page/price';
import type { Variation } from '../../src/shop/woocommerce/variations/variation';
import { clampQuantity, readLimits } from '../../src/page/quantity';

/**
 * Changes text that the server printed. The original is kept in the attributes of WooCommerce's own script
 * (`data-o_content`, `data-o_src`), which gallery scripts read.
 */
export function setText(elements: Iterable<Element>, text: string): void {
	for (const element of elements) {
		if (!element.hasAttribute('data-o_content')) element.setAttribute('data-o_content', element.textContent);
		if (element.textContent !== text) element.textContent = text;
	}
}

/** Restores the server's text. */
export function restoreText(elements: Iterable<Element>): void {
	for (const element of elements) {
		const original = element.getAttribute('data-o_content');
		if (original !== null && element.textContent !== original) element.textContent = original;
	}
}

/** Sets an attribute; `''` removes it. */
export function setAttribute(element: Element | null | undefined, name: string, value: string): void {
	if (!element) return;
	if (!element.hasAttribute(`data-o_${name}`)) {
		element.setAttribute(`data-o_${name}`, element.getAttribute(name) ?? '');
	}
	write(element, name, value);
}

/** Restores the server's attribute. */
export function restoreAttribute(element: Element | null | undefined, name: string): void {
	const original = element?.getAttribute(`data-o_${name}`);
	if (element && typeof original === 'string') write(element, name, original);
}

function write(element: Element, name: string, value: string): void {
	// An unchanged source must not be fetched and decoded again.
	if ((element.getAttribute(name) ?? '') === value) return;
	if (value === '' && name !== 'alt') element.removeAttribute(name);
	else element.setAttribute(name, value);
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

/** Clamps the quantity to the limits of a variation; for a product sold individually sets 1 and hides the field (QTY-05). */
export function limitQuantity(form: Element, variation: Variation): void {
	const field = form.querySelector<HTMLInputElement>(FIELD);
	const frame = field?.closest<HTMLElement>('.quantity');
	if (!field || !frame) return;
	const { is_sold_individually: isSingle, min_qty, max_qty } = variation;
	setAttribute(field, 'min', String(isSingle ? 1 : min_qty));
	setAttribute(field, 'max', isSingle || max_qty === Infinity ? '' : String(max_qty));
	const typed = field.value.trim() === '' ? Number.NaN : Number(field.value);
	const { step } = readLimits(field);
	setValue(field, isSingle ? 1 : clampQuantity(typed, { min: min_qty, max: Math.max(min_qty, max_qty), step }));
	frame.style.display = isSingle ? 'none' : '';
}

/** Restores the product's own limits; the typed quantity stays. */
export function restoreQuantity(form: Element): void {
	const field = form.querySelector<HTMLInputElement>(FIELD);
	const frame = field?.closest<HTMLElement>('.quantity');
	if (!field || !frame) return;
	restoreAttribute(field, 'min');
	restoreAttribute(field, 'max');
	frame.style.display = '';
}

function setValue(field: HTMLInputElement, quantity: number): void {
	if (field.value === String(quantity)) return;
	field.value = String(quantity);
	field.dispatchEvent(new Event('change', { bubbles: true }));
}
