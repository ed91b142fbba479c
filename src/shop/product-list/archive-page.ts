import { readPage } from '../../safety/read-page';
import { requestPage, type RequestOptions } from '../http';
import { RequestError } from '../request-error';
import { findRegion } from './archive-markup';
import { listAddress } from './list-address';

/** A parsed page with products, not displayed. */
export interface ArchivePage {
	/** URL after redirects, cleaned for the history. */
	readonly address: string;
	/** Document title. */
	readonly title: string;
	/** Parsed document; displayed parts must pass the HTML gate: `takeSafely`. */
	readonly document: Document;
}

/**
 * Asks for a page of a list.
 *
 * @param options `method`: GET, which caches can answer; POST for a theme that answers nothing else (LIST-10).
 * @throws RequestError `invalid` for a page that is cut short, or has no list: a login page, a maintenance page.
 */
export async function fetchArchivePage(
	address: URL,
	{ method = 'GET', signal }: Pick<RequestOptions, 'method' | 'signal'> = {},
): Promise<ArchivePage> {
	const headers = { Accept: 'text/html' };
	const { body, url } = await requestPage(address.href, { method, isRead: true, headers, signal });
	const page = readPage(body);
	// A fatal PHP error truncates the page, with status 200.
	const isWhole = body.slice(-2000).toLowerCase().includes('</html');
	if (!isWhole || !findRegion(page)) throw new RequestError('invalid', url, { body });
	return { address: listAddress(url || address)?.href ?? address.href, title: page.title, document: page };
}
