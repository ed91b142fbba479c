import { safeUrl } from '../../safety/url';

/**
 * What an address may carry that does something when it is asked for, or tells a secret: a server copies it from the request into the links of a
 * list (research Q-S13), and each page of the list would do it again.
 */
const ACTIONS = [
	'add-to-cart',
	'quantity',
	'variation_id',
	'remove_item',
	'undo_item',
	'add_to_wishlist',
	'wc-ajax',
	'popup-selector',
	'key',
	'login',
	'nonce',
	'security',
	'_wpnonce',
	'_wp_http_referer',
];

/** What only the request needs: the address of the page is without it (contracts/browser/filter). */
const REQUEST_ONLY = ['wpf_ajax', 'append', '_'];

const DROPPED = new Set([...ACTIONS, ...REQUEST_ONLY]);

/**
 * The address of a list, as it may stand in the history and be shared.
 *
 * @returns `undefined` for what is on no host of the shop, or no page: another site, `javascript:`.
 */
export function listAddress(address: string | URL): URL | undefined {
	const url = safeUrl(String(address));
	if (!url || url.origin !== location.origin) return undefined;
	dropParameters(url, (name) => DROPPED.has(name));
	url.hash = '';
	return url;
}

/**
 * Takes parameters out of an address and leaves the others to the letter: `URLSearchParams` writes all of them anew, and `~` and `+`, which join the
 * terms of the page builder's filters, as something else (research Q-C1).
 */
export function dropParameters(url: URL, isDropped: (name: string) => boolean): void {
	const nameOf = (part: string) => [...new URLSearchParams(part).keys()][0];
	const kept = url.search
		.slice(1)
		.split('&')
		.filter((part) => part && !isDropped(nameOf(part) ?? ''));
	url.search = kept.join('&');
}

/** The first page of the same list: without `/page/{n}/`, and without the parameters that count pages. */
export function firstPage(address: URL): URL {
	const url = new URL(address);
	url.pathname = url.pathname.replace(/\/page\/\d+\/?$/, '/');
	dropParameters(url, (name) => ['paged', 'wpf_page', 'product-page'].includes(name));
	return url;
}
