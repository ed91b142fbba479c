import { expect, test } from 'vitest';
import type { Suggestion } from '../../src/shop/search';
import { groupsOf, highlight } from './model';

const thing = (name: string): Suggestion => ({ name, href: `/${name}/`, price: '', stock: '', images: [] });
const marks = (name: string, term: string) =>
	highlight(name, term)
		.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
		.join('');

test.each([
	['Guêpière noire', 'guepiere', '[Guêpière] noire'],
	['Guepière', 'GUÊP', '[Guep]ière'],
	['Nuisette dentelle', 'dentelle nui', '[Nui]sette [dentelle]'],
	['Body', 'body', '[Body]'],
	['Soutien-gorge', 'soutiens gorges', '[Soutien]-[gorge]'],
	['aaa', 'aa', '[aaa]'],
	['Body', 'nuisette', 'Body'],
	['Body', '  ', 'Body'],
	['Cœur 💋 rouge', '💋', 'Cœur [💋] rouge'],
	['İstanbul ß', 'ß', 'İstanbul [ß]'],
	['a.*b', '.*', 'a[.*]b'],
])('[SRCH-02] the match is marked: %s, %s', (name, term, expected) => expect(marks(name, term)).toBe(expected));

test('[SRCH-04] what is listed: last searches, what was found, or ways to go on', () => {
	const list = (...args: Parameters<typeof groupsOf>) =>
		groupsOf(...args).map(({ label, options }) => [label, ...options.map(({ kind, name }) => `${kind} ${name}`)]);
	expect(list(undefined, [])).toEqual([]);
	expect(list(undefined, ['body'])).toEqual([['Recherches récentes', 'recent body']]);
	const found = { products: [thing('a')], categories: [thing('b')], total: 12 };
	expect(list({ term: 'x', found }, [])).toEqual([
		['Catégories', 'category b'],
		['Produits', 'product a'],
		['', 'all Voir les 12 résultats'],
	]);
	expect(list({ term: 'x', found: { products: [], categories: [thing('b')], total: 0 } }, [])).toEqual([
		['Catégories', 'category b'],
	]);
	const none = { products: [], categories: [], instead: [thing('b')] };
	expect(list({ term: 'x', found: none }, ['body'])).toEqual([
		['Parcourir les catégories', 'category b'],
		['Recherches récentes', 'recent body'],
		['', 'shop Voir toute la boutique'],
	]);
});
