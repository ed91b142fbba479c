import { requestText } from '../http';
import { RequestError } from '../request-error';
import { settings } from '../../runtime/settings';

/**
 * Takes a product out of the list that an Opal theme keeps in a cookie (NAV-08: `osf_product_view`).
 * The response tells nothing: the theme's handler prints nothing, and WordPress ends it with `0`.
 *
 * @throws RequestError
 */
export async function forgetViewed(id: number): Promise<void> {
	const { ajaxUrl } = settings().shop;
	const body = await requestText(ajaxUrl, { form: { action: 'osf_product_view', productid: id } });
	// A complete page comes from another handler: maintenance mode, a login.
	if (/^\s*<(!doctype|html)\b/i.test(body)) throw new RequestError('invalid', ajaxUrl, { body });
}
