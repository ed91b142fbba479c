import { webUrl } from './url';

/**
 * Navigates to the redirect of a form response, on any host like a browser, because payment providers have their own. Use only for a URL in the
 * shop's response to a submit. Other protocols are refused: `javascript:`, `data:`.
 *
 * @returns False if the URL is refused: show an error instead.
 */
export function followRedirect(address: unknown): boolean {
	const url = webUrl(address);
	if (url) location.assign(url.href);
	return Boolean(url);
}
