import { settings } from '../../runtime/settings';
import { requestText, type RequestOptions } from '../http';
import { readSuggestions, type Suggestions } from '../suggestions';

/**
 * The Opal themes' own live search (SRCH-02): HTML, with what the theme finds.
 *
 * @returns `undefined` for an empty reply
 * @throws RequestError `http` 400 where the theme has gone (SERVERS.md, S146)
 */
export async function liveSearch(
	keyword: string,
	options: Pick<RequestOptions, 'signal'>,
): Promise<Suggestions | undefined> {
	const { ajaxUrl } = settings().shop;
	const form = { action: 'osf_woo_search', keyword };
	const html = await requestText(ajaxUrl, { ...options, form, isRead: true });
	return html.trim() ? readSuggestions(html, ajaxUrl) : undefined;
}
