import { loadSchemas } from '../../runtime/schema';
import * as z from '../../runtime/schema';
import { settings } from '../../runtime/settings';
import { textOf } from '../../safety/html';
import { requestText, type RequestOptions, parseReply } from '../http';
import { RequestError } from '../request-error';

/** By id, or an empty array (SERVERS.md, S139). */
const suggestionsSchema = z.once(() =>
	z.union([z.record(z.string(), z.object({ label: z.string(), value: z.string() })), z.array(z.unknown())]),
);

export interface Suggestion {
	readonly key: string;
	/** Plain text. */
	readonly label: string;
	/** Value for the field; for a variation the URL of its product. */
	readonly value: string;
}

/**
 * Fetches suggestions of Themify's filter for a term. An empty term causes no request.
 *
 * @param key Searched field.
 * @param hasVariations Also suggests variations.
 * @throws RequestError
 */
export async function fetchSuggestions(
	term: string,
	key: 'sku' | 'title',
	hasVariations: boolean,
	{ signal }: Pick<RequestOptions, 'signal'>,
): Promise<Suggestion[]> {
	const wanted = term.trim();
	if (!wanted) return [];
	const url = settings().shop.ajaxUrl;
	const form = { term: wanted, key, action: 'wpf_autocomplete', variation: hasVariations ? undefined : 'no' };
	const [body] = await Promise.all([requestText(url, { form, isRead: true, signal }), loadSchemas()]);
	if (!body.trim()) return [];
	const reply = suggestionsSchema().safeParse(parseReply(body));
	if (!reply.success) throw new RequestError('invalid', url, { body });
	if (Array.isArray(reply.data)) return [];
	return Object.entries(reply.data).map(([id, { label, value }]) => ({ key: id, label: textOf(label), value }));
}
