import { expect, test } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import { settings, type Currency } from '../runtime/settings';
import { formatPrice } from './format-price';

const euro = settings().shop.currency;

test.each([
	[4499, '44,99\u00a0€'],
	[5, '0,05\u00a0€'],
	[0, '0,00\u00a0€'],
	[123_456_789, '1\u202f234\u202f567,89\u00a0€'],
	[-4499, '−44,99\u00a0€'],
	[99.6, '1,00\u00a0€'],
])('%s cents', (amount, text) => expect(formatPrice(amount, euro)).toBe(text));

test('a currency without decimals, with its sign before the number; a separator is text, also when it looks like a pattern', () => {
	const yen: Currency = { ...euro, minorUnit: 0, prefix: '¥', suffix: '', thousandSeparator: ',' };
	expect(formatPrice(1_234_567, yen)).toBe('¥1,234,567');
	expect(formatPrice(123_456, { ...euro, thousandSeparator: '$&' })).toBe('1$&234,56\u00a0€');
});

test('the shop’s own currency is used unless another is given', () => {
	printConfig({ shop: { currency: { ...euro, code: 'USD', prefix: '$', suffix: '', decimalSeparator: '.' } } });
	expect(formatPrice(4499)).toBe('$44.99');
});
