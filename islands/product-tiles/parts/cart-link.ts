import { settings } from '../../../src/runtime/settings';
import { on } from '../../../src/stores/events';
import type { Cart } from '../../../src/shop/woocommerce/cart-schema';
import { messages } from '../messages';
import { tileOf } from './tile-of';

/** Classes of an add-to-cart button that select behaviour; the other classes are the theme's styles. */
const BEHAVIOUR = /^(add_to_cart_button|ajax_add_to_cart|product_type_\S*|added|loading|wc-interactive)$/;

/** The link that replaces a button, and the timer until then. */
interface StandIn {
	readonly link: HTMLAnchorElement;
	timer?: ReturnType<typeof setTimeout>;
}

let isFollowing = false;
const standIns = new Map<HTMLElement, StandIn>();

/**
 * Replaces the button of an added product by a link to the cart. The hidden link is in the page at once, for other scripts, and only once (CART-01);
 * after `delay` it takes the place and the focus of the button. Does nothing on the cart page.
 *
 * @param delay Milliseconds.
 */
export function offerCart(button: HTMLElement, delay: number): void {
	const { isCart, cartUrl } = settings().shop;
	if (isCart) return;
	isFollowing ||= (on('archipel:cart-changed', ({ cart }) => followCart(cart)), true);
	const standIn = standIns.get(button) ?? createStandIn(button, cartUrl);
	if (!standIn) return;
	clearTimeout(standIn.timer);
	standIn.timer = setTimeout(() => swap(button, standIn.link), delay);
}

/** Restores the button of each product that is no longer in the cart. */
function followCart({ items }: Cart): void {
	const inCart = new Set(items.flatMap(({ productId, variationId }) => [productId, variationId]).map(String));
	for (const [button, standIn] of standIns) {
		if (inCart.has(button.dataset['product_id'] ?? '')) continue;
		clearTimeout(standIn.timer);
		const hadFocus = standIn.link === document.activeElement;
		button.classList.remove('added');
		delete button.dataset['archipelIsAdded'];
		standIn.link.remove();
		standIns.delete(button);
		if (hadFocus) button.focus();
	}
}

function createStandIn(button: HTMLElement, cartUrl: string): StandIn | undefined {
	// WooCommerce's block prints a hidden link of its own, which does not count.
	if ([...tileOf(button).querySelectorAll('.added_to_cart')].some((link) => !link.closest('[hidden]')))
		return undefined;
	const link = document.createElement('a');
	const look = [...button.classList].filter((name) => !BEHAVIOUR.test(name));
	link.classList.add('added_to_cart', 'wc-forward', 'archipel-product-tiles__cart', ...look);
	link.href = cartUrl;
	link.hidden = true;
	link.textContent = messages('viewCart');
	button.after(link);
	const standIn: StandIn = { link };
	standIns.set(button, standIn);
	return standIn;
}

function swap(button: HTMLElement, link: HTMLElement): void {
	// Another press is pending: its end calls `swap` again.
	if (button.hasAttribute('aria-busy')) return;
	const hadFocus = button === document.activeElement;
	link.style.minInlineSize = `${button.offsetWidth}px`;
	button.dataset['archipelIsAdded'] = '';
	link.hidden = false;
	if (hadFocus) link.focus({ preventScroll: true });
}
