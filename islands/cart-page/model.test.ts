import { describe, expect, test } from 'vitest';
import { sampleItem } from '../../tests/setup/sample-cart';
import { isIgnored, lineOfField, lineOfLink, neighbourOf, quantitiesIn, shows } from './model';

const quantities = (entries: Record<string, number>) => new Map(Object.entries(entries));

describe('names of lines', () => {
	test('a quantity field and a remove or undo link name their line; others name none', () => {
		expect(lineOfField('cart[ab12][qty]')).toBe('ab12');
		expect(lineOfField('coupon_code')).toBeUndefined();
		expect(lineOfLink('/page-panier/?remove_item=ab12&_wpnonce=1')).toBe('ab12');
		expect(lineOfLink('/page-panier/?a=1&undo_item=cd34')).toBe('cd34');
		expect(lineOfLink('/page-panier/?archipel_restore_cart=1')).toBeUndefined();
	});

	test('the quantities of a form are read by line, past all other fields', () => {
		const fields = new URLSearchParams('cart[a][qty]=2&coupon_code=x&cart[b][qty]=1.5');
		expect(quantitiesIn(fields as Iterable<[string, string]>)).toEqual(quantities({ a: 2, b: 1.5 }));
	});
});

describe('[CP-02] an update that the server ignores', () => {
	const before = quantities({ a: 1, b: 1 });

	test('leaves the old number without a word', () => {
		expect(isIgnored(quantities({ a: 3, b: 1 }), before, before, 0)).toBe(true);
	});

	test.each([
		['brings the new number', quantities({ a: 3, b: 1 }), 0],
		['says something', before, 1],
		['has taken the line out', quantities({ b: 1 }), 0],
	])('is another thing than one that %s', (_case, after, notices) => {
		expect(isIgnored(quantities({ a: 3, b: 1 }), before, after, notices)).toBe(false);
	});

	test('cannot be told when nothing was changed', () => {
		expect(isIgnored(before, before, before, 0)).toBe(false);
	});
});

describe('[RT-07] whether the page shows the cart', () => {
	const cart = {
		items: [sampleItem({ key: 'a', quantity: 2 })],
		coupons: [{ code: 'BIENVENUE10', label: '', discount: 0 }],
	};

	test('lines, quantities and coupons are compared, capitals of coupons are not', () => {
		expect(shows(cart, quantities({ a: 2 }), ['bienvenue10'])).toBe(true);
	});

	test.each([
		['another quantity', { a: 1 }, ['bienvenue10']],
		['a line too many', { a: 2, b: 1 }, ['bienvenue10']],
		['a line too few', {}, ['bienvenue10']],
		['a coupon too few', { a: 2 }, []],
		['a coupon too many', { a: 2 }, ['bienvenue10', 'solo20']],
	])('%s is not the cart', (_case, lines, coupons) => {
		expect(shows(cart, quantities(lines), coupons)).toBe(false);
	});
});

test('[CP-03] the focus goes to the line below, at the end to the one above', () => {
	expect(neighbourOf('b', ['a', 'b', 'c'])).toBe('c');
	expect(neighbourOf('c', ['a', 'b', 'c'])).toBe('b');
	expect(neighbourOf('a', ['a'])).toBeUndefined();
	expect(neighbourOf('x', ['a'])).toBeUndefined();
});
