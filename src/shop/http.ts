import { loadSchemas, type output, type ZodMiniType } from '../runtime/schema';
import { serverClock } from '../runtime/clock';
import { parseReply } from './parse-reply';
import { RequestError } from './request-error';
import { settings } from '../runtime/settings';

/** Milliseconds after which any call gives up, unless its contract says otherwise (specification, section 9: 5000 for fragments). */
export const TIMEOUT = 10_000;

export interface RequestOptions {
	/** @default 'POST' */
	readonly method?: 'GET' | 'POST';
	/**
	 * Form fields, urlencoded; `undefined` ones are left out. `URLSearchParams` may repeat a name.
	 * A `FormData` is sent as multipart.
	 */
	readonly form?: FormData | URLSearchParams | Readonly<Record<string, string | number | undefined>>;
	readonly headers?: Readonly<Record<string, string>>;
	readonly signal?: AbortSignal;
	/** Milliseconds until the whole answer must have come. @default 10000 */
	readonly timeout?: number;
}

/**
 * Sends a request to the shop and returns the body as text. It is sent once: repeating is for whoever knows that the call
 * may be repeated, since an add to cart may have happened although its answer was lost.
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
 * Like `requestText`, for calls that are answered by a redirect to a page: where it leads is part of the answer.
 *
 * @throws RequestError `offline`, `lost`, `timeout`, `http`; an `AbortError` if the caller's signal aborts.
 */
export async function requestPage(url: string, options: RequestOptions = {}): Promise<RequestedPage> {
	const { body, url: address } = await send(url, options);
	return { body, url: address };
}

/**
 * Sends a request and parses its JSON reply by the schema of the contract. Status 204 counts as `null`.
 *
 * @throws RequestError, `invalid` if the reply is not what the schema says, `lost` also if the schema library does not come.
 */
export async function requestJson<S extends ZodMiniType>(
	url: string,
	schema: () => S,
	options: RequestOptions = {},
): Promise<output<S>> {
	const library = loadSchemas();
	// Told below; until then it is nobody's unhandled rejection.
	library.catch(() => {});
	const { status, body } = await send(url, options);
	await library.catch((cause: unknown) => {
		throw new RequestError('lost', url, { cause });
	});
	const result = schema().safeParse(status === 204 ? null : parseReply(body));
	if (!result.success) throw new RequestError('invalid', url, { cause: result.error, body });
	return result.data;
}

/** Address of a store ajax action: `/?wc-ajax=add_to_cart`. */
export function wcAjaxUrl(action: string): string {
	return settings().shop.wcAjaxUrl.replace('%%endpoint%%', encodeURIComponent(action));
}

async function send(url: string, options: RequestOptions): Promise<RequestedPage & { readonly status: number }> {
	const { method = 'POST', form, headers = {}, signal, timeout = TIMEOUT } = options;
	throwIfAborted(signal);
	if (!navigator.onLine) throw new RequestError('offline', url);
	const address = new URL(url, document.baseURI);
	// Answers to a preview are made with the previewed theme too (specification, section 2).
	const { themePreview } = settings().shop;
	if (themePreview && address.origin === location.origin) address.searchParams.set('wp_theme_preview', themePreview);
	// One deadline for headers and body: an answer that never ends must not hold the queue either.
	const ending = new AbortController();
	const end = () => ending.abort();
	const timer = setTimeout(end, timeout);
	signal?.addEventListener('abort', end);
	try {
		const response = await fetch(address, {
			method,
			credentials: 'same-origin',
			// Plugins ask `wp_doing_ajax()`-like questions by this header; jQuery always sends it.
			headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers },
			signal: ending.signal,
			...(form && { body: encode(form) }),
		});
		const body = await response.text();
		throwIfAborted(signal);
		// An answer out of a cache carries the date at which it was made.
		if (method === 'POST') serverClock.observe(response.headers.get('Date'));
		if (!response.ok) throw new RequestError('http', url, { status: response.status, body });
		return { status: response.status, body, url: response.url };
	} catch (cause) {
		throwIfAborted(signal);
		if (cause instanceof RequestError) throw cause;
		throw new RequestError(ending.signal.aborted ? 'timeout' : 'lost', url, { cause });
	} finally {
		clearTimeout(timer);
		signal?.removeEventListener('abort', end);
	}
}

function throwIfAborted(signal: AbortSignal | undefined): void {
	if (signal?.aborted) throw new DOMException('The call was aborted', 'AbortError');
}

function encode(form: NonNullable<RequestOptions['form']>): FormData | URLSearchParams {
	if (form instanceof FormData || form instanceof URLSearchParams) return form;
	const fields = Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
	return new URLSearchParams(fields);
}
