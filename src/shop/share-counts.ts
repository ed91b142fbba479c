import * as z from '../runtime/schema';
import { safeUrl } from '../safety/url';
import { requestJson } from './http';

const countsSchema = z.once(() => z.record(z.string(), z.number()));

/**
 * Fetches the share counts of a page by network, from an endpoint that the owner has configured.
 *
 * @param source URL of the endpoint, on this site or an allowed host; no request if the gate refuses it.
 * @param page URL of the shared page.
 * @throws RequestError
 */
export async function fetchShareCounts(source: string, page: string, signal: AbortSignal) {
	const url = safeUrl(source);
	if (!url) return {};
	// The owner's address may hold the parameter already.
	url.searchParams.set('url', page);
	return requestJson(url.href, countsSchema, { method: 'GET', isRead: true, signal });
}
