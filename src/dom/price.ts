import { formatPrice } from '../i18n/format-price';
import { element } from './element';

const PRICE = '.woocommerce-Price-amount, del, ins, bdi, .amount';

/** A price as themes and as blocks print it. */
const PLACE = '.price, .wc-block-components-product-price';

/** Prices of other products, and of our own bar. */
const OTHERS = '.products, .wc-block-product-template, .wc-block-grid__products, .archipel-sticky-add-to-cart';

/** Where a product's own price stands, not the one of a variation in its form, nor that of another product. */
export function findMainPrice(form: Element, product: ParentNode): HTMLElement | undefined {
	return [...product.querySelectorAll<HTMLElement>(PLACE)].find(
		(place) => !form.contains(place) && !place.closest(OTHERS),
	);
}

/**
 * Puts a new price in the place of the old one and leaves everything else there: the lowest price of the last 30 days,
 * which the law asks for, the words on taxes, whatever other plugins have added (DISC-05).
 *
 * @returns The old price, to be put back the same way.
 */
export function replacePrice(place: HTMLElement, price: DocumentFragment): DocumentFragment {
	const before = document.createDocumentFragment();
	for (const other of [...place.children].filter((child) => !isPrice(child))) {
		// The server may send such a line along, and then its own is the newer one.
		const newer = [...price.children].find((child) => isLike(child, other));
		if (newer) other.replaceWith(newer);
	}
	before.append(...[...place.childNodes].filter((node) => !(node instanceof Element) || isPrice(node)));
	place.prepend(price);
	return before;
}

/** The price that counts, as text: of a price and a struck one, the lower. */
export function priceText(price: ParentNode): string {
	const amounts = (price.querySelector('ins') ?? price).querySelectorAll('.woocommerce-Price-amount');
	return [...amounts].map((amount) => amount.textContent.replaceAll(/\s+/g, '\u00a0').trim()).join(' – ');
}

/** « 44,99 € – 77,99 € » in WooCommerce's markup. @param from, to In the currency's minor unit. */
export function priceRange(from: number, to: number): DocumentFragment {
	const range = document.createDocumentFragment();
	const amount = (value: number) =>
		element('span', { class: 'woocommerce-Price-amount amount' }, element('bdi', {}, formatPrice(value)));
	range.append(amount(from), ...(to > from ? [' – ', amount(to)] : []));
	return range;
}

/** Price markup names amounts and nothing else; a line with words of its own belongs to somebody else. */
function isPrice(element: Element): boolean {
	if (element.matches(`.screen-reader-text, span[aria-hidden="true"]:not([class]), ${PRICE}`)) return true;
	if (!element.querySelector(PRICE)) return false;
	const rest = element.cloneNode(true) as Element;
	rest.querySelectorAll(`${PRICE}, .screen-reader-text`).forEach((part) => part.remove());
	return !/\p{L}/u.test(rest.textContent);
}

const isLike = (one: Element, other: Element): boolean =>
	one.tagName === other.tagName && one.className !== '' && one.className === other.className && !isPrice(one);
