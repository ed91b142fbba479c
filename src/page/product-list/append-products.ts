import { defineMessages } from '../../i18n/define-messages';
import { takeSafely } from '../../safety/read-page';
import { findList } from '../../shop/product-list/archive-markup';
import { PAGINATION, RESULT_COUNT } from '../../shop/product-list/list-selectors';

/** Texts with the keys `listing.…`. */
export const listMessages = defineMessages('listing', {
	shown: ['Liste mise à jour.', 'The list is up to date.'],
	added: [
		'{count} article de plus affiché | {count} articles de plus affichés',
		'{count} more item shown | {count} more items shown',
	],
});

/**
 * Appends the products of the next page to the list and replaces the pagination links. Products in the list already are dropped: a newly
 * published product shifts the pages.
 *
 * @param reply Response document; its products are moved out.
 * @returns The added products; `undefined` if the page or the response has no list.
 */
export function appendProducts(region: ParentNode, reply: ParentNode): Element[] | undefined {
	const list = findList(region);
	const from = findList(reply);
	const came = from && takeSafely(from);
	if (!list || !came) return undefined;
	const added = appendNew(list, [...came.children]);
	const theirs = [...reply.querySelectorAll(PAGINATION)].map(takeSafely);
	region.querySelectorAll(PAGINATION).forEach((links, index) => {
		const next = theirs[index];
		if (next) links.replaceWith(next);
		else links.remove();
	});
	const addedCount = [...reply.querySelectorAll(RESULT_COUNT)].map(countTextOf).find(Boolean)?.data ?? '';
	region.querySelectorAll(RESULT_COUNT).forEach((count) => continueCount(count, addedCount));
	return added;
}

/** Appends items to a list, except those in it already. @returns The added items. */
export function appendNew(list: Element, items: readonly Element[]): Element[] {
	const known = new Set([...list.children].map(productOf));
	const added = items.filter((item) => !productOf(item) || !known.has(productOf(item)));
	list.append(...added);
	return added;
}

/** Returns WordPress's class of a post, `post-182`. */
const productOf = ({ classList }: Element): string | undefined =>
	[...classList].find((name) => /^post-\d+$/.test(name));

/** Returns the text node with the result count; the element may also contain the sort order. */
const countTextOf = ({ childNodes }: Element): Text | undefined =>
	[...childNodes].find((node): node is Text => node instanceof Text && /\d/.test(node.data));

/** Makes a result count cover the appended products. @param addedCount Result count of the response. */
function continueCount(count: Element, addedCount: string): void {
	const before = countTextOf(count)?.data ?? '';
	const after = joinedCount(before, addedCount);
	if (!after) return;
	const write = () => {
		const text = countTextOf(count);
		if (text?.data === before) text.data = after;
	};
	write();
	// After two seconds WooCommerce's script rewrites the text that it read at page load (refresh_sorted_by_live_region).
	new MutationObserver(write).observe(count, { childList: true, subtree: true, characterData: true });
}

const NUMBER = /\d+/g;

/**
 * Joins two result counts: « Affichage de 17–32 sur 850 » after « 1–16 » gives « 1–32 ». The first number that is one above an old number is
 * replaced by the old start.
 *
 * @returns `undefined` if the texts differ in more than numbers, or no number is a continuation.
 */
export function joinedCount(before: string, after: string): string | undefined {
	const wording = (text: string) => text.replaceAll(NUMBER, '#').replaceAll(/\s+/g, ' ').trim();
	const [old, added] = [before, after].map((text) => (text.match(NUMBER) ?? []).map(Number));
	if (wording(before) !== wording(after)) return undefined;
	const start = added!.findIndex((number, place) => old!.includes(number - 1) && old![place]! < number);
	if (start < 0) return undefined;
	let place = 0;
	return after.replaceAll(NUMBER, (number) => (place++ === start ? String(old![start]) : number));
}
