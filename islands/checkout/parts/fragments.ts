import { noteServed, patchServed } from '../../../src/dom/patch-served';
import { safeHtml } from '../../../src/safety/html';

/** Puts in what the server sends for parts of the page. */
export type ShowFragments = (fragments: Readonly<Record<string, string>>) => void;

/**
 * Parts of the page follow the server (CHK-10). What it sends again in the same words is left alone, as WooCommerce's script does; otherwise elements that stay
 * the same stay the same nodes: what payment methods and pick-up points have put there, what is typed into them, the focus.
 *
 * @param review What holds the order and its payment.
 */
export function followFragments(review: Element | null): ShowFragments {
	if (review) noteServed(review);
	const known = new Map<string, string>();
	return (fragments) => {
		for (const [selector, html] of Object.entries(fragments)) {
			if (known.get(selector) === html) continue;
			known.set(selector, html);
			for (const current of findAll(selector)) show(current, html, review);
		}
	};
}

function show(current: Element, html: string, review: Element | null): void {
	const content = safeHtml(html);
	// Its content is made of real elements where it was read, of which a button would be the form's first.
	content.querySelectorAll('noscript').forEach((part) => part.remove());
	const [next, other] = content.children;
	if (!next || other || next.nodeName !== current.nodeName) return current.replaceWith(content);
	if (!review?.contains(current)) noteServed(current);
	const held = document.activeElement;
	const holder = held && current.contains(held) ? held.parentElement : undefined;
	// The server has the last word on the shipping method; other fields keep what the shopper has made of them.
	patchServed(current, next, ({ name }) => name.startsWith('shipping_method'));
	if (holder && !held?.isConnected) keepFocus(current);
}

/** What had the focus is gone: it stays in the order, and does not fall to the page (A11Y-02). */
function keepFocus(current: Element): void {
	const place =
		current.querySelector<HTMLElement>('input:checked, a.woocommerce-remove-coupon') ?? (current as HTMLElement);
	if (place === current) place.tabIndex = -1;
	place.focus({ preventScroll: true });
}

/** Plugins name parts by what jQuery can find. */
function findAll(selector: string): readonly Element[] {
	try {
		return [...document.querySelectorAll(selector)];
	} catch {
		return [];
	}
}
