import { takeSafely } from '../../safety/read-page';
import { findList } from '../../shop/product-list/archive-markup';
import { PAGINATION, RESULT_COUNT } from '../../shop/product-list/list-selectors';

/**
 * Puts the products of the next page after those that are there, and the links to further pages in the place of the old ones. One that is there
 * already stays out: a new product moves the pages while somebody reads.
 *
 * @param reply It is without them afterwards.
 * @returns Those that came; `undefined` if there is no list to add to, or none to take from.
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
	const said = [...reply.querySelectorAll(RESULT_COUNT)].map(countOf).find(Boolean)?.data ?? '';
	region.querySelectorAll(RESULT_COUNT).forEach((count) => goOn(count, said));
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

/** The words with the numbers; beside them may stand by what the list is sorted. */
const countOf = ({ childNodes }: Element): Text | undefined =>
	[...childNodes].find((node): node is Text => node instanceof Text && /\d/.test(node.data));

function goOn(count: Element, said: string): void {
	const before = countOf(count)?.data ?? '';
	const after = joinedCount(before, said);
	if (!after) return;
	const write = () => {
		const text = countOf(count);
		if (text?.data === before) text.data = after;
	};
	write();
	// WooCommerce's script writes once more, after two seconds, what it has read when the page was there (refresh_sorted_by_live_region).
	new MutationObserver(write).observe(count, { childList: true, subtree: true, characterData: true });
}

const NUMBER = /\d+/g;

/**
 * « Affichage de 17–32 sur 850 » after « 1–16 » is « 1–32 »: the number that follows one of those before begins where that page began.
 *
 * @returns `undefined` if the words are not the same, in any language, or no number follows another.
 */
export function joinedCount(before: string, after: string): string | undefined {
	const words = (text: string) => text.replaceAll(NUMBER, '#').replaceAll(/\s+/g, ' ').trim();
	const [shown, came] = [before, after].map((text) => (text.match(NUMBER) ?? []).map(Number));
	if (words(before) !== words(after)) return undefined;
	const first = came!.findIndex((number, place) => shown!.includes(number - 1) && shown![place]! < number);
	if (first < 0) return undefined;
	let place = 0;
	return after.replaceAll(NUMBER, (number) => (place++ === first ? String(shown![first]) : number));
}
