import { safeHtml } from '../../../src/safety/html';

const PRICE = '.woocommerce-Price-amount, del, ins, bdi, .amount';

/**
 * Puts a new price in the place of the old one and leaves everything else there: the lowest price of the last 30 days,
 * which the law asks for, the words on taxes, whatever other plugins have added (DISC-05).
 *
 * @returns The price that counts as text: of a price and a struck one, the lower.
 */
export function replacePrice(place: HTMLElement, html: string): string {
	const price = safeHtml(html);
	const text = priceText(price);
	const others = [...place.children].filter((child) => !isPrice(child));
	for (const other of others) {
		// The server may send such a line along, and then its own is the newer one.
		const newer = [...price.children].find((child) => isLike(child, other));
		if (newer) other.replaceWith(newer);
	}
	const old = [...place.childNodes].filter((node) => !(node instanceof Element) || isPrice(node));
	for (const node of old) node.remove();
	place.prepend(price);
	return text;
}

/** Price markup names amounts and nothing else; a line with words of its own belongs to somebody else. */
function isPrice(element: Element): boolean {
	if (element.matches(`.screen-reader-text, span[aria-hidden="true"]:not([class]), ${PRICE}`)) return true;
	if (!element.querySelector(PRICE)) return false;
	const rest = element.cloneNode(true) as Element;
	rest.querySelectorAll(`${PRICE}, .screen-reader-text`).forEach((part) => part.remove());
	return !/\p{L}/u.test(rest.textContent ?? '');
}

const isLike = (one: Element, other: Element): boolean =>
	one.tagName === other.tagName && one.className !== '' && one.className === other.className && !isPrice(one);

function priceText(price: DocumentFragment): string {
	const amounts = (price.querySelector('ins') ?? price).querySelectorAll('.woocommerce-Price-amount');
	return [...amounts].map((amount) => (amount.textContent ?? '').replaceAll(/\s+/g, '\u00a0').trim()).join(' – ');
}
