import { readHtml } from '../../safety/html';
import { requestPage, type RequestOptions } from '../http';
import { RequestError } from '../request-error';
import { listAddress } from './list-address';

/** WooCommerce's lists of products, those of themes that are no `ul`, and its blocks. */
export const LIST =
	'ul.products, .products[class*="columns-"], .wc-block-product-template, .wc-block-grid__products, .archipel-products';

/** What WooCommerce and Themify's filter print where nothing matches. A form of Themify's has it too, hidden (contracts/filter/filter-page-2). */
export const NOTHING_FOUND =
	'.woocommerce-no-products-found, .wpf-no-products-found, .wc-block-product-collection-no-results, p.woocommerce-info, div.woocommerce-info';

export const RESULT_COUNT = '.woocommerce-result-count, .wp-block-woocommerce-product-results-count';
export const PAGINATION = '.woocommerce-pagination, .wpf-pagination, .wp-block-query-pagination';

/** Where a list is that is not the one that a page is about. */
const ELSEWHERE =
	'aside, dialog, footer, form, .widget, .related, .upsells, .up-sells, .cross-sells, [role=complementary], [data-archipel-products]';

/** Around the list and what belongs to it: heading, count, order, pages. The shortcode's own box, or the theme's content. */
const REGION = '.woocommerce:not(body), #primary, main, [role=main]';

/** What a shortcode prints where nothing matches: not a word (contracts/filter/filter-none). */
const EMPTY = '.woocommerce[class*="columns-"]:empty';

/** A page that shows products, read and not shown. */
export interface ArchivePage {
	/** After redirects, as it may stand in the history. */
	readonly address: string;
	/** Of the window. */
	readonly title: string;
	/** What stands in it has not passed the HTML gate. */
	readonly document: Document;
}

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
	return (said?.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/**
 * Asks for a page of a list.
 *
 * @param options `method`: GET, which caches can answer; POST for a theme that answers nothing else (specification, section 7).
 * @throws RequestError `invalid` for a page that is cut short, or has no list: a login page, a maintenance page.
 */
export async function fetchArchivePage(
	address: URL,
	{ method = 'GET', signal }: Pick<RequestOptions, 'method' | 'signal'> = {},
): Promise<ArchivePage> {
	const { body, url } = await requestPage(address.href, {
		method,
		isRead: true,
		headers: { Accept: 'text/html' },
		...(signal && { signal }),
	});
	const page = readHtml(body);
	// An error of PHP in the middle ends the page there, with status 200.
	const isWhole = body.slice(-2000).toLowerCase().includes('</html');
	if (!isWhole || !findRegion(page)) throw new RequestError('invalid', url, { body });
	return { address: listAddress(url)?.href ?? address.href, title: page.title, document: page };
}
