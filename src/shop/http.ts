import type * as Ky from 'ky';
import { loadSchemas, type output, type ZodMiniType } from '../runtime/schema';
import { serverClock } from '../runtime/clock';
import { importWithRetry } from '../runtime/lazy-part';
import { parseJson } from '../runtime/foreign-text';
import { RequestError } from './request-error';
import { settings } from '../runtime/settings';

/** Milliseconds after which a call gives up, unless it has a time-out of its own, as fragments have (CART-07). */
export const TIMEOUT = 10_000;

export interface RequestOptions {
	/** @default 'POST' */
	readonly method?: 'GET' | 'POST';
	/** Form fields, urlencoded, see `phpForm`; the query of a GET request. `URLSearchParams` may repeat a name; `FormData` is sent as multipart. */
	readonly form?: FormData | URLSearchParams | Readonly<Record<string, unknown>> | undefined;
	/** JSON body instead of a form. */
	readonly json?: unknown;
	/** Referrer of the request, same origin. @default the page's URL */
	readonly referrer?: string | undefined;
	readonly headers?: Readonly<Record<string, string>> | undefined;
	readonly signal?: AbortSignal | undefined;
	/** Timeout for the whole response in milliseconds. @default 10000 */
	readonly timeout?: number | undefined;
	/** True for a request without side effects: retried once on a broken connection or a busy server (408, 429, 502, 503, 504). @default false */
	readonly isRead?: boolean;
	/** Sends no cookies: the answer is the same for all guests. @default false */
	readonly isAnonymous?: boolean;
}

/**
 * Sends a request to the shop and returns the response body as text. Only reads are retried here: a write may have been carried out
 * although its response was lost (mutation.ts).
 *
 * @throws RequestError `offline`, `lost`, `timeout`, `http`; an `AbortError` if the caller's signal aborts.
 */
export const requestText = async (url: string, options: RequestOptions = {}): Promise<string> =>
	(await send(url, options)).body;

/** A page with its URL after redirects; browsers drop the hash of a redirect. */
export interface RequestedPage {
	readonly body: string;
	readonly url: string;
}

/**
 * Like `requestText`, for links and forms whose response is a page, possibly after a redirect; also returns the final URL. Without `keepalive`,
 * unlike other writes, because Chromium never answers a redirected keepalive request while a tool intercepts requests (Playwright's `route`,
 * overrides of the developer tools).
 *
 * @throws RequestError `offline`, `lost`, `timeout`, `http`; an `AbortError` if the caller's signal aborts.
 */
export async function requestPage(url: string, options: RequestOptions = {}): Promise<RequestedPage> {
	const { body, url: address } = await send(url, options, { isPage: true });
	return { body, url: address };
}

/**
 * Sends a request and parses its JSON response by a schema. Status 204 counts as `null`.
 *
 * @throws RequestError, `invalid` if the response does not match the schema. Nothing is sent if the schema library fails to load.
 */
export const requestJson = async <S extends ZodMiniType>(url: string, schema: () => S, options: RequestOptions = {}) =>
	(await requestList(url, schema, options)).list;

/** Like `requestJson`, for one page of a list: also returns the headers, in which WordPress sends the total and the next page. */
export async function requestList<S extends ZodMiniType>(
	url: string,
	schema: () => S,
	options: RequestOptions = {},
): Promise<{ readonly list: output<S>; readonly headers: Headers }> {
	const { status, body, headers } = await send(url, options, { isJson: true });
	const result = schema().safeParse(status === 204 ? null : parseReply(body));
	if (!result.success) throw new RequestError('invalid', url, { cause: result.error, body });
	return { list: result.data, headers };
}

/** Returns the URL of a WooCommerce AJAX action: `/?wc-ajax=add_to_cart`. */
export const wcAjaxUrl = (action: string): string =>
	settings().shop.wcAjaxUrl.replace('%%endpoint%%', encodeURIComponent(action));

/** Retry options of the client: reads are retried once, and only for a `Retry-After` up to 3000 milliseconds. */
const RETRY = { limit: 1, methods: ['get', 'post'], statusCodes: [408, 429, 502, 503, 504], maxRetryAfter: 3000 };

/** Maximum characters of a keepalive body: the Fetch standard allows 64 KiB, and a character takes up to nine bytes (`%E2%82%AC`). */
const KEEPALIVE_LENGTH = 7000;

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** HTTP client, loaded with the first request or `prefetchClient`: visitors without a cart make no request. */
let client: typeof Ky | undefined;
let canRead = false;

/** @param isJson Also loads the schema library. */
async function bringClient(isJson: boolean): Promise<void> {
	[client] = await Promise.all([client ?? import('ky'), isJson && loadSchemas()]);
	canRead ||= isJson;
}

/** Loads the client before a probable request. Errors are ignored here; the request reports them. */
export const prefetchClient = (): void => void bringClient(true).catch(() => {});

/**
 * @param kind.isJson The response is checked by a schema.
 * @param kind.isPage The response may come after a redirect.
 */
async function send(
	url: string,
	options: RequestOptions,
	{ isJson = false, isPage = false } = {},
): Promise<RequestedPage & { readonly status: number; readonly headers: Headers }> {
	const { method = 'POST', form, json, referrer, headers, signal, timeout = TIMEOUT, isRead = false } = options;
	signal?.throwIfAborted();
	if (!navigator.onLine) throw new RequestError('offline', url);
	if (!client || (isJson && !canRead))
		await importWithRetry(() => bringClient(isJson), timeout).catch((cause: unknown) => {
			throw new RequestError('offline', url, { cause });
		});
	const { default: ky, HTTPError, TimeoutError } = client!;
	const address = previewed(url);
	const fields = form && encode(form);
	const isPost = method === 'POST';
	for (const [name, value] of (!isPost && fields) || []) address.searchParams.append(name, String(value));
	const body = json === undefined ? fields : JSON.stringify(json);
	const init: RequestInit = {
		method,
		// Keeps a write alive when a link is followed: Firefox and Safari would abort it at once, and an error would be shown.
		keepalive: !isRead && !isPage && lengthOf(body) < KEEPALIVE_LENGTH,
		credentials: options.isAnonymous ? 'omit' : 'same-origin',
		// Some plugins detect AJAX requests by this header, which jQuery always sends.
		headers: { 'X-Requested-With': 'XMLHttpRequest', ...(json !== undefined && JSON_TYPE), ...headers },
		...(isPost && body && { body }),
		...(referrer && { referrer }),
	};
	let page: RequestedPage = { body: '', url };
	// Sent now: ky starts a request only after several ticks, in which the browser would paint first.
	let early: ReturnType<typeof sendNow> | undefined = sendNow(address, init);
	/** Sends our own request, not ky's copy, whose form data developer tools do not show. Reads the body here, so that ky's timeout includes it. */
	const request = async (copy: RequestInfo | URL) => {
		const { answer, endWith } = early ?? sendNow(address, init);
		early = undefined;
		endWith((copy as Request).signal);
		const response = await answer;
		page = { body: await response.text(), url: response.url };
		return response;
	};
	try {
		const options = { ...init, fetch: request, timeout, retry: isRead ? RETRY : 0, ...(signal && { signal }) };
		const { status, headers: answered } = await ky(address, options);
		signal?.throwIfAborted();
		// Only POST: a cached response has an old date.
		if (isPost) serverClock.observe(answered.get('Date'));
		return { status, headers: answered, ...page };
	} catch (cause) {
		signal?.throwIfAborted();
		const { body } = page;
		if (cause instanceof HTTPError) throw new RequestError('http', url, { status: cause.response.status, body, cause });
		throw new RequestError(cause instanceof TimeoutError ? 'timeout' : 'lost', url, { cause });
	}
}

/** Length of a body: characters of texts plus bytes of files. */
function lengthOf(body: string | FormData | URLSearchParams = ''): number {
	if (typeof body === 'string') return body.length;
	return [...body].flat().reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.size), 0);
}

function sendNow(address: URL, init: RequestInit) {
	const own = new AbortController();
	return {
		answer: fetch(address, { ...init, signal: own.signal }),
		endWith(signal: AbortSignal) {
			const end = () => own.abort(signal.reason);
			if (signal.aborted) end();
			else signal.addEventListener('abort', end, { once: true });
		},
	};
}

/** In the preview of a theme, the answers are made with that theme too. */
function previewed(url: string): URL {
	const address = new URL(url, document.baseURI);
	const { themePreview } = settings().shop;
	if (themePreview && address.origin === location.origin) address.searchParams.set('wp_theme_preview', themePreview);
	return address;
}

const encode = (form: NonNullable<RequestOptions['form']>): FormData | URLSearchParams =>
	form instanceof FormData || form instanceof URLSearchParams ? form : phpForm(form);

/** Returns the text fields of a form, to send them urlencoded, which carries no files. */
export const urlEncoded = (form: FormData): URLSearchParams =>
	new URLSearchParams([...form].filter((field): field is [string, string] => typeof field[1] === 'string'));

/**
 * Returns the URL of a REST route of the shop; without pretty permalinks the route is a query parameter.
 *
 * @param route Route without leading slash: `wc/store/v1/products`.
 */
export function restUrl(route: string, query: Readonly<Record<string, string | number>> = {}): string {
	const url = new URL(settings().shop.restUrl, document.baseURI);
	const plain = url.searchParams.get('rest_route');
	if (plain === null) url.pathname = `${url.pathname.replace(/\/$/, '')}/${route}`;
	else url.searchParams.set('rest_route', `${plain.replace(/\/$/, '')}/${route}`);
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
	return url.href;
}

/**
 * Encodes nested data for PHP: `data[tax_query][0][terms][]=bodys`. `undefined`, an empty list and an empty object give no field, null gives an
 * empty one.
 */
export function phpForm(fields: Readonly<Record<string, unknown>>): URLSearchParams {
	const form = new URLSearchParams();
	const add = (name: string, value: unknown): void => {
		if (value === undefined) return;
		if (typeof value !== 'object' || value === null) return form.append(name, String(value ?? ''));
		// Only objects in a list get an index, so that their fields stay together.
		for (const [key, one] of Object.entries(value))
			add(`${name}[${Array.isArray(value) && Object(one) !== one ? '' : key}]`, one);
	};
	for (const [name, value] of Object.entries(fields)) add(name, value);
	return form;
}

/**
 * Parses JSON from a PHP response, which may have a byte order mark, notices or warnings before it, or text after it.
 *
 * @returns The value; `undefined` for an empty body, an HTML page or a truncated reply.
 */
export function parseReply(body: string): unknown {
	const text = body.trim();
	const whole = parseJson(text);
	if (whole !== undefined) return whole;
	// A complete HTML page is no JSON reply, even if one of its scripts contains JSON.
	if (/^<(!doctype|html)\b/i.test(text)) return undefined;
	const end = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
	// Text that starts as JSON but fails to parse is truncated: a complete value inside would not be the reply.
	if (/^[[{]/.test(text)) return parseJson(text.slice(0, end));
	for (const { index, 0: start } of text.matchAll(/[>\r\n][^\S\r\n]*[[{]/g)) {
		const value = parseJson(text.slice(index + start.length - 1, end));
		if (value !== undefined) return value;
	}
	return undefined;
}
