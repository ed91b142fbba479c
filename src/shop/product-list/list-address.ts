import { settings } from '../../runtime/settings';
import { safeUrl } from '../../safety/url';

/**
 * Query parameters allowed in a list URL (SEC-03): a server copies every parameter into the links of the list, and each page would
 * repeat the action of one that has an action. WooCommerce's and WordPress's names of an archive, Themify's, the page builder's, and the language.
 */
const LIST_NAMES =
	/^(?:orderby|order|display|(?:min|max)_price|rating_filter|on_sale|product_(?:cat|tag|brand)|(?:filter|query_type|pa)_.+|s|post_type|taxonomy|term|p|page_id|page|paged|product-page|query(?:-\d+)?-page|wpf|wpf_.+|e-(?:filter|page)-.+|lang)$/;

/** A parameter of the request that the address of the page leaves out (SERVERS.md, S134). */
const REQUEST_ONLY = 'wpf_ajax';

/** Visible fields of GET forms: parameters of a theme or another filter plugin. Hidden fields are copies of the URL. */
const OFFERED = 'select[name], textarea[name], input[name]:not([type=hidden])';

/** Strips array brackets: `filter_taille[]` and `filter_taille[0]` are values of one name. */
const bare = (name: string): string => name.replace(/\[\d*\]$/, '');

function offeredNames(): Set<string> {
	const fields = document.querySelectorAll<HTMLInputElement>(OFFERED);
	return new Set([...fields].flatMap(({ form, name }) => (form?.method === 'get' ? bare(name) : [])));
}

/**
 * Returns the URL of a list without unknown parameters, safe for the history and sharing.
 *
 * @returns `undefined` for another origin or protocol: another site, `javascript:`.
 */
export function listAddress(address: string | URL): URL | undefined {
	const url = safeUrl(String(address));
	if (!url || url.origin !== location.origin) return undefined;
	const offered = url.search ? offeredNames() : new Set();
	const own = settings().shop.listNames;
	dropParameters(url, (name) => {
		const known = bare(name);
		return known === REQUEST_ONLY || !(LIST_NAMES.test(known) || offered.has(known) || own.includes(known));
	});
	url.hash = '';
	return url;
}

/**
 * Takes parameters out of an address and leaves the others to the letter: `URLSearchParams` writes all of them anew, and `~` and `+`, which join the
 * terms of the page builder's filters, as something else (LOOP-01).
 */
export function dropParameters(url: URL, isDropped: (name: string) => boolean): void {
	const nameOf = (part: string) => [...new URLSearchParams(part).keys()][0];
	const kept = url.search
		.slice(1)
		.split('&')
		.filter((part) => part && !isDropped(nameOf(part) ?? ''));
	url.search = kept.join('&');
}

/** Returns the URL of the first page of a list: without `/page/{n}/` and page parameters. */
export function firstPage(address: URL): URL {
	const url = new URL(address);
	url.pathname = url.pathname.replace(/\/page\/\d+\/?$/, '/');
	dropParameters(url, (name) => ['paged', 'wpf_page', 'product-page'].includes(name));
	return url;
}
