import { requestText, wcAjaxUrl, parseReply } from '../../http';
import { RequestError } from '../../request-error';
import { readVariation, type RawVariation } from './variation';
import type { Choice } from './variation-index';

/**
 * Asks the server for the variation of a complete choice (VAR-02).
 *
 * @param customData `data-custom_data` of the form, if any: string or map.
 * @returns `undefined` if none fits.
 * @throws RequestError; an empty reply, which an unknown product gets, is `invalid` (SERVERS.md, S38).
 */
export async function fetchVariation(
	choice: Choice,
	productId: string,
	customData: unknown,
	signal: AbortSignal,
): Promise<RawVariation | undefined> {
	const url = wcAjaxUrl('get_variation');
	const form = { ...choice, product_id: productId, custom_data: customData || undefined };
	const body = await requestText(url, { form, isRead: true, signal });
	const reply = parseReply(body);
	if (reply === false) return undefined;
	if (!readVariation(reply)) throw new RequestError('invalid', url, { body });
	return reply as RawVariation;
}
