import { expect, test } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { createMirror } from './parts/mirror';

const life = pageLife();

/** Shows the bar of a page, whose form begins with its button. @returns HTML of a part */
function read(html: string, part: string): string | undefined {
	life.restart();
	document.body.innerHTML = html.replace('<form>', '<form><button></button>');
	const form = document.querySelector('form')!;
	createMirror(form, form.querySelector('button')!, life.signal).show();
	return document.querySelector(`.archipel-sticky-add-to-cart .archipel-sticky-add-to-cart__${part}`)?.innerHTML;
}
const product = (variation: string, price = 'de 20 €') =>
	`<div class="product"><p class="price">${price}</p><form><div class="single_variation">${variation}</div></form></div>`;

test('the variation on show has the price; else the product; markup of the price is kept, ids are not: they stay unique on the page; a page without price, picture or title is no error', () => {
	const old = '<del id="old">30 €</del> <ins>20 €</ins>';
	expect(read(product('<span class="price">24 €</span>'), 'price')).toBe('24 €');
	expect(read(product(''), 'price')).toBe('de 20 €');
	expect(read(product('', old), 'price')).toBe('<del>30 €</del> <ins>20 €</ins>');
	const parts = ['name', 'price', 'choice', 'image'].map((part) => read('<form></form>', part));
	expect(parts).toEqual(['', '', '', undefined]);
});

test('chosen values are named in the order of the form, open ones left out', () => {
	const choice = read(
		`<div class="product"><form><table class="variations"><tr><td>
		<select><option value="">Choisir</option><option value="rouge" selected>Rouge</option></select>
		<select><option value="" selected>Choisir</option><option value="95c">95C</option></select>
		<select><option value="long" selected>Longue</option></select></td></tr></table></form></div>`,
		'choice',
	);
	expect(choice).toBe('Rouge, Longue');
});
