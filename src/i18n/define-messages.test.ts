import { expect, test } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { defineMessages } from './define-messages';

const t = defineMessages('mini-cart', {
	items: ['{count} article | {count} articles', '{count} item | {count} items'],
	empty: ['Votre panier est vide', 'Your cart is empty'],
	of: ['{n} sur {total}', '{n} of {total}'],
});

test.each([
	['fr-FR', 'Votre panier est vide'],
	['fr_FR', 'Votre panier est vide'],
	['FR', 'Votre panier est vide'],
	['en-GB', 'Your cart is empty'],
	['fry', 'Your cart is empty'],
	['de-DE', 'Your cart is empty'],
])('[WP-07] the language: of a page in %s', (locale, text) => {
	printConfig({ locale });
	expect(t('empty')).toBe(text);
});

test('the language: without a config it is that of the document, and French by default', () => {
	document.documentElement.lang = 'en-US';
	printConfig();
	expect(t('empty')).toBe('Your cart is empty');
	document.documentElement.removeAttribute('lang');
	printConfig();
	expect(t('empty')).toBe('Votre panier est vide');
});

test.each([
	['fr-FR', ['0 article', '1 article', '1.5 article', '2 articles', '-1 article']],
	['en-GB', ['0 items', '1 item', '1.5 items', '2 items', '-1 item']],
])('the language: plurals follow the rule of %s', (locale, texts) => {
	printConfig({ locale });
	expect([0, 1, 1.5, '2', -1].map((count) => t('items', { count }))).toEqual(texts);
});

test.each([
	['pl-PL', 'a | b | c', { 1: 'a', 2: 'b', 5: 'c', 12: 'c', 22: 'b', 1.5: 'c' }],
	['ar', 'a | b | c | d | e | f', { 0: 'a', 1: 'b', 2: 'c', 3: 'd', 11: 'e', 100: 'f' }],
	['de_DE', '{count} Stück', { 1: '1 Stück', 2: '2 Stück' }],
	['ja', undefined, { 1: '1 item', 5: '5 items' }],
])('[WP-15] the language: a translation has the plural of %s; without one there is English', (locale, text, said) => {
	printConfig({ locale, messages: text ? { 'mini-cart.items': text } : {} });
	for (const [count, form] of Object.entries(said)) expect(t('items', { count }), count).toBe(form);
});

test('[WP-07] the text: values fill their places; a place without a value, and what a value contains, stay as they are; the owner’s text wins, in its own plural form', () => {
	expect(t('of', { n: '{total} $&', total: 9 })).toBe('{total} $& sur 9');
	expect(t('of', { n: 1 })).toBe('1 sur {total}');
	expect(t('of')).toBe('{n} sur {total}');
	printConfig({ messages: { 'mini-cart.empty': 'Rien ici', 'mini-cart.items': '{count} pièce | {count} pièces' } });
	expect([t('empty'), t('items', { count: 3 })]).toEqual(['Rien ici', '3 pièces']);
});
