import type { output, ZodMiniType } from '../../runtime/schema';
import { settings } from '../../runtime/settings';
import { safeUrl } from '../../safety/url';
import { requestList, requestText, restUrl, type RequestOptions } from '../http';
import { nonceBroker } from '../nonce-broker';
import { RequestError } from '../request-error';

export interface RestCall extends Pick<RequestOptions, 'form' | 'signal' | 'timeout'> {
	/** @default 'GET' */
	readonly method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
	readonly query?: Readonly<Record<string, string | number>>;
	/** JSON body. */
	readonly data?: unknown;
}

/** WordPress's maximum for `per_page` (SERVERS.md, S163). */
const PER_PAGE = 100;

/** Maximum number of pages, against an endless list. */
const MAX_PAGES = 100;

/**
 * Calls a route of the shop's REST API as the logged-in user: with a nonce of the broker, in the user's language. PUT, PATCH and DELETE go as POST, which every host lets
 * through (REST-01; SERVERS.md, S162). Only reads are repeated when the connection breaks.
 *
 * @param route Below the root, without a slash before it: `wp/v2/users/me`.
 * @throws RequestError, with the body of the answer; `invalid` for a route that leaves the API.
 */
export const callRest = async <S extends ZodMiniType>(route: string, schema: () => S, call: RestCall = {}) =>
	(await send(restUrl(route, { ...call.query, _locale: 'user' }), schema, call)).list;

/**
 * Fetches all entries of a list in pages of 100, following the `next` link of the header `Link`, because the server refuses `per_page=-1` (REST-02).
 *
 * @param schema Schema of a page: an array.
 * @throws RequestError; `invalid` if a next page is outside of the API, or after 100 pages.
 */
export async function fetchAllRest<S extends ZodMiniType<readonly unknown[]>>(
	route: string,
	schema: () => S,
	{ query, signal }: Pick<RestCall, 'query' | 'signal'> = {},
): Promise<output<S>[number][]> {
	const all: output<S>[number][] = [];
	let next: string | undefined = restUrl(route, { ...query, per_page: PER_PAGE, _locale: 'user' });
	for (let page = 1; next; page++) {
		if (page > MAX_PAGES) throw new RequestError('invalid', next);
		const answer: Awaited<ReturnType<typeof send<S>>> = await send(next, schema, { signal });
		all.push(...answer.list);
		next = nextIn(answer.headers.get('Link'));
	}
	return all;
}

function send<S extends ZodMiniType>(address: string, schema: () => S, call: RestCall) {
	const { method = 'GET', data, form, signal, timeout } = call;
	const url = restAddress(address);
	if (!url) return Promise.reject(new RequestError('invalid', address));
	const isRead = method === 'GET';
	const isOverridden = !isRead && method !== 'POST';
	return nonceBroker.use('wp_rest', (nonce) =>
		requestList(url.href, schema, {
			method: isRead ? 'GET' : 'POST',
			isRead,
			headers: {
				Accept: 'application/json',
				'X-WP-Nonce': nonce,
				...(isOverridden && { 'X-HTTP-Method-Override': method }),
			},
			...(form ? { form } : !isRead && { json: data ?? {} }),
			signal,
			timeout,
		}),
	);
}

/** `<address>; rel="prev", <address>; rel="next"` (SERVERS.md, S163) */
const nextIn = (link: string | null): string | undefined => /<([^>]*)>; rel="next"/.exec(link ?? '')?.[1];

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

/**
 * Stores for the user that the coming-soon banner was dismissed (CONS-04). The answer is ignored.
 *
 * @param address Of the user in the shop's REST API, as the banner names it; the nonce goes nowhere else (SEC-03).
 * @throws RequestError
 */
export async function dismissComingSoon(address: string, nonce: string): Promise<void> {
	const url = restAddress(address)?.href;
	if (!url) throw new RequestError('invalid', address);
	await requestText(url, {
		form: { 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' },
		headers: { 'X-WP-Nonce': nonce },
	});
}
