// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { browserCalls } from '../e2e/calls/all-calls';
import { projectFiles, read } from '../setup/repository';
import { adapterCalls } from './calls/all-calls';

const files = projectFiles().filter((file) => /^(src|islands)\//.test(file));
/** Modules that talk to a server. */
const modules = files.filter(
	(file) =>
		/\.tsx?$/.test(file) &&
		!/\.test\.tsx?$/.test(file) &&
		/\bfetch\(|sendBeacon\(|XMLHttpRequest\(|\brequest(Json|Text|Page|List)\b/.test(read(file)),
);
/** The way to the server itself, and the list of our own files, which is no part of the shop (its faults: src/runtime/load.test.ts). */
const WAYS = new Set(['src/shop/http.ts', 'src/runtime/registry.ts']);
/** Names in these modules that are none of an endpoint: fields, a nonce, a refusal, and the action behind which two methods stand. */
const OTHERS = new Set([
	'custom_data',
	'product_id',
	'removed_item',
	'awdr_ajax_front_end',
	'wdr_ajax',
	'wp_rest',
	// What `tinvwl` is asked for, and rows of a table: one way there and back for all of them.
	'get_data',
	'add_to_cart_all',
	'add_to_cart_single',
	'move_single',
	'rest_cookie_invalid_nonce',
	'attribute_counts',
	'filter_stock_status',
	'on_sale',
	'rating_filter',
	'stock_status',
]);

describe.each([
	['adapters', adapterCalls],
	['browser', browserCalls],
])('the table of the %s', (_table, calls) => {
	test.each(modules.filter((candidate) => !WAYS.has(candidate)))('[REL-01] has every call of %s', (file) => {
		const declared = calls.filter(({ module }) => module === file).map(({ endpoint }) => endpoint);
		const code = read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
		const actions = [...code.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)].map(([, name]) => name!);
		const routes = [...code.matchAll(/[a-z-]+(?:\/[a-z-]+)?\/v\d+\/[a-z/_-]+/g)].map(([route]) => `rest/${route}`);
		expect(declared).not.toEqual([]);
		expect(declared).toEqual(expect.arrayContaining([...actions, ...routes].filter((name) => !OTHERS.has(name))));
	});

	test('[REL-01] names no module that makes no call', () => {
		expect(calls.map(({ module }) => module).filter((file) => !modules.includes(file))).toEqual([]);
	});
});
