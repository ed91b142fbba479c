import { afterEach, expect, test } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { restUrl } from './rest-url';

afterEach(() => printConfig());

test.each([
	['/wp-json/', '/wp-json/wc/store/v1/products?include=1%2C2'],
	['/shop/wp-json', '/shop/wp-json/wc/store/v1/products?include=1%2C2'],
])('a route below %s', (base, expected) => {
	printConfig({ shop: { restUrl: base } });
	const url = new URL(restUrl('wc/store/v1/products', { include: '1,2' }));
	expect(url.pathname + url.search).toBe(expected);
});

test('without pretty permalinks the route is a field of the query', () => {
	printConfig({ shop: { restUrl: '/index.php?rest_route=/' } });
	const url = new URL(restUrl('wc/store/v1/products', { per_page: 2 }));
	expect(Object.fromEntries(url.searchParams)).toEqual({ rest_route: '/wc/store/v1/products', per_page: '2' });
});
