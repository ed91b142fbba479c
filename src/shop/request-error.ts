import { commonMessages } from '../i18n/common-messages';
import { defineMessages } from '../i18n/define-messages';

/**
 * Why a call gave no usable answer. An abort by the caller is not one of these: it passes through as `AbortError`.
 *
 * - `offline`: the browser has no connection, or a file or nonce needed for sending did not load; nothing was sent (`fetch_error` of REST-04)
 * - `lost`: the connection broke; it is unknown whether the server got the request (`fetch_error` of REST-04)
 * - `timeout`: no answer in time
 * - `http`: an answer outside 2xx; `status` tells which
 * - `stale-nonce`: the server did not accept the nonce, also after a fresh one
 * - `invalid`: an answer that breaks the contract: HTML for JSON, truncated, empty, wrong types (`invalid_json`)
 */
export type RequestFailure = 'offline' | 'lost' | 'timeout' | 'http' | 'stale-nonce' | 'invalid';

/** Why a request failed; the English texts are those of REST-04. */
const t = defineMessages('common', {
	offline: [
		'Vous semblez être hors ligne. Rien n’a été envoyé ; réessayez une fois la connexion revenue.',
		'You are probably offline. Nothing was sent; try again once you are connected.',
	],
	timeout: [
		'Le serveur met trop de temps à répondre. Réessayez dans un instant.',
		'The server takes too long to answer. Please try again in a moment.',
	],
	invalidReply: [
		'La réponse du serveur n’est pas lisible. Réessayez dans un instant.',
		'The response is not a valid JSON response. Please try again in a moment.',
	],
	refused: [
		'Le serveur a refusé la demande. Rechargez la page, puis réessayez.',
		'The server refused the request. Reload the page and try again.',
	],
});

const texts: Readonly<Record<RequestFailure, () => string>> = {
	offline: () => t('offline'),
	lost: () => commonMessages('lost'),
	timeout: () => t('timeout'),
	http: () => commonMessages('unknown'),
	'stale-nonce': () => t('refused'),
	invalid: () => t('invalidReply'),
};

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
		return texts[this.reason]();
	}
}

/** Returns the error message for the visitor, for any thrown value. One that is no failed request is an error of the code, and is reported as uncaught ones are. */
export function describeError(error: unknown): string {
	if (error instanceof RequestError) return error.text;
	reportError(error);
	return commonMessages('unknown');
}

/** Whether an error is an abort by the caller, which is not a failure. */
export const isAbort = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';
