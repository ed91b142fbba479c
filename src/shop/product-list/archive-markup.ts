/** WooCommerce's lists of products, those of themes that are no `ul`, and its blocks. */
export const LIST =
	'ul.products, .products[class*="columns-"], .wc-block-product-template, .wc-block-grid__products, .archipel-products';

/** What WooCommerce and Themify's filter print where nothing matches. A filtered page may have it beside a list (contracts/filter/filter-page-2). */
export const NOTHING_FOUND =
	'.woocommerce-no-products-found, .wpf-no-products-found, .wc-block-product-collection-no-results, p.woocommerce-info, div.woocommerce-info';

export const RESULT_COUNT = '.woocommerce-result-count, .wp-block-woocommerce-product-results-count';

/** Numbered, and older/newer. */
export const PAGINATION =
	'.woocommerce-pagination, .wpf-pagination, .wp-block-query-pagination, .navigation.pagination, .posts-navigation';

/** Beside a list and about it: its filters, with their counts and addresses (LIST-10), and the trail that names its page. */
export const SIDE = '#secondary, .woocommerce-breadcrumb';

/** Where a list is that is not the one that a page is about. */
const ELSEWHERE =
	'aside, dialog, footer, .widget, .related, .upsells, .up-sells, .cross-sells, [role=complementary], [data-archipel-products]';

/** Around the list and what belongs to it: heading, count, order, pages. The shortcode's own box, or the theme's content. */
const REGION = '.woocommerce:not(body), #primary, main, [role=main]';

/** The list that a page is about. */
export function findList(page: ParentNode): Element | undefined {
	return [...page.querySelectorAll(LIST)].find((list) => !list.closest(ELSEWHERE));
}

/** What is replaced when another page of the list is shown: the list with all that belongs to it, or what says that nothing was found. */
export function findRegion(page: ParentNode): HTMLElement | undefined {
	const part = findList(page) ?? [...page.querySelectorAll(NOTHING_FOUND)].find((box) => !box.closest(ELSEWHERE));
	return part?.parentElement?.closest<HTMLElement>(REGION) ?? undefined;
}

/** The server's own words about how many there are: its count, or that there is nothing. */
export function summaryOf(region: ParentNode): string {
	const said = region.querySelector(RESULT_COUNT) ?? (findList(region) ? null : region.querySelector(NOTHING_FOUND));
	return (said?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/**
 * The address of what comes after the last page that is shown.
 *
 * @param address What is shown; Themify's link has no address of its own, only numbers (contracts/filter/filter-load-more-page-1).
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
