import { commonMessages } from '../i18n/common-messages';
import { requestMessages } from '../i18n/request-messages';

/**
 * Why a call gave no usable answer. An abort by the caller is not one of these: it passes through as `AbortError`.
 *
 * - `offline`: the browser has no connection, or what it takes to send did not come; nothing was sent (`fetch_error` of REST-04)
 * - `lost`: the connection broke; nobody here knows whether the server got the request (`fetch_error` of REST-04)
 * - `timeout`: no answer in time
 * - `http`: an answer outside 2xx; `status` tells which
 * - `stale-nonce`: the server did not accept the nonce, also after a fresh one
 * - `invalid`: an answer that is not what the contract says: HTML for JSON, truncated, empty, wrong types (`invalid_json`)
 */
export type RequestFailure = 'offline' | 'lost' | 'timeout' | 'http' | 'stale-nonce' | 'invalid';

const texts = {
	offline: 'offline',
	lost: 'lost',
	timeout: 'timeout',
	http: 'unknown',
	'stale-nonce': 'refused',
	invalid: 'invalidReply',
} as const satisfies Record<RequestFailure, Parameters<typeof requestMessages>[0] | 'lost' | 'unknown'>;

export class RequestError extends Error {
	override name = 'RequestError' as const;
	readonly reason: RequestFailure;
	/** HTTP status, if there was a response. */
	readonly status: number | undefined;
	/** Response body as text, if there was one. */
	readonly body: string | undefined;

	constructor(reason: RequestFailure, url: string, options: ErrorOptions & { status?: number; body?: string } = {}) {
		super(`${url}: ${reason}${options.status ? ` ${options.status}` : ''}`, options);
		this.reason = reason;
		this.status = options.status;
		this.body = options.body;
	}

	/** Error message for the visitor, in the page's language. */
	get text(): string {
		const key = texts[this.reason];
		return key === 'unknown' || key === 'lost' ? commonMessages(key) : requestMessages(key);
	}
}

/** Returns the error message for the visitor, for any thrown value. */
export function describeError(error: unknown): string {
	return error instanceof RequestError ? error.text : commonMessages('unknown');
}

/** Whether an error is an abort by the caller, which is not a failure. */
export function isAbort(error: unknown): boolean {
	return error instanceof DOMException && error.name === 'AbortError';
}
