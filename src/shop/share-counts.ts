import * as z from '../runtime/schema';
import { late } from '../runtime/late';
import { safeUrl } from '../safety/url';
import { requestJson } from './http';

const countsSchema = late(() => z.record(z.string(), z.number()));

/**
 * How often a page was shared, by network, from an address that the owner has set up.
 *
 * @param source Address on this site or on an allowed host.
 * @param page Address of the page that is asked about.
 * @throws RequestError; nothing is asked of an address that does not pass the gate.
 */
export async function fetchShareCounts(
	source: string,
	page: string,
	signal: AbortSignal,
): Promise<Readonly<Record<string, number>>> {
	const url = safeUrl(source);
	if (!url) return {};
	url.searchParams.set('url', page);
	return requestJson(url.href, countsSchema, { method: 'GET', isRead: true, signal });
}
