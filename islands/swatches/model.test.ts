import { expect, test } from 'vitest';
import { stockLeft, viewSwatch } from './model';
import { props as schema } from './island';

const props = (more: object = {}) => schema.parse(more);
const soldOut = { isPossible: true, isInStock: false };
const facts = { isSelected: false, isOffered: true, known: { isPossible: true, isInStock: true } };

const NO_MATCH = { isPossible: false, isInStock: false };
test.each([
	['[SW-02] nothing stands in its way', {}, {}, { look: 'available', reason: undefined, canBeChosen: true }],
	[
		'[SW-02] the select lacks or refuses it',
		{ isOffered: false, known: undefined },
		{},
		{ look: 'disabled', reason: 'unavailable', canBeChosen: false },
	],
	[
		'[SW-02] it goes with no variation',
		{ known: NO_MATCH },
		{},
		{ look: 'disabled', reason: 'unavailable', canBeChosen: false },
	],
	[
		'[SW-05] with deselect_unavailable it can be chosen all the same',
		{ known: NO_MATCH },
		{ deselectUnavailable: true },
		{ look: 'disabled', canBeChosen: true },
	],
	['[SW-06] only the server knows', { known: undefined }, {}, { look: 'available', canBeChosen: true }],
])('viewSwatch: %s', (_case, some, options, view) => {
	expect(viewSwatch({ ...facts, ...some }, props(options))).toMatchObject({ isSelected: false, ...view });
});

test.each([
	[{ clickableOutOfStock: true }, 'no-stock', true],
	[{ clickableOutOfStock: false }, 'disabled', false],
	[{ clickableOutOfStock: true, disableOutOfStock: true }, 'no-stock', true],
	[{ clickableOutOfStock: false, disableOutOfStock: true }, 'disabled', false],
	[{ clickableOutOfStock: false, disableOutOfStock: true, deselectUnavailable: true }, 'disabled', true],
])('[SW-04] viewSwatch: sold out with %j: %s', (options, look, canBeChosen) => {
	const view = viewSwatch({ ...facts, known: soldOut }, props(options));
	expect(view).toMatchObject({ look, reason: 'outOfStock', canBeChosen });
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

test('the defaults are those of the rows', () => {
	expect(props()).toMatchObject({
		clearOnReselect: false,
		showVariationLabel: true,
		variationLabelSeparator: '',
		showVariationStock: false,
		stockLabelThreshold: 5,
	});
});
