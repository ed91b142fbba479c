import { expect, test } from 'vitest';
import { stockLeft, viewSwatch } from './model';
import { props as schema } from './island';

const facts = { isSelected: false, isOffered: true, known: { isPossible: true, isInStock: true } };
const NO_MATCH = { known: { isPossible: false, isInStock: false } };
const NOT_OFFERED = { isOffered: false, known: undefined };
const SOLD_OUT = { known: { isPossible: true, isInStock: false } };
const [YES, NO] = [{ clickableOutOfStock: true }, { clickableOutOfStock: false }];
const DESELECTS = { deselectUnavailable: true };
const LEFT_OUT = { disableOutOfStock: true };

test.each([
	['[SW-02]', 'nothing stands in its way', {}, {}, 'available', undefined, true],
	['[SW-02]', 'the select lacks or refuses it', NOT_OFFERED, {}, 'disabled', 'unavailable', false],
	['[SW-02]', 'it goes with no variation', NO_MATCH, {}, 'disabled', 'unavailable', false],
	['[SW-05]', 'it can be chosen all the same', NO_MATCH, DESELECTS, 'disabled', 'unavailable', true],
	['[SW-06]', 'only the server knows', { known: undefined }, {}, 'available', undefined, true],
	['[SW-04]', 'sold out', SOLD_OUT, YES, 'no-stock', 'outOfStock', true],
	['[SW-04]', 'sold out', SOLD_OUT, NO, 'disabled', 'outOfStock', false],
	['[SW-04]', 'sold out', SOLD_OUT, { ...YES, ...LEFT_OUT }, 'no-stock', 'outOfStock', true],
	['[SW-04]', 'sold out', SOLD_OUT, { ...NO, ...LEFT_OUT }, 'disabled', 'outOfStock', false],
	['[SW-04]', 'sold out', SOLD_OUT, { ...NO, ...LEFT_OUT, ...DESELECTS }, 'disabled', 'outOfStock', true],
])('%s viewSwatch: %s: %j with %j is %s: %s', (_id, _case, some, options, look, reason, canBeChosen) => {
	const view = { isSelected: false, look, reason, canBeChosen };
	expect(viewSwatch({ ...facts, ...some }, schema.parse(options))).toEqual(view);
});

const variation = (more: object) => () => ({ variation_id: 1, is_in_stock: true, max_qty: 3, ...more });
const choice = { couleur: 'noir', taille: '' };

test('[SW-07] stockLeft tells the pieces of a value at or below the threshold, in the shop’s words if it has any; asks for the variation of that value', () => {
	expect(stockLeft(choice, 'taille', '46', 5, variation({}))).toBe(3);
	expect(stockLeft(choice, 'taille', '46', 3, variation({}))).toBe(3);
	expect(stockLeft(choice, 'taille', '46', 5, variation({ variation_stock_left: '3 left' }))).toBe('3 left');
	const asked: object[] = [];
	stockLeft(choice, 'taille', '46', 5, (wanted) => void asked.push(wanted));
	expect(asked).toEqual([{ couleur: 'noir', taille: '46' }]);
});

test.each([
	['above the threshold', choice, variation({ max_qty: 6 })],
	['unlimited', choice, variation({ max_qty: '' })],
	['sold individually', choice, variation({ is_sold_individually: 'yes', max_qty: 1 })],
	['sold out', choice, variation({ is_in_stock: false, max_qty: 3 })],
	['two attributes open', { taille: '', couleur: '' }, variation({})],
	['all chosen', { couleur: 'noir', taille: '48' }, variation({})],
	['another attribute open', { couleur: '', taille: '46' }, variation({})],
	['the only attribute', { taille: '' }, variation({})],
	['nothing known', choice, () => undefined],
])('[SW-07] stockLeft: %s: tells nothing', (_name, chosen, match) => {
	expect(stockLeft(chosen, 'taille', '46', 5, match)).toBeUndefined();
});
