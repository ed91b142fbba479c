import { effect } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { variationState } from './variation-state';

const variations = [
	['noir', '46', true],
	['noir', '48', false],
	['rouge', '48', true],
].map(([couleur, taille, stock], at) => ({
	attributes: { attribute_couleur: couleur, attribute_taille: taille },
	is_in_stock: stock,
	variation_id: at + 1,
}));

function createForm(list: unknown = variations): HTMLFormElement {
	const form = document.createElement('form');
	form.dataset['product_variations'] = JSON.stringify(list);
	form.innerHTML = `<div class="variations">
		<select name="attribute_couleur"><option value=""></option><option value="noir">Noir</option><option value="rouge">Rouge</option></select>
		<select name="whatever" data-attribute_name="attribute_taille"><option value=""></option><option value="46">46</option><option value="48">48</option></select>
	</div>`;
	return document.body.appendChild(form);
}
const choose = (form: HTMLFormElement, at: number, value: string) => {
	const select = form.querySelectorAll('select')[at]!;
	select.value = value;
	select.dispatchEvent(new Event('change', { bubbles: true }));
};

test('every island of a form shares one state; another form has its own', () => {
	const [one, other] = [createForm(), createForm()];
	expect(variationState(one)).toBe(variationState(one));
	choose(one, 0, 'noir');
	expect(variationState(one).choice.value).toEqual({ attribute_couleur: 'noir', attribute_taille: '' });
	expect(variationState(other).choice.value['attribute_couleur']).toBe('');
});

test('the choice follows the controls, and what is possible follows the choice', () => {
	const form = createForm();
	const state = variationState(form);
	const seen: (boolean | undefined)[] = [];
	effect(() => void seen.push(state.options.value?.get('attribute_taille')?.get('46')?.isPossible));
	choose(form, 0, 'rouge');
	expect(seen).toEqual([true, false]);
	expect(state.hasMatch({ attribute_couleur: 'rouge', attribute_taille: '46' })).toBe(false);
	expect(state.match({ attribute_couleur: 'rouge', attribute_taille: '48' })?.['variation_id']).toBe(3);
	expect(state.hasMatch({ attribute_couleur: 'noir', attribute_taille: '48' }, 'in-stock')).toBe(false);
});

test('[SW-06][VAR-10] without a list nothing is known; a new list can be read', () => {
	const form = createForm(false);
	const state = variationState(form);
	expect(state.source.value).toBe('server');
	expect(state.options.value).toBeUndefined();
	expect(state.hasMatch({})).toBeUndefined();
	expect(state.match({})).toBeUndefined();
	state.reload(variations);
	expect(state.source.value).toBe('list');
	form.dataset['product_variations'] = 'false';
	state.reload();
	expect(state.source.value).toBe('server');
});

test('[VAR-13] a value that nobody chose limits nothing, and gives way to a choice it does not go with', () => {
	const form = createForm([variations[0], variations[2]]);
	const state = variationState(form);
	const [, taille] = form.querySelectorAll('select');
	choose(form, 0, 'noir');
	state.fill(taille!, '46');
	expect(state.choice.value['attribute_taille']).toBe('46');
	expect(state.options.value?.get('attribute_couleur')?.get('rouge')?.isPossible).toBe(true);
	choose(form, 0, 'rouge');
	expect(state.choice.value).toEqual({ attribute_couleur: 'rouge', attribute_taille: '' });
});

test('[SW-10] what the variations that are left have in common: their prices where they narrow, their picture', () => {
	const picture = (name: string) => ({ src: `/img/${name}-600.jpg`, full_src: `/img/${name}.jpg`, alt: '' });
	const list = [
		[10, 'noir'],
		[20, 'noir'],
		[20, 'rouge'],
	].map(([price, image], at) => ({ ...variations[at], display_price: price, image: picture(String(image)) }));
	const state = variationState(createForm(list));
	const common = (couleur: string, taille: string) => {
		const facts = state.common({ attribute_couleur: couleur, attribute_taille: taille });
		return facts && [Boolean(facts.picture), facts.prices];
	};
	expect(common('', '')).toBeUndefined();
	expect(common('vert', '')).toBeUndefined();
	expect(common('noir', '')).toEqual([true, undefined]);
	expect(common('', '48')).toEqual([false, [2000, 2000]]);
	expect(common('', '46')).toEqual([true, [1000, 1000]]);
});
