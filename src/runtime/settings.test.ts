import { beforeEach, describe, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { settings } from './settings';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

describe('settings', () => {
	test('a page without a config gets WooCommerce’s defaults, and is not complained about', () => {
		printConfig();
		const { shop, locale, messages } = settings();
		expect(shop).toMatchObject({
			wcAjaxUrl: '/?wc-ajax=%%endpoint%%',
			cartUrl: '/page-panier/',
			isCart: false,
		});
		expect(shop.currency).toEqual({
			code: 'EUR',
			minorUnit: 2,
			decimalSeparator: ',',
			thousandSeparator: '\u202f',
			prefix: '',
			suffix: '\u00a0€',
		});
		expect([locale, messages]).toEqual(['fr-FR', {}]);
		expect(console.error).not.toHaveBeenCalled();
	});

	test('one wrong value costs only itself, and is named', () => {
		printConfig({
			locale: 3,
			shop: {
				cartUrl: '/cart/',
				isCart: 'yes',
				currency: { minorUnit: '2', code: 'GBP' },
				allowedHosts: ['a.test', 4],
			},
			messages: { good: 'x', bad: 5 },
		});
		const { shop, locale, messages } = settings();
		expect(shop).toMatchObject({ cartUrl: '/cart/', isCart: false, allowedHosts: [] });
		expect(shop.currency).toMatchObject({ minorUnit: 2, code: 'GBP' });
		expect([locale, messages]).toEqual(['fr-FR', { good: 'x' }]);
		const named = vi.mocked(console.error).mock.calls.map(([text]) => /"(.*)"/.exec(String(text))?.[1]);
		expect(named.sort()).toEqual([
			'locale',
			'messages.bad',
			'shop.allowedHosts',
			'shop.currency.minorUnit',
			'shop.isCart',
		]);
	});

	test('an empty map may come as PHP sends it; the page is read once', () => {
		printConfig({ messages: [], shop: { cartUrl: '/cart/' } });
		expect(settings()).toMatchObject({ messages: {}, shop: { cartUrl: '/cart/' } });
		expect(console.error).not.toHaveBeenCalled();
		printConfig({ locale: 'en-GB' });
		const first = settings();
		document.getElementById('archipel-config')!.textContent = '{}';
		expect(settings()).toBe(first);
	});

	test.each(['{"shop":', 'null', '[]', '"text"', '3'])(
		'a config that is none, %s, leaves the defaults and one complaint',
		(config) => {
			printConfig(config);
			expect(settings().shop.cartUrl).toBe('/page-panier/');
			expect(console.error).toHaveBeenCalledTimes(1);
		},
	);
});
