import { noteServed, patchServed } from '../../../src/dom/patch-served';
import { safeHtml } from '../../../src/safety/html';

/** Puts in what the server sends for parts of the page. */
export type ShowFragments = (fragments: Readonly<Record<string, string>>) => void;

/**
 * Puts fragments of the order review into the page (CHK-10). A fragment that has not changed is left alone, as WooCommerce's script does. Otherwise the part
 * is patched: unchanged elements stay the same nodes, with the widgets of payment methods and pick-up points, what was typed into them, and the focus.
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
	// Parsed where scripting is off, `<noscript>` holds real elements: its button would become the form's default button.
	content.querySelectorAll('noscript').forEach((part) => part.remove());
	const [next, other] = content.children;
	if (!next || other || next.nodeName !== current.nodeName) return current.replaceWith(content);
	if (!review?.contains(current)) noteServed(current);
	const held = document.activeElement;
	const holder = held && current.contains(held) ? held.parentElement : undefined;
	// The server decides the shipping method; other fields keep what was typed.
	patchServed(current, next, ({ name }) => name.startsWith('shipping_method'));
	if (holder && !held?.isConnected) keepFocus(current);
}

/** The focused element was removed: moves the focus inside the order instead of losing it to the body (A11Y-02). */
function keepFocus(current: Element): void {
	const place =
		current.querySelector<HTMLElement>('input:checked, a.woocommerce-remove-coupon') ?? (current as HTMLElement);
	if (place === current) place.tabIndex = -1;
	place.focus({ preventScroll: true });
}

/** Plugins may name fragments by selectors of jQuery's own, which the browser refuses. */
function findAll(selector: string): readonly Element[] {
	try {
		return [...document.querySelectorAll(selector)];
	} catch {
		return [];
	}
}
