import { settings } from '../../runtime/settings';
import { requestText, type RequestOptions } from '../http';
import { readSuggestions, type Suggestions } from '../suggestions';

/**
 * The Opal themes' own live search (specification, section 7): HTML, with what the theme finds.
 *
 * @throws RequestError `http` 400 where the theme has gone (contracts/search/theme-live-search-absent)
 */
export async function liveSearch(keyword: string, options: Pick<RequestOptions, 'signal'>): Promise<Suggestions> {
	const { ajaxUrl } = settings().shop;
	const form = { action: 'osf_woo_search', keyword };
	return readSuggestions(await requestText(ajaxUrl, { ...options, form, isRead: true }), ajaxUrl);
}
