import { settings } from '../../runtime/settings';
import { safeUrl } from '../../safety/url';

/**
 * Checks a URL of the shop's REST API, so that nonces and customer data are sent only there (SEC-03 S11).
 *
 * @param address URL from a page, reply or header.
 * @returns `undefined` for any other URL, and if the API is on another origin.
 */
export function restAddress(address: string): URL | undefined {
	const root = new URL(settings().shop.restUrl, document.baseURI);
	const url = safeUrl(address);
	if (!url || url.origin !== location.origin || root.origin !== location.origin) return undefined;
	const [route, own] = [url, root].map(({ searchParams }) => searchParams.get('rest_route'));
	// Without pretty permalinks the route is a query parameter.
	const isPlain = typeof own === 'string';
	const [path, start] = isPlain ? [route ?? '', own] : [url.pathname, root.pathname];
	const isBelow = path.startsWith(start.replace(/\/?$/, '/')) && (!isPlain || url.pathname === root.pathname);
	// `..` may be in the query, or encoded.
	return isBelow && !/(^|\/|%2f)(\.|%2e){2}(\/|%2f|$)/i.test(path) ? url : undefined;
}
