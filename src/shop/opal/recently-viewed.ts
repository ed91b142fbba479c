import { requestText } from '../http';
import { settings } from '../settings';

/**
 * Takes a product out of the list that an Opal theme keeps in a cookie (specification, section 7: `osf_product_view`).
 * What the theme answers says nothing: the handler prints nothing at all, and WordPress ends it with `0`.
 *
 * @throws RequestError
 */
export async function forgetViewed(id: number): Promise<void> {
	await requestText(settings().shop.ajaxUrl, { form: { action: 'osf_product_view', productid: id } });
}
