import { settings } from '../runtime/settings';

/**
 * Returns the URL of a REST route of the shop; without pretty permalinks the route is a query parameter.
 *
 * @param route Route without leading slash: `wc/store/v1/products`.
 */
export function restUrl(route: string, query: Readonly<Record<string, string | number>> = {}): string {
	const url = new URL(settings().shop.restUrl, document.baseURI);
	const plain = url.searchParams.get('rest_route');
	if (plain === null) url.pathname = `${url.pathname.replace(/\/$/, '')}/${route}`;
	else url.searchParams.set('rest_route', `${plain.replace(/\/$/, '')}/${route}`);
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
	return url.href;
}
