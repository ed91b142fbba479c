import { expect, test, vi } from 'vitest';
import { restoreOptions, updateOptions } from './select-options';

const state = (isPossible: boolean, isInStock: boolean) => ({ isPossible, isInStock });
const form = () => document.querySelector('form')!;
const field = () => form().querySelector('select')!;
const options = () =>
	[...field().options].map(({ className, disabled, label }) => `${className} ${disabled ? 'disabled ' : ''}${label}`);
const update = (...states: readonly [string, ReturnType<typeof state>][]) =>
	updateOptions(form(), new Map([['attribute_taille', new Map(states)]]));

function show(more = '') {
	document.body.innerHTML = `<form><div class="variations"><select name="attribute_taille" ${more}>
		<option value="">Choisir</option><option>S</option><option>M</option><option>L</option></select></div></form>`;
	// happy-dom lacks the property.
	for (const option of field().options)
		Object.defineProperty(option, 'label', {
			get: () => option.getAttribute('label') ?? option.text,
			set(text: string) {
				option.setAttribute('label', text);
			},
		});
}

test('[VAR-06] [VAR-12] options without a variation are disabled, sold-out ones say so; WooCommerce’s classes tell other scripts; all as printed afterwards', () => {
	show();
	const printed = options();
	field().value = 'S';
	expect(update(['S', state(true, true)], ['M', state(true, false)])).toBe(true);
	const drawn = [' Choisir', 'attached enabled S', 'attached enabled out-of-stock M – épuisé', ' disabled L'];
	expect(options()).toEqual(drawn);
	// Another script has changed one.
	field().options[3]!.disabled = false;
	update(['S', state(true, true)], ['M', state(true, false)]);
	expect(options()).toEqual(drawn);
	update(['S', state(true, true)], ['M', state(true, true)]);
	expect(options()[2]).toBe('attached enabled M');
	restoreOptions(form());
	expect(options()).toEqual(printed);
});

test('[VAR-06] a choice that has become impossible is taken back, with the event of a change', () => {
	show();
	field().value = 'S';
	const changed = vi.fn();
	form().addEventListener('change', changed);
	expect(update(['M', state(true, true)])).toBe(false);
	expect([field().value, changed.mock.calls.length]).toEqual(['', 1]);
});

test('[VAR-06] where the shop does not want it, nothing can be un-chosen once there is a choice', () => {
	show('data-show_option_none="no"');
	const isOffered = () => [field().options[0]!.disabled, field().options[0]!.hidden];
	update(['M', state(true, true)]);
	expect(isOffered()).toEqual([false, false]);
	field().value = 'M';
	update(['M', state(true, true)]);
	expect(isOffered()).toEqual([true, true]);
});
