import { keepFocus } from '../../runtime/keep-focus';
import { safeCopy } from '../../safety/html';

/** What goes on living when the list around it is replaced: forms of a filter, islands that are not about the products, the theme's cart. */
const KEPT =
	'form.wpf_form, [data-archipel="filter-panel"], [data-archipel="loop-filter"], .widget_shopping_cart_content';

/**
 * Shows what a reply has in the place of what the page has. What is kept moves into its place in the reply, and the focus stays where it is, or goes
 * to the control that stands there now.
 *
 * @returns False if the gate left nothing of the reply; the page is as it was.
 */
export function replaceRegion(current: HTMLElement, reply: Element): boolean {
	const next = safeCopy(reply);
	if (!next) return false;
	const restoreFocus = keepFocus(current);
	const focused = document.activeElement as HTMLElement | null;
	const kept = [...current.querySelectorAll(KEPT)].filter((part) => !part.parentElement?.closest(KEPT));
	const places = [...next.querySelectorAll(KEPT)].filter((part) => !part.parentElement?.closest(KEPT));
	for (const part of kept) {
		const place = places.find((candidate) => isSame(candidate, part));
		if (place) place.replaceWith(part);
		else next.prepend(part);
	}
	current.replaceChildren(...next.childNodes);
	// What a theme says about its page on this element: that nothing was found, how many columns.
	current.className = next.className;
	// What was moved has lost it.
	if (current.contains(focused)) focused?.focus({ preventScroll: true });
	restoreFocus();
	return true;
}

const isSame = (one: Element, other: Element): boolean =>
	one.localName === other.localName &&
	one.getAttribute('data-slug') === other.getAttribute('data-slug') &&
	one.getAttribute('data-archipel') === other.getAttribute('data-archipel');
