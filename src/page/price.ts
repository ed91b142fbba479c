import { formatPrice } from '../i18n/format-price';
import { element } from '../dom/element';

const PRICE = '.woocommerce-Price-amount, del, ins, bdi, .amount';

/** Selector of price elements of themes and blocks. */
const PLACE = '.price, .wc-block-components-product-price';

/** Selector of containers with other prices: product lists and our sticky bar. */
const OTHERS = '.products, .wc-block-product-template, .wc-block-grid__products, .archipel-sticky-add-to-cart';

/** Returns the element of a product's main price, as opposed to a variation's price in the form and prices of other products. */
export function findMainPrice(form: Element, product: ParentNode): HTMLElement | undefined {
	return [...product.querySelectorAll<HTMLElement>(PLACE)].find(
		(place) => !form.contains(place) && !place.closest(OTHERS),
	);
}

/**
 * Replaces the price markup and keeps other content: the lowest price of the last 30 days (required by EU law),
 * tax labels, additions of other plugins (DISC-05).
 *
 * @returns The old price, which can be restored the same way.
 */
export function replacePrice(place: HTMLElement, price: DocumentFragment): DocumentFragment {
	const before = document.createDocumentFragment();
	for (const other of [...place.children].filter((child) => !isPrice(child))) {
		// If the server sends the same kind of line, the new one replaces the old one.
		const newer = [...price.children].find((child) => isLike(child, other));
		if (newer) other.replaceWith(newer);
	}
	before.append(...[...place.childNodes].filter((node) => !(node instanceof Element) || isPrice(node)));
	place.prepend(price);
	return before;
}

/** Returns the current price as text; of a sale price and a struck price, the sale price. */
export function priceText(price: ParentNode): string {
	const amounts = (price.querySelector('ins') ?? price).querySelectorAll('.woocommerce-Price-amount');
	return [...amounts].map((amount) => amount.textContent.replaceAll(/\s+/g, '\u00a0').trim()).join(' – ');
}

/** Creates « 44,99 € – 77,99 € » in WooCommerce's markup. @param from, to In the currency's minor unit. */
export function priceRange(from: number, to: number): DocumentFragment {
	const range = document.createDocumentFragment();
	const amount = (value: number) =>
		element('span', { class: 'woocommerce-Price-amount amount' }, element('bdi', {}, formatPrice(value)));
	range.append(amount(from), ...(to > from ? [' – ', amount(to)] : []));
	return range;
}

/** Whether an element contains only amounts; an element with other words is not price markup. */
function isPrice(element: Element): boolean {
	if (element.matches(`.screen-reader-text, span[aria-hidden="true"]:not([class]), ${PRICE}`)) return true;
	if (!element.querySelector(PRICE)) return false;
	const rest = element.cloneNode(true) as Element;
	rest.querySelectorAll(`${PRICE}, .screen-reader-text`).forEach((part) => part.remove());
	return !/\p{L}/u.test(rest.textContent);
}

const isLike = (one: Element, other: Element): boolean =>
	one.tagName === other.tagName && one.className !== '' && one.className === other.className && !isPrice(one);
