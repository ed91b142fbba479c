import { keepFocus } from '../../runtime/keep-focus';
import { takeSafely } from '../../safety/read-page';
import { triggerJQuery } from '../../shop/jquery-bridge';
import { findRegion } from '../../shop/product-list/archive-markup';
import { RESULT_COUNT, SIDE } from '../../shop/product-list/list-selectors';
import { type ListSnapshot, placeNow } from './list-history';
import { prefersReducedMotion } from '../../dom/reduced-motion';
import './product-list.css';

export const BUSY = 'archipel-list-busy';

/**
 * Replaces the content of the parts, and the title.
 *
 * @param shown Address and added pages of the displayed list.
 * @returns The displayed list, to show it again.
 */
export function swapList(
	{ parts, title }: Pick<ListSnapshot, 'parts' | 'title'>,
	shown: Pick<ListSnapshot, 'address' | 'pages'>,
): ListSnapshot {
	const before = { ...shown, title: document.title, place: placeNow() };
	const old = parts.map(([place, content]) => [place, replaceRegion(place, content)] as const);
	document.title = title || document.title;
	return { ...before, parts: old };
}

/** Milliseconds, as the token `--archipel-duration`. */
const FADE = 200;

/**
 * Brings new content up from the opacity of a busy list, unless motion is reduced. A view transition would also show the old content, but takes every
 * press of the frames in which it captures the page.
 */
export function fadeIn(region: HTMLElement): void {
	if (!prefersReducedMotion()) region.animate({ opacity: [0.6, 1] }, FADE);
}

/**
 * Returns the parts of a response by their element on this page, passed through the gate. The server's live region roles are removed: we announce.
 */
export function partsOf(page: Document): ListSnapshot['parts'] | undefined {
	let [region, reply] = [findRegion(document), findRegion(page)];
	// A page without results may lack the wrapper of the list.
	if (serversClass(region) !== serversClass(reply)) [region, reply] = [widest(region), widest(reply)];
	const content = reply && takeSafely(reply);
	if (!region || !content) return undefined;
	for (const count of content.querySelectorAll(RESULT_COUNT)) {
		count.removeAttribute('role');
		count.removeAttribute('aria-relevant');
	}
	const theirs = [...page.querySelectorAll(SIDE)];
	const sides = [...document.querySelectorAll<HTMLElement>(SIDE)].flatMap((side) => {
		const same = theirs.find(({ id, localName }) => id === side.id && localName === side.localName);
		return same && !region.contains(side) ? changedParts(side, same) : [];
	});
	return [[region, content], ...sides];
}

/** Returns only changed parts of a side column, to keep input and open state in the others: WordPress gives each widget an id. */
function changedParts(side: HTMLElement, next: Element): ListSnapshot['parts'] {
	const [here, there] = [side, next].map(({ children }) => [...children] as HTMLElement[]);
	const isSame = here!.length === there!.length && here!.every(({ id }, at) => id && id === there![at]!.id);
	const pairs =
		isSame && here!.length ? here!.map((part, at) => [part, there![at]!] as const) : [[side, next] as const];
	return pairs.flatMap(([part, other]) => {
		const content = !other.matches(SAME) && !part.isEqualNode(other) && takeSafely(other);
		return content ? [[part, content] as const] : [];
	});
}

/** Returns the class attribute without our own classes. */
const serversClass = (region: Element | undefined): string =>
	[...(region?.classList ?? [])].filter((name) => !name.startsWith('archipel-')).join(' ');

const widest = (region: HTMLElement | undefined): HTMLElement | undefined =>
	region?.closest<HTMLElement>('main, [role=main]') ?? region;

/** Fires the events of Themify's script (SERVERS.md, S191), and that of WooCommerce's price slider. */
export function triggerListEvents(moment: 'before' | 'after'): void {
	if (moment === 'before') return triggerJQuery(document, 'wpf_ajax_before_replace');
	triggerJQuery(document, 'wpf_ajax_success');
	triggerJQuery(document.body, 'init_price_filter');
	// For scripts that measure layout: galleries, masonry.
	dispatchEvent(new Event('resize'));
}

/** Search forms are kept if the response has one too: the customer may be typing. */
const SEARCH = 'form[role=search]';

/** Place of a widget that is the same on each page of the list, in an answer with the list alone; the id is the widget's (class-list-answer.php). */
const SAME = '[data-archipel-same]';

/** Elements kept when the surrounding list is replaced: filter forms, islands unrelated to products, the theme's cart. */
const KEPT = `form.wpf_form, [data-archipel="filter-panel"], [data-archipel="loop-filter"], .widget_shopping_cart_content, ${SEARCH}, ${SAME}`;

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
	const same = places.flatMap((place) => (place.matches(SAME) && current.querySelector(`[id="${place.id}"]`)) || []);
	for (const part of [...same, ...outermost(current).filter((part) => !same.some((one) => one.contains(part)))]) {
		const place = places.find((candidate) => isSamePart(candidate, part));
		places = places.filter((other) => other !== place);
		if (!place && part.matches(SEARCH)) continue;
		const mark = new Comment();
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

const isSamePart = (place: Element, part: Element): boolean =>
	place.matches(SAME)
		? place.id === part.id
		: place.localName === part.localName &&
			place.getAttribute('data-slug') === part.getAttribute('data-slug') &&
			place.getAttribute('data-archipel') === part.getAttribute('data-archipel');
