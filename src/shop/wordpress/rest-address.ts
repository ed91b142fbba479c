import { settings } from '../../runtime/settings';
import { safeUrl } from '../../safety/url';

/**
 * An address of the shop's REST API. A nonce and what a customer may read go nowhere else (SEC-03 S11).
 *
 * @param address As a page, a reply or a header names it.
 * @returns `undefined` for any other, and where the API is on another site.
 */
export function restAddress(address: string): URL | undefined {
	const root = new URL(settings().shop.restUrl, document.baseURI);
	const url = safeUrl(address);
	if (!url || url.origin !== location.origin || root.origin !== location.origin) return undefined;
	const [route, own] = [url, root].map(({ searchParams }) => searchParams.get('rest_route'));
	// Without pretty permalinks the route is a field of the query.
	const isPlain = typeof own === 'string';
	const [path, start] = isPlain ? [route ?? '', own] : [url.pathname, root.pathname];
	const isBelow = path.startsWith(start.replace(/\/?$/, '/')) && (!isPlain || url.pathname === root.pathname);
	// A way up may be written in the query, or encoded.
	return isBelow && !/(^|\/|%2f)(\.|%2e){2}(\/|%2f|$)/i.test(path) ? url : undefined;
}
