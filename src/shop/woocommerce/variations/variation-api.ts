import { requestText, wcAjaxUrl, parseReply, type RequestOptions } from '../../http';
import { RequestError } from '../../request-error';
import { readVariation, type RawVariation } from './variation';
import type { Choice } from './variation-index';

export interface LookupOptions {
	/** `data-custom_data` of the form, if any: string or map. */
	readonly customData?: unknown;
	/** Whether all guests get the same answer: asks our plugin by GET and without cookies, so that caches may answer. @default false */
	readonly isShared?: boolean;
	readonly signal: AbortSignal;
}

/**
 * Asks the server for the variation of a complete choice (VAR-02). A choice that our plugin refuses is sent to WooCommerce, by POST.
 *
 * @returns `undefined` if none fits.
 * @throws RequestError; an empty reply, which an unknown product gets, is `invalid` (SERVERS.md, S38).
 */
export async function fetchVariation(
	choice: Choice,
	productId: string,
	{ customData, isShared = false, signal }: LookupOptions,
): Promise<RawVariation | undefined> {
	const fields = { ...choice, product_id: productId };
	const ask = async (url: string, options: RequestOptions) => {
		const body = await requestText(url, { ...options, isRead: true, signal });
		const reply = parseReply(body);
		if (reply === false) return undefined;
		if (!readVariation(reply)) throw new RequestError('invalid', url, { body });
		return reply as RawVariation;
	};
	if (isShared)
		try {
			return await ask(wcAjaxUrl('archipel_variation'), { method: 'GET', form: fields, isAnonymous: true });
		} catch (error) {
			if (!(error instanceof RequestError && /http|invalid/.test(error.reason))) throw error;
		}
	return ask(wcAjaxUrl('get_variation'), { form: { ...fields, custom_data: customData || undefined } });
}
