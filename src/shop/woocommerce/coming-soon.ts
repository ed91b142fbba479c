import { requestText } from '../http';
import { RequestError } from '../request-error';
import { safeUrl } from '../../safety/url';
import { settings } from '../../runtime/settings';

/**
 * Keeps with the user that the banner of a shop that is coming soon was dismissed (specification, section 7). What is answered says nothing.
 *
 * @param address Of the user in the shop's REST API, as the banner names it; the nonce goes nowhere else (peers Q-S11).
 * @throws RequestError
 */
export async function dismissComingSoon(address: string, nonce: string): Promise<void> {
	const root = new URL(settings().shop.restUrl, document.baseURI);
	const url = safeUrl(address)?.href;
	if (!url?.startsWith(root.href) || root.origin !== location.origin) throw new RequestError('invalid', address);
	await requestText(url, {
		form: { 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' },
		headers: { 'X-WP-Nonce': nonce },
	});
}
