import { expect, test } from 'vitest';
import {
	addressOf,
	amount,
	chipsOf,
	choiceOf,
	isSame,
	priceRange,
	queryOf,
	readBounds,
	toggled,
	type Choice,
	type Field,
	type Panel,
} from './model';

const term = (value: string, label = value) => ({ value, label, id: '', children: [] });
const sizes: Field & { kind: 'terms' } = {
	kind: 'terms',
	label: 'Taille',
	name: 'wpf_pa_taille',
	isMany: true,
	isSelect: false,
	terms: [term('s', 'S'), { ...term('m', 'M'), children: [term('m-long', 'M long')] }],
};
const category: Field = {
	...sizes,
	label: 'Catégorie',
	name: 'wpf_cat',
	isMany: false,
	terms: [term('bodys', 'Bodys')],
};
const title: Field = { kind: 'text', label: 'Titre', name: 'wpf_title', id: '', suggest: 'title', hasVariations: true };
const price: Field = { kind: 'price', label: 'Prix', name: 'wpf_price-from', to: 'wpf_price-to', ids: ['', ''] };
const sale: Field = { ...sizes, label: 'En promotion', name: 'wpf_onsale', terms: [term('1', 'En promotion')] };
const themify: Panel = {
	action: '/filtre/',
	fields: [sizes, category, title, price, sale],
	hidden: [
		['wpf', 'catalogue'],
		['orderby', ''],
		['wpf_cols', '4'],
		['wpf_page', '1'],
		['paged', '3'],
	],
	submit: 'Filtrer',
	nothing: '',
	slug: 'catalogue',
};
const colours: Field = { ...sizes, name: 'filter_couleur', taxonomy: 'pa_couleur' };
const own: Panel = {
	...themify,
	action: '/boutique/',
	fields: [colours],
	hidden: [['query_type_couleur', 'or']],
	slug: undefined,
	scope: '',
};
const FILTRE = 'https://shop.test/filtre/';

test.each<[string, Choice, string]>([
	['nothing: what the form itself says', {}, ''],
	['many values are joined by commas', { wpf_pa_taille: ['s', 'm'] }, '&wpf_pa_taille=s%2Cm'],
	['blanks are dropped', { wpf_title: ['  '], wpf_cat: [''] }, ''],
	['texts are trimmed', { wpf_title: [' masque '] }, '&wpf_title=masque'],
	['a range has two names', { 'wpf_price-from': ['10'], 'wpf_price-to': ['30'] }, '&wpf_price-from=10&wpf_price-to=30'],
	['what is no field of the form is nobody’s', { add_to_cart: ['7'] }, ''],
])('[FILT-01] the query of %s', (_, choice, chosen) => {
	expect(String(new URLSearchParams(queryOf(themify, choice)))).toBe(`wpf=catalogue&wpf_cols=4&wpf_page=1${chosen}`);
});

test('[FILT-09] how values of an attribute belong together is said with the values only', () => {
	expect(queryOf(own, {})).toEqual([]);
	expect(queryOf(own, { filter_couleur: ['noir', 'nude'] })).toEqual([
		['query_type_couleur', 'or'],
		['filter_couleur', 'noir,nude'],
	]);
});

test('[FILT-01] [SEC-03 S13] /page/{n}/ of the form’s own action goes too; nothing of the present address is taken on but the order and the look', () => {
	expect(addressOf({ ...own, action: '/boutique/page/2/' }, {}, 'https://shop.test/boutique/page/2/')).toBe(
		'https://shop.test/boutique/',
	);
	const current =
		'https://shop.test/boutique/?add-to-cart=7&remove_item=a&_wpnonce=x&currency=USD&popup-selector=b&key=k&login=l&wc-ajax=z&evil=1&paged=4&wpf_page=3&orderby=price&display=list#top';
	expect(addressOf(own, { filter_couleur: ['noir'] }, current)).toBe(
		'https://shop.test/boutique/?query_type_couleur=or&filter_couleur=noir&orderby=price&display=list',
	);
});

test.each<[string, Choice]>([
	['?wpf_pa_taille=s,m&wpf_cat=bodys', { wpf_pa_taille: ['s', 'm'], wpf_cat: ['bodys'] }],
	['?wpf_pa_taille[]=s&wpf_pa_taille[]=m', { wpf_pa_taille: ['s', 'm'] }],
	['?wpf_title=soie, noire', { wpf_title: ['soie, noire'] }],
	['?wpf_price-from=10&wpf_price-to=&other=1', { 'wpf_price-from': ['10'] }],
	['', {}],
])('[FILT-08] %s says what is chosen, and back', (query, choice) => {
	expect(choiceOf(themify, FILTRE + query)).toEqual(choice);
	expect(choiceOf(themify, addressOf(themify, choice, FILTRE))).toEqual(choice);
});

test('two choices that list the same are the same; one more, one less; of a single choice the other', () => {
	expect(isSame(themify, { wpf_title: [' a '], wpf_cat: [] }, { wpf_title: ['a'] })).toBe(true);
	expect(isSame(themify, { wpf_cat: ['bodys'] }, {})).toBe(false);
	expect(toggled({ wpf_pa_taille: ['s'] }, sizes, 'm')).toEqual({ wpf_pa_taille: ['s', 'm'] });
	expect(toggled({ wpf_pa_taille: ['s', 'm'] }, sizes, 's')).toEqual({ wpf_pa_taille: ['m'] });
	expect(toggled({ wpf_pa_taille: ['s'] }, { ...sizes, isMany: false }, 'm')).toEqual({ wpf_pa_taille: ['m'] });
});

test('[FILT-08] a chip for each thing chosen, with what is left without it', () => {
	const choice = {
		wpf_pa_taille: ['m-long', 's'],
		'wpf_price-from': ['10'],
		wpf_onsale: ['1'],
		wpf_title: ['<b>x</b>'],
	};
	const chips = chipsOf(themify, choice, (from, to) => `${from}–${to}`);
	expect(chips.map(({ group, text }) => [group, text])).toEqual([
		['Taille', 'M long'],
		['Taille', 'S'],
		['Titre', '<b>x</b>'],
		['Prix', '10–undefined'],
		['', 'En promotion'],
	]);
	expect(queryOf(themify, chips[0]!.rest).filter(([name]) => name === 'wpf_pa_taille')).toEqual([
		['wpf_pa_taille', 's'],
	]);
	expect(isSame(themify, chips[3]!.rest, { ...choice, 'wpf_price-from': [] })).toBe(true);
});

test.each([
	['4', '78', '1', { min: 4, max: 78, step: 1 }],
	['4', '78', '5', { min: 4, max: 78, step: 5 }],
	['4', '78', '0', { min: 4, max: 78, step: 1 }],
	['4', '78', '-2', { min: 4, max: 78, step: 1 }],
	['4', '78', 'x', { min: 4, max: 78, step: 1 }],
	['4', '78', undefined, { min: 4, max: 78, step: 1 }],
	['4.5', '78', '1', undefined],
	['4', '', '1', undefined],
	['4', undefined, '1', undefined],
	['10', '10', '1', undefined],
])('[FILT-02] a slider from %s to %s by %s', (min, max, step, bounds) => {
	expect(readBounds(min, max, step)).toEqual(bounds);
});

test.each<[string, [number | undefined, number | undefined], 'from' | 'to', [string, string]]>([
	['both', [10, 30], 'from', ['10', '30']],
	['an end of the slider says nothing', [4, 78], 'from', ['', '']],
	['the lower one stops at the upper one', [40, 30], 'from', ['30', '30']],
	['the upper one stops at the lower one', [40, 30], 'to', ['40', '40']],
	['open ends', [undefined, undefined], 'to', ['', '']],
])('[FILT-02] a range: %s', (_, ends, moved, expected) => {
	expect(priceRange({ min: 4, max: 78, step: 1 }, ends, moved)).toEqual(expected);
});

test.each([
	['12,5', 12.5],
	['12.5', 12.5],
	['-3', undefined],
	['', undefined],
	['abc', undefined],
	[undefined, undefined],
])('a price that is typed: %s', (text, value) => {
	expect(amount(text)).toBe(value);
});
