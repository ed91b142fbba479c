import { LIST, NOTHING_FOUND, PAGINATION, RESULT_COUNT } from './list-selectors';

/** Where a list is that is not the one that a page is about. */
const ELSEWHERE =
	'aside, dialog, footer, form, .widget, .related, .upsells, .up-sells, .cross-sells, [role=complementary], [data-archipel-products]';

/** Around the list and what belongs to it: heading, count, order, pages. The shortcode's own box, or the theme's content. */
const REGION = '.woocommerce:not(body), #primary, main, [role=main]';

/** The box of a shortcode where nothing matches: it prints no message (SERVERS.md, S136). */
const EMPTY = '.woocommerce[class*="columns-"]:empty';

/** The list that a page is about. */
export function findList(page: ParentNode): Element | undefined {
	return [...page.querySelectorAll(LIST)].find((list) => !list.closest(ELSEWHERE));
}

/** What is replaced when another page of the list is shown: the list with all that belongs to it, or what says that nothing was found. */
export function findRegion(page: ParentNode): HTMLElement | undefined {
	const part = findList(page) ?? [...page.querySelectorAll(NOTHING_FOUND)].find((box) => !box.closest(ELSEWHERE));
	return (
		(part ? part.parentElement?.closest<HTMLElement>(REGION) : page.querySelector<HTMLElement>(EMPTY)) ?? undefined
	);
}

/** The server's own words about how many there are: its count, or that there is nothing. */
export function summaryOf(region: ParentNode): string {
	const said = region.querySelector(RESULT_COUNT) ?? (findList(region) ? null : region.querySelector(NOTHING_FOUND));
	// By what it is sorted stands in an element of its own, for screen readers.
	const words = [...(said?.childNodes ?? [])].map(({ textContent }) => textContent);
	return words.join(' ').replaceAll(/\s+/g, ' ').trim();
}

/** How many there are on all its pages; `undefined` where the page does not say it. */
export function totalOf(page: ParentNode): number | undefined {
	const region = findRegion(page);
	const list = findList(page);
	if (!region || !list) return region && 0;
	// « 1–16 sur 850 », « 7 résultats »: the greatest. « Le seul résultat » has no number.
	const numbers = (summaryOf(region).match(/\d+/g) ?? []).map(Number);
	if (numbers.length) return Math.max(...numbers);
	return region.querySelector(PAGINATION) ? undefined : list.childElementCount;
}

/**
 * The address of what comes after the last page that is shown.
 *
 * @param address What is shown; Themify's link has no address of its own, only numbers (SERVERS.md, S138).
 * @returns `undefined` at the end of the list.
 */
export function nextPage(region: ParentNode, address: string): string | undefined {
	const { current, max } = region.querySelector<HTMLElement>('.wpf_infinity a')?.dataset ?? {};
	if (current && Number(current) <= Number(max)) {
		const url = new URL(address);
		url.searchParams.set('wpf_page', current);
		return url.href;
	}
	return [...region.querySelectorAll(PAGINATION)]
		.at(-1)
		?.querySelector<HTMLAnchorElement>(
			'a.next, a[rel~=next], .wp-block-query-pagination-next, .posts-navigation .nav-previous a',
		)?.href;
}
