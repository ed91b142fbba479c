import { LIST, NOTHING_FOUND, PAGINATION, RESULT_COUNT } from './list-selectors';

/** Containers of other lists than the page's main list. */
const ELSEWHERE =
	'aside, dialog, footer, form, .widget, .related, .upsells, .up-sells, .cross-sells, [role=complementary], [data-archipel-products]';

/** Containers of the list with heading, count, order and pagination: the shortcode's wrapper or the theme's content. */
const REGION = '.woocommerce:not(body), #primary, main, [role=main]';

/** The box of a shortcode where nothing matches: it prints no message (SERVERS.md, S136). */
const EMPTY = '.woocommerce[class*="columns-"]:empty';

/** Returns the main product list of a page. */
export const findList = (page: ParentNode): Element | undefined =>
	[...page.querySelectorAll(LIST)].find((list) => !list.closest(ELSEWHERE));

/** Returns the region that is replaced with another page of the list: the container of the list, or of the "nothing found" message. */
export function findRegion(page: ParentNode): HTMLElement | undefined {
	const part = findList(page) ?? [...page.querySelectorAll(NOTHING_FOUND)].find((box) => !box.closest(ELSEWHERE));
	return (
		(part ? part.parentElement?.closest<HTMLElement>(REGION) : page.querySelector<HTMLElement>(EMPTY)) ?? undefined
	);
}

/** Returns the server's result count text, or its "nothing found" message. */
export function summaryOf(region: ParentNode): string {
	const said = (!findList(region) && region.querySelector(NOTHING_FOUND)) || region.querySelector(RESULT_COUNT);
	// The sort order is in a separate element for screen readers: joins the nodes with spaces.
	return [...(said?.childNodes ?? [])]
		.map(({ textContent }) => textContent)
		.join(' ')
		.replaceAll(/\s+/g, ' ')
		.trim();
}

/** Returns the total number of products on all pages; `undefined` if the page does not show it. */
export function totalOf(page: ParentNode): number | undefined {
	const region = findRegion(page);
	const list = findList(page);
	if (!region || !list) return region && 0;
	// « 1–16 sur 850 », « 7 résultats »: the largest number. « Le seul résultat » has none.
	const numbers = (summaryOf(region).match(/\d+/g) ?? []).map(Number);
	if (numbers.length) return Math.max(...numbers);
	return region.querySelector(PAGINATION) ? undefined : list.childElementCount;
}

/**
 * Returns the address of the page after the last displayed one.
 *
 * @param address Address of the displayed list, for Themify's link: that has only the number of the next page, as `data-current` (SERVERS.md, S138).
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
