import { describe, expect, test } from 'vitest';
import { sampleCart, sampleItem } from '../../tests/setup/sample-cart';
import { applyOperation } from './cart-operations';

const body = sampleItem({ key: 'body', quantity: 2, price: 4499 });
const mask = sampleItem({ key: 'mask', quantity: 1, price: 1200 });
const cart = sampleCart([body, mask]);

describe('[CART-12] the cart as it will be', () => {
	test('after an add has more pieces; its lines are the server’s to know', () => {
		const after = applyOperation(cart, { type: 'add', quantity: 2 });
		expect(after).toEqual({ ...cart, count: 5 });
	});

	test('after a removal lacks the line and what it cost', () => {
		const after = applyOperation(cart, { type: 'remove', key: 'body' });
		expect(after.items).toEqual([mask]);
		expect(after.count).toBe(1);
		expect(after.totals).toEqual({ subtotal: 1200, discount: 0, shipping: null, total: 1200 });
		expect(after.freeShipping).toEqual({ threshold: 10_000, remaining: 8800 });
	});

	test('after a change of quantity costs as many times the piece', () => {
		const after = applyOperation(cart, { type: 'set-quantity', key: 'mask', quantity: 3 });
		expect(after.items[1]).toMatchObject({ quantity: 3, lineSubtotal: 3600, lineTotal: 3600 });
		expect(after.count).toBe(5);
		expect(after.totals).toMatchObject({ subtotal: 12_598, total: 12_598 });
		expect(after.freeShipping).toEqual({ threshold: 10_000, remaining: 0 });
	});

	test('after an undo has the line where it was', () => {
		const without = applyOperation(cart, { type: 'remove', key: 'body' });
		expect(applyOperation(without, { type: 'restore', item: body, index: 0 })).toEqual(cart);
	});
});

test('a line that is there already is not put back twice', () => {
	expect(applyOperation(cart, { type: 'restore', item: body, index: 0 })).toEqual(cart);
});

test('a line that is gone already changes nothing', () => {
	expect(applyOperation(cart, { type: 'remove', key: 'gone' })).toEqual(cart);
	expect(applyOperation(cart, { type: 'set-quantity', key: 'gone', quantity: 4 })).toEqual(cart);
});

test('a quantity of 0 takes the line out', () => {
	expect(applyOperation(cart, { type: 'set-quantity', key: 'mask', quantity: 0 }).items).toEqual([body]);
});

test('decimal quantities add up exactly', () => {
	const lace = sampleItem({ key: 'lace', quantity: 0.2, price: 1000 });
	const after = applyOperation(sampleCart([lace]), { type: 'set-quantity', key: 'lace', quantity: 0.3 });
	expect(after.count).toBe(0.3);
	expect(after.items[0]).toMatchObject({ lineSubtotal: 300 });
	expect(applyOperation(sampleCart([lace], { count: 0.1 }), { type: 'add', quantity: 0.2 }).count).toBe(0.3);
});

test('a discount stays, and the total never falls below zero', () => {
	const discounted = { ...cart, totals: { subtotal: 10_198, discount: 5000, shipping: null, total: 5198 } };
	const after = applyOperation(discounted, { type: 'remove', key: 'body' });
	expect(after.totals).toEqual({ subtotal: 1200, discount: 5000, shipping: null, total: 0 });
});

test('what counts towards free shipping is what the server counted, discounts included', () => {
	const counted = { ...cart, freeShipping: { threshold: 15_000, remaining: 6000 } };
	const after = applyOperation(counted, { type: 'set-quantity', key: 'mask', quantity: 2 });
	expect(after.freeShipping).toEqual({ threshold: 15_000, remaining: 4800 });
});

test('free shipping that was reached is lost when the cart falls below the threshold', () => {
	const after = applyOperation(
		{ ...cart, freeShipping: { threshold: 10_000, remaining: 0 } },
		{ type: 'remove', key: 'mask' },
	);
	expect(after.freeShipping).toEqual({ threshold: 10_000, remaining: 1002 });
});

test('a shop without free shipping stays one', () => {
	expect(applyOperation({ ...cart, freeShipping: null }, { type: 'remove', key: 'mask' }).freeShipping).toBeNull();
});
