import { keepFocus } from '../../runtime/keep-focus';

/** Search forms are kept if the response has one too: the customer may be typing. */
const SEARCH = 'form[role=search]';

/** Elements kept when the surrounding list is replaced: filter forms, islands unrelated to products, the theme's cart. */
const KEPT = `form.wpf_form, [data-archipel="filter-panel"], [data-archipel="loop-filter"], .widget_shopping_cart_content, ${SEARCH}`;

/**
 * Replaces the content of an element. Kept elements move to their place in the new content; the focus stays, or moves to the corresponding new
 * control.
 *
 * @param next Content that has passed the gate; empty afterwards.
 * @returns The old content, in a clone of the element.
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
			// Placeholder, for restoring the old content later.
			mark.replaceWith(part.cloneNode());
		}
	}
	before.append(...current.childNodes);
	current.append(...next.childNodes);
	// The class carries theme state of the page: no results, number of columns.
	current.className = next.className;
	// Moving an element drops its focus.
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
