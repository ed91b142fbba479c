import { requestText, wcAjaxUrl } from '../../http';
import { parseReply } from '../../parse-reply';
import { RequestError } from '../../request-error';
import { readVariation, type RawVariation } from './variation';
import type { Choice } from './variation-index';

/** Query of a variation. */
export interface VariationQuery {
	readonly choice: Choice;
	readonly productId: string;
	/** `data-custom_data` of the form, if any: string or map. */
	readonly customData?: unknown;
}

/**
 * Asks the server for the variation of a complete choice (VAR-02).
 *
 * @returns `undefined` if none fits.
 * @throws RequestError; an empty reply, which an unknown product gets, is `invalid` (SERVERS.md, S38).
 */
export async function fetchVariation(query: VariationQuery, signal: AbortSignal): Promise<RawVariation | undefined> {
	const url = wcAjaxUrl('get_variation');
	const body = await requestText(url, { form: fieldsOf(query), isRead: true, signal });
	const reply = parseReply(body);
	if (reply === false) return undefined;
	if (!readVariation(reply)) throw new RequestError('invalid', url, { body });
	return reply as RawVariation;
}

function fieldsOf({ choice, productId, customData }: VariationQuery): Record<string, string> {
	const fields: Record<string, string> = { ...choice, product_id: productId };
	const add = (name: string, value: unknown) => {
		if (value && typeof value === 'object') {
			// jQuery's encoding of nested data, which PHP parses.
			for (const [key, inner] of Object.entries(value)) add(`${name}[${key}]`, inner);
		} else if (value !== undefined && value !== null && value !== '') fields[name] = String(value);
	};
	add('custom_data', customData);
	return fields;
}
