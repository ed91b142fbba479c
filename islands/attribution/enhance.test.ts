import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Purpose } from '../../src/safety/purposes';
import { pageConsent } from '../../src/stores/consent';
import { writeCookie } from '../../src/stores/cookies';
import { read } from '../../tests/setup/repository';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { forgetVisitor } from '../../src/page/forget-button';
import enhance from './enhance';
import { props as schema } from './island';

const PLACE = '<wc-order-attribution-inputs></wc-order-attribution-inputs>';
const fixture = read('islands/attribution/fixture.html');
const life = pageLife();

beforeEach(() => {
	pageConsent().reread();
	document.body.innerHTML = fixture;
});

/** Simulates the URL and referrer with which the page was opened. */
function open(query: string, referrer = ''): void {
	const entry = { name: `http://localhost:3000/boutique/${query}` } as PerformanceEntry;
	vi.spyOn(performance, 'getEntriesByType').mockReturnValue([entry]);
	vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
}
const start = (own: Record<string, unknown> = {}) =>
	void enhance(document.body, schema.parse(own), islandContext(life.signal));
const allow = (...purposes: Purpose[]) => pageConsent().choose(purposes);
const inputs = (root: ParentNode = document) => [
	...root.querySelectorAll<HTMLInputElement>(`wc-order-attribution-inputs input`),
];
const sent = (root?: ParentNode) => Object.fromEntries(inputs(root).map(({ name, value }) => [name, value]));
const cookies = () => document.cookie.match(/sbjs_\w+(?==)/g) ?? [];

describe('[ATTR-04] consent', () => {
	test('nothing is kept before it; allowed on the landing page, the order tells the campaign, whatever islands made of the address', () => {
		open('?utm_source=lettre&utm_campaign=soldes%20d%27hiver');
		start();
		expect(cookies()).toEqual([]);
		expect(new Set(Object.values(sent()))).toEqual(new Set(['']));
		allow('advertising');
		expect(sent()).toMatchObject({
			wc_order_attribution_source_type: 'utm',
			wc_order_attribution_utm_source: 'lettre',
			wc_order_attribution_utm_campaign: "soldes d'hiver",
			wc_order_attribution_session_pages: '1',
			wc_order_attribution_user_agent: navigator.userAgent,
		});
		expect(cookies()).toHaveLength(6);
		expect(document.cookie).not.toContain('uag');
	});

	test('refused or taken back, nothing is left and the fields are empty', () => {
		open('', 'https://blog.example/');
		allow('advertising');
		start();
		expect(sent()).toMatchObject({ wc_order_attribution_utm_source: 'blog.example' });
		allow('audience', 'content');
		expect([cookies(), new Set(Object.values(sent()))]).toEqual([[], new Set([''])]);
		writeCookie('sbjs_migrations', '1');
		life.restart();
		start();
		expect(cookies()).toEqual([]);
	});

	test('the purpose is the one that the site has chosen; none follows nobody', () => {
		open('?utm_source=lettre');
		start({ purpose: 'audience' });
		allow('advertising', 'content');
		expect(cookies()).toEqual([]);
		allow('audience');
		expect(cookies()).not.toEqual([]);
		life.restart();
		start({ purpose: 'none' });
		expect(cookies()).toEqual([]);
	});

	test('[PRIV-01] who has their traces erased is another visitor from then on', () => {
		open('?utm_source=lettre');
		allow('advertising');
		start();
		forgetVisitor();
		expect([cookies(), sent()['wc_order_attribution_utm_source']]).toEqual([[], '']);
	});

	test('where the browser does not tell how the page was opened, its address now counts', () => {
		vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
		allow('advertising');
		start();
		expect(sent()['wc_order_attribution_session_entry']).toBe(location.origin + location.pathname);
	});

	test('beside WooCommerce’s own script it does nothing', () => {
		vi.stubGlobal('wc_order_attribution', { setOrderTracking() {} });
		allow('advertising');
		start();
		expect([cookies(), inputs()]).toEqual([[], []]);
	});
});

describe('[ATTR-03] fields', () => {
	beforeEach(() => {
		open('?utm_source=lettre');
		allow('advertising');
	});

	test('each form has them once, one that comes later too, and after the island has gone none is filled', () => {
		start();
		const form = document.querySelector('form')!;
		expect([form.querySelectorAll('wc-order-attribution-inputs').length, inputs(form).length]).toEqual([1, 16]);
		document.body.insertAdjacentHTML('beforeend', `<form id="register">${PLACE}${PLACE}</form>`);
		const later = document.getElementById('register')!;
		expect(sent(later)).toEqual(sent(form));
		expect(inputs(later)).toHaveLength(16);
		expect(inputs().every(({ type }) => type === 'hidden')).toBe(true);
		life.abort();
		document.body.insertAdjacentHTML('beforeend', `<form id="last">${PLACE}</form>`);
		expect(inputs(document.getElementById('last')!)).toEqual([]);
	});

	test('WooCommerce’s filters name them, and say what is in them', () => {
		start({ prefix: 'origine_', fields: { source: 'first.src', code: 'promo.code', nothing: 'a.b', empty: '' } });
		expect(sent()).toEqual({ origine_source: 'lettre', origine_code: '', origine_nothing: '', origine_empty: '' });
	});

	test('the block checkout, which may come later, sends the last of them as its extension data, once, and nothing when nothing may be sent', () => {
		const listeners = new Set<() => void>();
		const setExtensionData = vi.fn();
		const subscribe = (listener: () => void) => {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		};
		const dispatch = (store: string) => (store === 'wc/store/checkout' ? { setExtensionData } : {});
		vi.stubGlobal('wp', { data: { dispatch, subscribe } });
		start();
		const tell = () => [...listeners].forEach((listener) => listener());
		tell();
		allow();
		allow('advertising');
		expect([listeners.size, setExtensionData.mock.calls]).toEqual([1, []]);
		vi.stubGlobal('wc', { wcBlocksData: {} });
		tell();
		tell();
		const expected = expect.objectContaining({ utm_source: 'lettre', session_pages: '1', utm_term: '(none)' });
		expect(setExtensionData.mock.calls).toEqual([['woocommerce/order-attribution', expected, true]]);
		expect(listeners.size).toBe(0);
		allow();
		const [, values] = setExtensionData.mock.lastCall as [string, Record<string, unknown>];
		expect(new Set(Object.values(values))).toEqual(new Set([null]));
	});
});

test.each([{ purpose: 'everything' }, { session: 0 }, { lifetime: -1 }, { timezoneOffset: 20 }])(
	'%j is refused',
	(own) => expect(() => schema.parse(own)).toThrow(Object.keys(own)[0]),
);
