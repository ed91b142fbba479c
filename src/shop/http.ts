import type * as Ky from 'ky';
import { loadSchemas } from '../runtime/load-schemas';
import type { output, ZodMiniType } from '../runtime/schema';
import { serverClock } from '../runtime/clock';
import { bringCode } from '../runtime/patience';
import { parseReply } from './parse-reply';
import { RequestError } from './request-error';
import { settings } from '../runtime/settings';

/** Milliseconds after which a call gives up, unless it has a time-out of its own, as fragments have (CART-07). */
export const TIMEOUT = 10_000;

export interface RequestOptions {
	/** @default 'POST' */
	readonly method?: 'GET' | 'POST';
	/**
	 * Form fields, urlencoded; `undefined` ones are left out. `URLSearchParams` may repeat a name.
	 * A `FormData` is sent as multipart.
	 */
	readonly form?: FormData | URLSearchParams | Readonly<Record<string, string | number | undefined>>;
	/** Sent as JSON instead of a form. */
	readonly json?: unknown;
	/** Address that the request is said to come from, of this origin. @default the page's */
	readonly referrer?: string;
	readonly headers?: Readonly<Record<string, string>>;
	readonly signal?: AbortSignal;
	/** Milliseconds until the whole answer must have come. @default 10000 */
	readonly timeout?: number;
	/**
	 * It changes nothing on the server: sent once more when the connection breaks or the server is busy (408, 429, 502, 503, 504).
	 *
	 * @default false
	 */
	readonly isRead?: boolean;
}

/**
 * Sends a request to the shop and returns the body as text. Only reads are repeated here: a write may have been carried out
 * although its answer was lost (mutation.ts).
 *
 * @throws RequestError `offline`, `lost`, `timeout`, `http`; an `AbortError` if the caller's signal aborts.
 */
export async function requestText(url: string, options: RequestOptions = {}): Promise<string> {
	return (await send(url, options)).body;
}

/** A page, and the address that it has after redirects. A browser leaves the hash of a redirect out. */
export interface RequestedPage {
	readonly body: string;
	readonly url: string;
}

/**
 * Like `requestText`, for links and forms, which are answered by a page, also by a redirect to one: where it leads is part of the answer. Other
 * writes outlive the page that is left; these end with it, since Chromium leaves a redirect unanswered then while a tool intercepts
 * requests (Playwright's `route`, overrides of the developer tools).
 *
 * @throws RequestError `offline`, `lost`, `timeout`, `http`; an `AbortError` if the caller's signal aborts.
 */
export async function requestPage(url: string, options: RequestOptions = {}): Promise<RequestedPage> {
	const { body, url: address } = await send(url, options, { isPage: true });
	return { body, url: address };
}

/**
 * Sends a request and parses its JSON reply by the schema of the contract. Status 204 counts as `null`.
 *
 * @throws RequestError, `invalid` if the reply is not what the schema says. Nothing is sent without the means to read the answer.
 */
export async function requestJson<S extends ZodMiniType>(
	url: string,
	schema: () => S,
	options: RequestOptions = {},
): Promise<output<S>> {
	return (await requestList(url, schema, options)).list;
}

/** Like `requestJson`, for a page of a longer list: WordPress says in headers how many there are in all, and where the next ones are. */
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

/** Address of a store ajax action: `/?wc-ajax=add_to_cart`. */
export function wcAjaxUrl(action: string): string {
	return settings().shop.wcAjaxUrl.replace('%%endpoint%%', encodeURIComponent(action));
}

/** Of the client: reads are repeated once, and not later than this many milliseconds after a `Retry-After`. */
const RETRY = { limit: 1, methods: ['get', 'post'], statusCodes: [408, 429, 502, 503, 504], maxRetryAfter: 3000 };

/** The Fetch standard refuses more than 64 KiB that outlive their page, and a character takes up to nine bytes (`%E2%82%AC`). */
const KEEPALIVE_LENGTH = 7000;

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Comes with the first request, or when one seems about to be made: a visitor without a cart makes none. */
let client: typeof Ky | undefined;
let canRead = false;

/** @param isJson With the schemas. */
async function bringClient(isJson: boolean): Promise<void> {
	[client] = await Promise.all([client ?? import('ky'), isJson && loadSchemas()]);
	canRead ||= isJson;
}

/** A request seems about to be made, and is then sent at once. If what it takes does not come, that request says so. */
export const prefetchClient = (): void => void bringClient(true).catch(() => {});

/**
 * @param kind.isJson The answer is checked by a schema.
 * @param kind.isPage A redirect may lead to the answer.
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
		await bringCode(() => bringClient(isJson), timeout).catch((cause: unknown) => {
			throw new RequestError('offline', url, { cause });
		});
	const { default: ky, HTTPError, TimeoutError } = client!;
	const address = previewed(url);
	const body = json === undefined ? form && encode(form) : JSON.stringify(json);
	const init: RequestInit = {
		method,
		// A link that is followed meanwhile does not end it: Firefox and Safari would give it up at once, and the shopper be told that it failed.
		keepalive: !isRead && !isPage && lengthOf(body) < KEEPALIVE_LENGTH,
		credentials: 'same-origin',
		// Plugins ask `wp_doing_ajax()`-like questions by this header; jQuery always sends it.
		headers: { 'X-Requested-With': 'XMLHttpRequest', ...(json !== undefined && JSON_TYPE), ...headers },
		...(body && { body }),
		...(referrer && { referrer }),
	};
	let page: RequestedPage = { body: '', url };
	// It leaves now: ky lets a few turns pass first, in which whoever was pressed would be drawn.
	let early: SentRequest | undefined = sendNow(address, init);
	/** Not ky's copy of the request, whose form no tool of the browser shows. And ky's deadline is for the body too. */
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
		// An answer out of a cache carries the date at which it was made.
		if (method === 'POST') serverClock.observe(answered.get('Date'));
		return { status, headers: answered, ...page };
	} catch (cause) {
		signal?.throwIfAborted();
		const { body } = page;
		if (cause instanceof HTTPError) throw new RequestError('http', url, { status: cause.response.status, body, cause });
		throw new RequestError(cause instanceof TimeoutError ? 'timeout' : 'lost', url, { cause });
	}
}

/** Characters and bytes of files. */
function lengthOf(body: string | FormData | URLSearchParams = ''): number {
	if (typeof body === 'string') return body.length;
	return [...body].flat().reduce((sum, part) => sum + (typeof part === 'string' ? part.length : part.size), 0);
}

interface SentRequest {
	readonly answer: Promise<Response>;
	/** It is given up when the signal aborts. */
	readonly endWith: (signal: AbortSignal) => void;
}

function sendNow(address: URL, init: RequestInit): SentRequest {
	const own = new AbortController();
	return {
		answer: fetch(address, { ...init, signal: own.signal }),
		endWith(signal) {
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

function encode(form: NonNullable<RequestOptions['form']>): FormData | URLSearchParams {
	if (form instanceof FormData || form instanceof URLSearchParams) return form;
	const fields = Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
	return new URLSearchParams(fields);
}
