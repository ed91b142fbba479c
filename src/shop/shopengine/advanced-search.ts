import { requestText, type RequestOptions } from '../http';
import { readSuggestions, type Suggestions } from '../suggestions';

/**
 * ShopEngine's advanced search: its serialized form, whose nonce is sent as a header too. HTML under `application/json`
 * (SERVERS.md, S143, S144).
 *
 * @param address Where the form goes; it has passed the gate.
 * @returns `undefined` for the empty reply to a form without a nonce that still counts.
 * @throws RequestError `http` 403 where the nonce is too old
 */
export async function advancedSearch(
	address: URL,
	fields: URLSearchParams,
	options: Pick<RequestOptions, 'signal'>,
): Promise<Suggestions | undefined> {
	const url = new URL(address);
	url.search = String(fields);
	const nonce = fields.get('nonce') ?? '';
	const headers = /^[a-f0-9]{10}$/.test(nonce) ? { 'X-WP-Nonce': nonce } : undefined;
	const html = await requestText(url.href, { ...options, method: 'GET', isRead: true, ...(headers && { headers }) });
	return html.trim() ? readSuggestions(html, url.href) : undefined;
}
