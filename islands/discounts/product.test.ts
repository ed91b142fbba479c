import { expect, test } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { pluginRules, pricePlace, readQuantity, readRange } from './parts/product';

test.each([
	['2 - 4', { from: 2, to: 4 }],
	[' 5 – 9 pièces', { from: 5, to: 9 }],
	['10 +', { from: 10, to: Infinity }],
	['10 et plus', { from: 10, to: Infinity }],
	['3', { from: 3, to: 3 }],
	['0,5 - 1.25', { from: 0.5, to: 1.25 }],
	['0,5', { from: 0.5, to: 0.5 }],
	['Lot', undefined],
	['', undefined],
])('[DISC-05] the range %j is read whatever words stand around the numbers', (text, range) => {
	expect(readRange(text)).toEqual(range);
});

test.each([
	['3', 3],
	['1,5', 1.5],
	['0', 0],
	['', undefined],
	[' ', undefined],
	['-2', undefined],
	['abc', undefined],
])('[DISC-01] the quantity %j is asked for as %j', (text, quantity) => {
	expect(readQuantity(text)).toBe(quantity);
});

/** Script data of Discount Rules 2.6 as installed (SERVERS.md, S132). */
const INSTALLED = {
	enable_update_price_with_qty: 'show_when_matched',
	custom_target_simple_product: '',
	awdr_dynamic_bulk_table_status: '0',
	awdr_dynamic_bulk_table_off: 'on',
};
const rules = (changes?: Record<string, string>) => {
	printConfig(changes && { discountRules: { ...INSTALLED, ...changes } });
	return pluginRules();
};

test('[DISC-01] [DISC-02] places that other plugins name by its filters count, an empty one is none; without its settings all is on', () => {
	const places = { custom_target_simple_product: '.price-here', awdr_opacity_to_bulk_table: '.dim' };
	expect(rules({ ...places, custom_simple_product_id_selector: '#id' })).toMatchObject({
		priceTarget: '.price-here',
		variationPriceTarget: 'div.product .woocommerce-variation-price',
		dimTarget: '.dim',
		productIdSource: '#id',
		variationIdSource: '',
	});
	expect(rules({})).toMatchObject({ hasLivePrice: false, priceTarget: 'div.product p.price' });
	expect(rules()).toMatchObject({ hasLivePrice: true, hasVariationTable: true });
	// The owner shows a table, which may not change.
	const fixed = { awdr_dynamic_bulk_table_status: '1', awdr_dynamic_bulk_table_off: 'off' };
	expect(rules(fixed)).toMatchObject({ hasVariationTable: false });
});

test('[DISC-01] the price of a form is in it, else in its product, else the first of the page', () => {
	const place = (form: string, product: string) => {
		document.body.innerHTML = `<div class="product"><p class="price">first</p></div><div class="product">${product}<form>${form}</form></div>`;
		return pricePlace(document.querySelector('form')!, false, rules({ custom_target_simple_product: '.price' }))!
			.textContent;
	};
	const [inside, beside] = ['<p class="price">in</p>', '<p class="price">beside</p>'];
	expect([place(inside, beside), place('', beside), place('', '')]).toEqual(['in', 'beside', 'first']);
	const ofVariation = (shown: string) => {
		document.body.innerHTML = `<div class="product"><form><div class="woocommerce-variation-price">${shown}</div></form></div>`;
		return pricePlace(document.querySelector('form')!, true, rules({}))!.outerHTML;
	};
	expect([inside, ''].map((shown) => ofVariation(`<b></b>${shown}`))).toEqual([inside, '<div class="price"></div>']);
});
