import ky, { TimeoutError } from 'ky';
import { safeParse, type $ZodType, type output } from 'zod/v4/core';
import { serverClock } from '../runtime/clock';
import { parseReply } from './parse-reply';
import { RequestError } from './request-error';
import { settings } from './settings';

/** Milliseconds after which any call gives up, unless its contract says otherwise (specification, section 9: 5000 for fragments). */
export const TIMEOUT = 10_000;

export interface RequestOptions {
	/** @default 'POST' */
	readonly method?: 'GET' | 'POST';
	/** Form fields, urlencoded; `undefined` ones are left out. A `FormData` is sent as multipart. */
	readonly form?: FormData | Readonly<Record<string, string | number | undefined>>;
	readonly headers?: Readonly<Record<string, string>>;
	readonly signal?: AbortSignal;
	/** Milliseconds. @default 10000 */
	readonly timeout?: number;
}

// Retrying is for whoever knows that the call may be repeated: an add to cart may have happened although its answer was lost.
const client = ky.create({ retry: 0, throwHttpErrors: false, credentials: 'same-origin' });

/** A body, and where it came from after redirects. A browser leaves the hash of a redirect out. */
export interface RequestedPage {
	readonly body: string;
	readonly url: string;
}

/**
 * Sends a request to the shop and returns the body as text.
 *
 * @throws RequestError `offline`, `timeout`, `http`; an `AbortError` if the caller's signal aborts.
 */
export async function requestText(url: string, options?: RequestOptions): Promise<string> {
	return (await requestPage(url, options)).body;
}

/**
 * Like `requestText`, for calls that are answered by a redirect to a page: where it leads is part of the answer.
 *
 * @throws RequestError `offline`, `timeout`, `http`; an `AbortError` if the caller's signal aborts.
 */
export async function requestPage(url: string, options: RequestOptions = {}): Promise<RequestedPage> {
	const { method = 'POST', form, headers = {}, signal, timeout = TIMEOUT } = options;
	let response: Response;
	let body: string;
	try {
		response = await client(new URL(url, document.baseURI), {
			method,
			timeout,
			// Plugins ask `wp_doing_ajax()`-like questions by this header; jQuery always sends it.
			headers: { 'X-Requested-With': 'XMLHttpRequest', ...headers },
			...(signal && { signal }),
			...(form && { body: form instanceof FormData ? form : encode(form) }),
		});
		body = await withDeadline(response.text(), timeout, url);
	} catch (cause) {
		if (signal?.aborted) throw new DOMException('The call was aborted', 'AbortError');
		if (cause instanceof RequestError) throw cause;
		throw new RequestError(cause instanceof TimeoutError ? 'timeout' : 'offline', url, { cause });
	}
	if (signal?.aborted) throw new DOMException('The call was aborted', 'AbortError');
	serverClock.observe(response.headers.get('Date'));
	if (!response.ok) throw new RequestError('http', url, { status: response.status, body });
	return { body, url: response.url };
}

/**
 * Sends a request and parses its JSON reply by the schema of the contract.
 *
 * @throws RequestError, `invalid` if the reply is not what the schema says.
 */
export async function requestJson<S extends $ZodType>(
	url: string,
	schema: S,
	options?: RequestOptions,
): Promise<output<S>> {
	const body = await requestText(url, options);
	const result = safeParse(schema, parseReply(body));
	if (!result.success) throw new RequestError('invalid', url, { cause: result.error, body });
	return result.data;
}

/** Address of a store ajax action: `/?wc-ajax=add_to_cart`. */
export function wcAjaxUrl(action: string): string {
	return settings().shop.wcAjaxUrl.replace('%%endpoint%%', encodeURIComponent(action));
}

function encode(form: Readonly<Record<string, string | number | undefined>>): URLSearchParams {
	const fields = Object.entries(form).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]));
	return new URLSearchParams(fields);
}

/** ky's time-out ends with the headers; a body that never ends must not hold the queue either. */
async function withDeadline(body: Promise<string>, timeout: number, url: string): Promise<string> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<never>((_, reject) => {
		timer = setTimeout(() => reject(new RequestError('timeout', url)), timeout);
	});
	try {
		return await Promise.race([body, late]);
	} finally {
		clearTimeout(timer);
	}
}
