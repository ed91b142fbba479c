import { safeCopy } from '../../safety/html';
import { findList, PAGINATION } from '../../shop/product-list/archive-page';

/**
 * Puts the products of the next page after those that are there, and the links to further pages in the place of the old ones. One that is there
 * already stays out: a new product moves the pages while somebody reads.
 *
 * @returns Those that came; `undefined` if there is no list to add to, or none to take from.
 */
export function appendProducts(region: HTMLElement, reply: Element): Element[] | undefined {
	const list = findList(region);
	const from = findList(reply);
	const copy = from && safeCopy(from);
	if (!list || !copy) return undefined;
	const added = appendNew(list, [...copy.children]);
	const theirs = [...reply.querySelectorAll(PAGINATION)].map(safeCopy);
	region.querySelectorAll(PAGINATION).forEach((links, index) => {
		const next = theirs[index];
		if (next) links.replaceWith(next);
		else links.remove();
	});
	return added;
}

/** Puts items after those of a list, but for those that are there already. @returns Those that came. */
export function appendNew(list: Element, items: readonly Element[]): Element[] {
	const known = new Set([...list.children].map(productOf));
	const added = items.filter((item) => !productOf(item) || !known.has(productOf(item)));
	list.append(...added);
	return added;
}

/** WordPress's class of an item, `post-182`. */
const productOf = ({ classList }: Element): string | undefined =>
	[...classList].find((name) => /^post-\d+$/.test(name));
