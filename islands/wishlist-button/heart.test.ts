import { describe, expect, test } from 'vitest';
import { readHeart } from './heart';

const TI =
	'<a role="button" class="tinvwl_add_to_wishlist_button $" data-tinv-wl-product="72" data-tinv-wl-productvariation="0" data-tinv-wl-producttype="variable"></a>';
const form = (variation: string, heart: string) =>
	`<form class="cart variations_form" data-product_id="72"><input name="variation_id" value="${variation}">${heart}</form>`;
const heartIn = (html: string) => {
	document.body.innerHTML = html;
	return document.querySelector<HTMLElement>('.tinvwl_add_to_wishlist_button, [data-archipel-wishlist]')!;
};
const read = (html: string) => readHeart(heartIn(html));

describe('[WL-05] what a heart stands for', () => {
	test('in a form the variation that is chosen now; beside its form too, but not that of another product', () => {
		expect(read(form('', TI))).toMatchObject({ product: 72, variation: 0, isAny: false });
		expect(read(form('1188', TI))).toMatchObject({ product: 72, variation: 1188, isAny: false, type: 'variable' });
		expect(read(`${form('1188', '')}${TI}`)).toMatchObject({ variation: 1188 });
		expect(read(`${form('1188', '').replace('72', '73')}${TI}`)?.form).toBeUndefined();
		expect(read(TI.replace('variation="0"', 'variation="1190"'))).toMatchObject({ variation: 1190, isAny: false });
	});

	test('on a tile the product, whatever variation of it', () => {
		expect(read(`${form('1188', '')}${TI.replace('$', 'tinvwl-loop')}`)).toMatchObject({
			variation: 0,
			isAny: true,
			form: undefined,
		});
	});

	test('ours names product and type by itself', () => {
		const heart = heartIn('<button data-archipel-wishlist="9"></button>');
		expect(readHeart(heart)).toMatchObject({ product: 9, type: 'simple', isAny: true });
	});

	test.each(['', '0', '-1', 'x', '1.5', '9007199254740993'])('none without a product: %s', (id) => {
		expect(read(`<button data-archipel-wishlist="${id}"></button>`)).toBeUndefined();
	});
});
