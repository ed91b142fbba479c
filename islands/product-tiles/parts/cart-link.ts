import { settings } from '../../../src/shop/settings';
import { messages } from '../messages';

const PLACE = 'archipel-product-tiles__place';

/**
 * The room below an add-to-cart button that the server reserved, so that nothing moves when the link comes.
 * Where it did not, the room is made at the click, which is when a page may change.
 */
export function placeOf(button: HTMLElement): HTMLElement {
	const parent = button.parentElement ?? button;
	const found =
		parent.querySelector<HTMLElement>(`.${PLACE}`) ?? tileOf(button).querySelector<HTMLElement>(`.${PLACE}`);
	if (found) return found;
	const place = document.createElement('span');
	place.className = PLACE;
	button.after(place);
	return place;
}

/** Adds the link to the cart once; not on the cart page itself (CART-01). */
export function showCartLink(button: HTMLElement): void {
	const { isCart, cartUrl } = settings().shop;
	if (isCart) return;
	const there = tileOf(button).querySelector<HTMLElement>('.added_to_cart');
	if (there) {
		// WooCommerce's block prints the link hidden.
		for (const box of [there, there.parentElement]) box?.removeAttribute('hidden');
		return;
	}
	const link = document.createElement('a');
	link.className = 'added_to_cart wc-forward';
	link.href = cartUrl;
	link.textContent = messages('viewCart');
	placeOf(button).append(link);
}

/** The product that a control of the list belongs to. */
export function tileOf(control: Element): Element {
	return (
		control.closest('.product, .wc-block-product, .wc-block-grid__product, li') ?? control.parentElement ?? control
	);
}
