import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/runtime/foreign-text';
import * as model from './model';

const { addressOfChoice, choiceOf } = model;
const imageOfJson = (json?: string) => model.readImage(parseJson(json));
const fieldsOf = (...button: Parameters<typeof model.fieldsOf>): Record<string, unknown> =>
	Object.fromEntries(model.fieldsOf(...button));

describe('[CART-01] what a button sends', () => {
	const dataset = { quantity: '1', product_id: '72', product_sku: 'LG-1', success_message: '« Body » a été ajouté' };

	test('all its data attributes, as recorded from WooCommerce’s own script, but not what belongs to the runtime or to WordPress’ blocks', () => {
		expect(fieldsOf(dataset)).toEqual(dataset);
		const own = { archipelIntent: 'add', archipel: 'x', 'wpOn-Click': 'actions.addCartItem', wpContext: '{}' };
		expect(fieldsOf({ ...dataset, ...own, wpFoo: '1', wprice: '3' })).toEqual({ ...dataset, wprice: '3' });
	});

	test('values that other scripts keep by jQuery go along, below the attributes; objects do not; a block’s button has its quantity in the context around it', () => {
		const kept = { quantity: 5, gift: true, list: [1], node: {}, nothing: null, run: () => {} };
		expect(fieldsOf(dataset, kept)).toEqual({ ...dataset, gift: 'true' });
		expect(fieldsOf({ product_id: '72' }, kept)).toEqual({ product_id: '72', quantity: '5', gift: 'true' });
		expect(fieldsOf({ product_id: '72' }, {}, '{"quantityToAdd":3}')).toEqual({ product_id: '72', quantity: '3' });
		expect(fieldsOf(dataset, {}, '{"quantityToAdd":3}')['quantity']).toBe('1');
	});

	test.each([null, undefined, '', '{', '[]', 'null', '{"quantityToAdd":"3"}', '{"quantityToAdd":-1}'])(
		'a context without a usable quantity says nothing: %s',
		(context) => {
			expect(fieldsOf({ product_id: '72' }, {}, context)).toEqual({ product_id: '72' });
		},
	);
});

describe('[SW-09] the image of a swatch', () => {
	const red = { src: '/red.jpg', srcset: '/red.jpg 1x', sizes: '300px', thumb_src: '' };
	const variations = JSON.stringify([
		{ attributes: { attribute_pa_couleur: 'noir' }, image: { src: '/black.jpg' } },
		{ attributes: { attribute_pa_couleur: 'rouge', attribute_pa_taille: '46' }, image: red },
		{ attributes: { attribute_pa_couleur: 'rouge' }, image: { src: '/other.jpg' } },
	]);

	test('is that of the first variation with its value; a thumbnail is preferred to the full picture', () => {
		expect(choiceOf(variations, 'attribute_pa_couleur', 'rouge').image).toEqual({
			src: '/red.jpg',
			srcset: '/red.jpg 1x',
			sizes: '300px',
		});
		expect(choiceOf(variations, 'attribute_pa_couleur', 'vert')).toEqual({});
		expect(imageOfJson('{"src":"/full.jpg","thumb_src":"/thumb.jpg"}')).toEqual({ src: '/thumb.jpg' });
	});

	test('its price is told if all variations of that value have it; its address is the product’s with the value', () => {
		const priced = (...prices: unknown[]) =>
			JSON.stringify(prices.map((price_html) => ({ attributes: { a: 'x' }, price_html })));
		expect(choiceOf(priced('<b>1 €</b>', '<b>1 €</b>'), 'a', 'x')).toEqual({ price: '<b>1 €</b>' });
		expect(choiceOf(priced('<b>1 €</b>', '<b>2 €</b>'), 'a', 'x')).toEqual({});
		expect(choiceOf(priced('', 3), 'a', 'x')).toEqual({});
		expect(addressOfChoice('https://shop.test/p/?a=y&b=1#c', 'a', 'x y')).toBe('https://shop.test/p/?a=x+y&b=1#c');
		// WooCommerce compares with the slug of what it reads; a value that is no encoding stays.
		for (const [value, sent] of [
			['%d7%90', 'א'],
			['50%', '50%'],
		] as const)
			expect(new URL(addressOfChoice('https://shop.test/p/', 'a', value)).searchParams.get('a')).toBe(sent);
	});

	const noText = '[{"attributes":{"attribute_pa_couleur":"rouge"},"image":{"src":1},"price_html":false}]';
	test.each([undefined, '', 'false', 'null', '{', '[]', '[null]', '[{}]', '{"src":{}}', '{"a":1}', noText])(
		'[REL-02] there is none in %s',
		(json) => {
			expect(choiceOf(json, 'attribute_pa_couleur', 'rouge')).toEqual({});
			expect(imageOfJson(json)).toBeUndefined();
		},
	);
});
