import { keepFocus } from '../../runtime/keep-focus';

/** Goes on living where the reply has one too: somebody may write in it. */
const SEARCH = 'form[role=search]';

/** What goes on living when the list around it is replaced: forms of a filter, islands that are not about the products, the theme's cart. */
const KEPT = `form.wpf_form, [data-archipel="filter-panel"], [data-archipel="loop-filter"], .widget_shopping_cart_content, ${SEARCH}`;

/**
 * Shows other content in the place of what the page has. What is kept moves into its place in there, and the focus stays where it is, or goes to the
 * control that stands there now.
 *
 * @param next Safe to show; it is empty afterwards.
 * @returns What was there, as another such element.
 */
export function replaceRegion(current: HTMLElement, next: Element): Element {
	const restoreFocus = keepFocus(current);
	const focused = document.activeElement as HTMLElement | null;
	const before = current.cloneNode() as Element;
	let places = outermost(next);
	for (const part of outermost(current)) {
		const place = places.find((candidate) => isSame(candidate, part));
		places = places.filter((other) => other !== place);
		if (!place && part.matches(SEARCH)) continue;
		const mark = document.createComment('');
		part.replaceWith(mark);
		if (place) {
			place.replaceWith(part);
			mark.replaceWith(place);
		} else {
			next.prepend(part);
			// Its place, should what was there be shown again.
			mark.replaceWith(part.cloneNode());
		}
	}
	before.append(...current.childNodes);
	current.append(...next.childNodes);
	// What a theme says about its page on this element: that nothing was found, how many columns.
	current.className = next.className;
	// What was moved has lost it.
	if (current.contains(focused)) focused?.focus({ preventScroll: true });
	restoreFocus();
	return before;
}

const outermost = (page: Element): Element[] =>
	[...page.querySelectorAll(KEPT)].filter((part) => !part.parentElement?.closest(KEPT));

const isSame = (one: Element, other: Element): boolean =>
	one.localName === other.localName &&
	one.getAttribute('data-slug') === other.getAttribute('data-slug') &&
	one.getAttribute('data-archipel') === other.getAttribute('data-archipel');
