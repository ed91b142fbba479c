import { expect, test, vi } from 'vitest';
import { RequestError } from '../../src/shop/request-error';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { printConfig } from '../../tests/setup/print-config';
import { realJQuery } from '../../tests/setup/real-jquery';
import enhance from './enhance';
import { props } from './island';
import { tellDiscount } from './parts/tell-discount';

const life = pageLife();
interface Api {
	getDynamicDiscountPriceFromCartForm: (...args: unknown[]) => void;
}
const discount = vi.hoisted(() => vi.fn());
vi.mock('../../src/shop/discount-rules', () => ({ discountRules: { discount } }));

test('[DISC-03] [REL-01] a script that asks is told of a failure too, and may ask again; of a question that is given up nothing', async () => {
	document.body.innerHTML =
		'<form><input name="add-to-cart" value="1185"><input name="quantity" class="qty" value="3"></form>';
	const told: unknown[] = [];
	for (const type of ['archipel:product-discount', 'archipel:product-discount-failed'])
		document.addEventListener(type, ({ detail }: CustomEventInit) => told.push({ type, ...(detail as object) }));
	const ask = () => tellDiscount(document.querySelector('form'), undefined, [], new AbortController().signal);
	discount.mockRejectedValueOnce(new RequestError('invalid', '/x'));
	await ask();
	discount.mockRejectedValueOnce(new DOMException('', 'AbortError'));
	await ask();
	discount.mockResolvedValueOnce({ total: 9 });
	await ask();
	expect(told).toEqual([
		{ type: 'archipel:product-discount-failed', message: expect.stringMatching(/\S/) },
		{ type: 'archipel:product-discount', productId: 1185, quantity: 3, reply: { total: 9 } },
	]);
});

test('[DISC-03] [RT-08] a form answers what its quantity saves: by an event, and by the plugin’s jQuery API, whose listeners get what they gave', async () => {
	document.body.innerHTML = '<form><input name="add-to-cart" value="1185"><input name="quantity" value="2"></form>';
	printConfig({ discountRules: { enable_update_price_with_qty: '' } });
	const heard: unknown[][] = [];
	const event = 'advanced_woo_discount_rules_on_get_response_for_dynamic_discount';
	realJQuery(document.body).on(event, (_event, ...args) => heard.push(args));
	const $ = Object.assign(realJQuery, { AdvanceWooDiscountRules: undefined as unknown as Api });
	vi.stubGlobal('jQuery', $);
	const form = document.querySelector('form')!;
	await enhance(form, props.parse({}), islandContext(life.signal));
	discount.mockResolvedValue({ total: 18 });
	for (const detail of [undefined, { customPrice: '20,00' }])
		form.dispatchEvent(new CustomEvent('archipel:get-product-discount', { detail }));
	$.AdvanceWooDiscountRules.getDynamicDiscountPriceFromCartForm([form], 'target', { custom_price: '5,00' });
	$.AdvanceWooDiscountRules.getDynamicDiscountPriceFromCartForm([form]);
	await vi.waitFor(() => expect(heard).toHaveLength(4));
	expect(heard).toEqual([
		[{ total: 18 }, undefined, []],
		[{ total: 18 }, undefined, { custom_price: '20,00' }],
		[{ total: 18 }, 'target', { custom_price: '5,00' }],
		[{ total: 18 }, undefined, []],
	]);
	expect(discount.mock.calls.map(([asked]) => asked as unknown)).toEqual(
		[undefined, '20,00', '5,00', undefined].map((customPrice) => ({ productId: 1185, quantity: 2, customPrice })),
	);
});

test('[DISC-03] [DISC-04] whoever asks without a product is told so on the console, and the shop is not asked', async () => {
	discount.mockClear();
	const log = vi.spyOn(console, 'error').mockImplementation(() => {});
	document.body.innerHTML = '<form><input name="add-to-cart" value=""></form>';
	for (const form of [document.querySelector('form'), document.body])
		await tellDiscount(form, undefined, [], new AbortController().signal);
	expect(log.mock.calls.flat()).toEqual([
		'[archipel] discounts: Invalid product',
		'[archipel] discounts: Incorrect form provided',
	]);
	expect(discount).not.toHaveBeenCalled();
});
