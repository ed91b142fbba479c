// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { projectFiles, read } from '../setup/repository';
import { adapterCalls } from './calls/all-calls';

// What listens to the keys of the page does so once it is imported; Node has no page.
vi.hoisted(() => void vi.stubGlobal('addEventListener', () => {}));

const files = projectFiles().filter((file) => /^(src|islands)\//.test(file));
/** Modules that send requests. */
const modules = files.filter(
	(file) =>
		/\.tsx?$/.test(file) &&
		!/\.test\.tsx?$/.test(file) &&
		/\bfetch\(|sendBeacon\(|XMLHttpRequest\(|\brequest(Json|Text|Page|List)\b/.test(read(file)),
);
/** The HTTP client, and the request for the plugin's own registry, whose faults are tested in src/runtime/load.test.ts. */
const WAYS = new Set(['src/shop/http.ts', 'src/runtime/registry.ts']);
/** Names in these modules that are not endpoints: fields, a nonce, an error code, and an action that stands for two methods. */
const OTHERS = new Set([
	'custom_data',
	'product_id',
	'removed_item',
	'rest_route',
	'awdr_ajax_front_end',
	'wdr_ajax',
	'wp_rest',
	// Commands of the endpoint `tinvwl`, which share its code path.
	'get_data',
	'add_to_cart_all',
	'add_to_cart_single',
	'move_single',
	'rest_cookie_invalid_nonce',
	'failed_login',
	'attribute_counts',
	'filter_stock_status',
	'on_sale',
	'rating_filter',
	'stock_status',
]);

describe('the table of the adapters', () => {
	test.each(modules.filter((candidate) => !WAYS.has(candidate)))('[REL-01] has every call of %s', (file) => {
		const declared = adapterCalls.filter(({ module }) => module === file).map(({ endpoint }) => endpoint);
		const code = read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '');
		const actions = [...code.matchAll(/'([a-z]+(?:_[a-z]+)+)'/g)].map(([, name]) => name!);
		const routes = [...code.matchAll(/[a-z-]+(?:\/[a-z-]+)?\/v\d+\/[a-z/_-]+/g)].map(([route]) => `rest/${route}`);
		expect(declared).not.toEqual([]);
		expect(declared).toEqual(expect.arrayContaining([...actions, ...routes].filter((name) => !OTHERS.has(name))));
	});

	test('[REL-01] names no module that makes no call', () => {
		expect(adapterCalls.map(({ module }) => module).filter((file) => !modules.includes(file))).toEqual([]);
	});
});
