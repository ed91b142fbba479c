import { readPage } from '../../safety/read-page';
import { requestPage, type RequestOptions } from '../http';
import { RequestError } from '../request-error';
import { findRegion } from './archive-markup';
import { listAddress } from './list-address';

/** A parsed page with products, not displayed. */
export interface ArchivePage {
	/** URL after redirects, cleaned for the history. */
	readonly address: string;
	/** Whether a redirect led away from lists, as from a search with one result to its product: the address is the page to go to. */
	readonly isElsewhere?: true;
	readonly title: string;
	/** Parsed document; displayed parts must pass the HTML gate: `takeSafely`. */
	readonly document: Document;
}

/** Query parameter of a request for the list of a page alone (class-list-answer.php). Another server answers with the whole page, which is as good. */
const LIST_ALONE = 'archipel-list=1';

/** Whether the list alone was refused where the whole page was not: it is not asked for again on this page. */
let isRefused = false;

/**
 * Asks for a page of a list: for the list alone (LIST-12), and for the whole page if the answer has none.
 *
 * @param options `method`: GET, which caches can answer; POST for a theme that answers nothing else (LIST-10).
 * @throws RequestError `invalid` for a page that is cut short, or has no list: a login page, a maintenance page.
 */
export async function fetchArchivePage(address: URL, options: Pick<RequestOptions, 'method' | 'signal'> = {}) {
	if (isRefused || options.method === 'POST') return ask(address, options);
	const alone = new URL(address);
	// To the letter: `searchParams` would write the others anew (LOOP-01).
	alone.search += `${alone.search ? '&' : '?'}${LIST_ALONE}`;
	try {
		return await ask(alone, options);
	} catch (error) {
		if (!isUnexpected(error)) throw error;
	}
	const page = await ask(address, options);
	isRefused = !page.isElsewhere;
	return page;
}

/** Statuses of a busy server, which has been asked twice already. */
const BUSY = new Set([408, 429, 502, 503, 504]);

const isUnexpected = (error: unknown): boolean =>
	error instanceof RequestError &&
	(error.reason === 'invalid' || (error.reason === 'http' && !BUSY.has(error.status ?? 0)));

async function ask(address: URL, { method = 'GET', signal }: Pick<RequestOptions, 'method' | 'signal'>) {
	const { body, url } = await requestPage(address.href, {
		method,
		isRead: true,
		headers: { Accept: 'text/html' },
		signal,
	});
	const page = readPage(body);
	const { title } = page;
	const isThere = findRegion(page);
	// A product's page may have a list of related ones. The list alone may be redirected for its parameter's sake: the whole page tells.
	const isProduct = page.body.classList.contains('single-product');
	const isElsewhere = url && url !== address.href && (isProduct || !(isThere || address.href.endsWith(LIST_ALONE)));
	// A fatal PHP error truncates the page, with status 200.
	const isWhole = body.slice(-2000).toLowerCase().includes('</html');
	if (!isWhole || !(isThere || isElsewhere)) throw new RequestError('invalid', url, { body });
	if (isElsewhere) return { address: url, title, document: page, isElsewhere };
	return { address: listAddress(url || address)?.href ?? address.href, title, document: page };
}
