import { requestText } from '../http';
import { RequestError } from '../request-error';
import { restAddress } from '../wordpress/rest-address';

/**
 * Keeps with the user that the banner of a shop that is coming soon was dismissed (CONS-04). What is answered says nothing.
 *
 * @param address Of the user in the shop's REST API, as the banner names it; the nonce goes nowhere else (SEC-03).
 * @throws RequestError
 */
export async function dismissComingSoon(address: string, nonce: string): Promise<void> {
	const url = restAddress(address)?.href;
	if (!url) throw new RequestError('invalid', address);
	await requestText(url, {
		form: { 'woocommerce_meta[coming_soon_banner_dismissed]': 'yes' },
		headers: { 'X-WP-Nonce': nonce },
	});
}
