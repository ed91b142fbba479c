import { expect, test } from 'vitest';
import { readProduct } from './parts/mirror';

const read = (html: string) => {
	document.body.innerHTML = html;
	return readProduct(document.querySelector('form')!);
};
const priceOf = (html: string) => {
	const holder = document.createElement('div');
	holder.append(read(html).price);
	return holder.innerHTML;
};

test('the variation on show has the price; else the product; markup of the price is kept, ids are not: they stay unique on the page; a page without price, picture or title is no error', () => {
	expect(
		priceOf(
			'<div class="product"><p class="price">de 20 €</p><form><div class="single_variation"><span class="price">24 €</span></div></form></div>',
		),
	).toBe('24 €');
	expect(
		priceOf('<div class="product"><p class="price">de 20 €</p><form><div class="single_variation"></div></form></div>'),
	).toBe('de 20 €');
	expect(
		priceOf('<div class="product"><p class="price"><del id="old">30 €</del> <ins>20 €</ins></p><form></form></div>'),
	).toBe('<del>30 €</del> <ins>20 €</ins>');
	expect(read('<form></form>')).toMatchObject({ name: '', choice: '', image: undefined });
});

test('chosen values are named in the order of the form, open ones left out', () => {
	const { choice } = read(
		`<div class="product"><form class="variations_form"><table class="variations"><tr><td>
		<select><option value="">Choisir</option><option value="rouge" selected>Rouge</option></select>
		<select><option value="" selected>Choisir</option><option value="95c">95C</option></select>
		<select><option value="long" selected>Longue</option></select></td></tr></table></form></div>`,
	);
	expect(choice).toBe('Rouge, Longue');
});
