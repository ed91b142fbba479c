import { expect, test } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { parseReply, phpForm, restUrl } from './http';

test.each([
	['/wp-json/', '/wp-json/wc/store/v1/products?include=1%2C2'],
	['/shop/wp-json', '/shop/wp-json/wc/store/v1/products?include=1%2C2'],
	['/index.php?rest_route=/', '/index.php?rest_route=%2Fwc%2Fstore%2Fv1%2Fproducts&include=1%2C2'],
])('a route below %s, without pretty permalinks a field of the query', (base, expected) => {
	printConfig({ shop: { restUrl: base } });
	const url = new URL(restUrl('wc/store/v1/products', { include: '1,2' }));
	expect(url.pathname + url.search).toBe(expected);
});

test('[LIST-05] nested settings are fields as PHP reads them', () => {
	const data = {
		posts_per_page: 4,
		tax_query: [{ taxonomy: 'product_cat', terms: ['bodys', 'guepieres'] }],
		tags: ['a', 'b'],
		sale: true,
		none: null,
		nothing: [],
		empty: {},
	};
	expect([...phpForm({ action: 'x', data, paged: 2 })]).toEqual([
		['action', 'x'],
		['data[posts_per_page]', '4'],
		['data[tax_query][0][taxonomy]', 'product_cat'],
		['data[tax_query][0][terms][]', 'bodys'],
		['data[tax_query][0][terms][]', 'guepieres'],
		['data[tags][]', 'a'],
		['data[tags][]', 'b'],
		['data[sale]', 'true'],
		['data[none]', ''],
		['paged', '2'],
	]);
});

const NOTICE = '<br />\n<b>Notice</b>:  Undefined index in <b>/x.php</b> on line <b>4</b><br />\n';

test.each([
	['JSON', '{"a":1}', { a: 1 }],
	['with a byte order mark', '\uFEFF{"a":1}', { a: 1 }],
	['with white space around it', '\r\n\t {"a":1} \n', { a: 1 }],
	['after a notice', `${NOTICE}{"a":1}`, { a: 1 }],
	['after a notice in plain text', '\nWarning: oops [x] in /x.php on line 3\n{"a":[1,{"b":2}]}', { a: [1, { b: 2 }] }],
	['after a notice with brackets of its own', 'Notice:\n{ not json }\n{"a":1}', { a: 1 }],
	['after HTML on one line', '<div>x</div>{"a":1}', { a: 1 }],
	['after many empty lines', `Notice${'\n'.repeat(300)}   {"a":1}`, { a: 1 }],
	['before a stray line', '{"a":1}\n<!-- 30 queries -->', { a: 1 }],
	['between the two', `${NOTICE}[1,2]\n0`, [1, 2]],
	['a map that PHP sends as a list', '[]', []],
	['a number', '-1', -1],
	['true', 'true', true],
])('parseReply: %s', (_what, body, value) => expect(parseReply(body)).toEqual(value));

test.each([
	['nothing', ''],
	['white space', ' \n'],
	['a page', '<!DOCTYPE html><html><script>{"a":1}</script></html>'],
	['a page in capitals', '<HTML>\n{"a":1}\n</HTML>'],
	['text', 'Invalid token'],
	['truncated', '{"fragments":{"a":"b"},"cart'],
	['truncated, with something whole inside', '{"a":[{"b":1},{"c":'],
	['truncated after a notice', `${NOTICE}{"a":"b`],
	['two replies', '{"a":1}{"b":2}'],
])('[REL-02] parseReply: no reply: %s', (_what, body) => expect(parseReply(body)).toBeUndefined());

test('parseReply: a long answer of white space is read in a moment', () => {
	const started = performance.now();
	expect(parseReply(`Notice${' \n'.repeat(200_000)}`)).toBeUndefined();
	expect(performance.now() - started).toBeLessThan(2000);
});
