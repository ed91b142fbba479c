import { requestText } from '../http';
import { phpForm } from '../php-form';
import { RequestError } from '../request-error';
import { restUrl } from '../rest-url';

/**
 * Asks for the products of a tab of ShopEngine's filterable list (LIST-08).
 *
 * @param settings What the widget shows of a product.
 * @returns HTML, which the route sends as `application/json` (SERVERS.md, S142); it has not passed the gate.
 * @throws RequestError
 */
export async function filteredProducts(
	products: readonly number[],
	settings: unknown,
	signal: AbortSignal,
): Promise<string> {
	const url = new URL(restUrl('shopengine-builder/v1/widgets_partials/filter_cat_products/'));
	for (const [name, value] of phpForm({ products, settings })) url.searchParams.append(name, value);
	const body = await requestText(url.href, { method: 'GET', isRead: true, signal });
	// A fatal PHP error truncates the reply, with status 200.
	if (!/<\/(div|p)>\s*$/.test(body)) throw new RequestError('invalid', url.href, { body });
	return body;
}
