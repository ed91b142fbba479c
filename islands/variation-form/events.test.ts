import { beforeEach, expect, test, vi } from 'vitest';
import {
	SELECTS,
	SHOWN,
	SWATCHES,
	choose,
	controller,
	form,
	open,
	panel,
	pass,
	reset,
	select,
	variation,
} from '../../tests/setup/variation-form-page';
import { realJQuery } from '../../tests/setup/real-jquery';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

beforeEach(() => {
	realJQuery(document).off();
	vi.stubGlobal('jQuery', realJQuery);
});

test('[VAR-10] whoever waits for the form gets its parts as WooCommerce hands them over, the line that tells of a reset too', async () => {
	let parts: Record<string, unknown> = {};
	realJQuery(document).on('wc_variation_form', (_event, given) => {
		parts = Object.fromEntries(
			Object.entries(given as Record<string, ArrayLike<Element> | boolean>).map(([name, part]) => [
				name,
				typeof part === 'boolean'
					? part
					: Array.from(part).map(({ tagName, className, id }) => `${tagName} ${className || id}`),
			]),
		);
	});
	open(SELECTS);
	const wrap = document.querySelector<HTMLElement>('.single_variation_wrap')!;
	wrap.style.display = 'none';
	await pass(SHOWN);
	expect(wrap.style.display, 'a theme’s rule hides it').toBe('block');
	expect(parts).toEqual({
		$form: [expect.stringMatching(/^FORM variations_form cart/)],
		$attributeFields: ['SELECT pa_couleur', 'SELECT pa_taille'],
		$singleVariation: [expect.stringMatching(/^DIV woocommerce-variation single_variation/)],
		$singleVariationWrap: ['DIV single_variation_wrap'],
		$resetVariations: [expect.stringMatching(/^A reset_variations/)],
		$resetAlert: [expect.stringMatching(/^DIV reset_variations_alert/)],
		$product: [expect.stringMatching(/^DIV .*\bproduct\b/)],
		useAjax: false,
	});
});

test('[VAR-10] [RT-08] jQuery and native events, in WooCommerce’s order and with its arguments', async () => {
	const entries: unknown[][] = [];
	const natives = ['form-ready', 'check', 'options-updated', 'found', 'shown', 'hidden', 'reset', 'changed'];
	for (const name of natives)
		document.addEventListener(`archipel:variation-${name}`, ({ type }) => entries.push([type]), {
			signal: controller.signal,
		});
	realJQuery(document).on(
		'clear_reset_announcement woocommerce_variation_select_change check_variations update_variation_values woocommerce_update_variation_values found_variation reset_data reset_image hide_variation show_variation woocommerce_variation_has_changed wc_variation_form announce_reset reset_focus',
		({ type, target }, ...args) => {
			const brief = args.map((arg) =>
				arg && typeof arg === 'object' ? ((arg as { variation_id?: number }).variation_id ?? 'object') : arg,
			);
			entries.push([type, target.classList.contains('single_variation') ? 'panel' : 'form', ...brief]);
		},
	);
	const isNative = ([name]: unknown[]) => String(name).startsWith('archipel:');
	/** Returns the events since the last call: those of WooCommerce, and the names of Archipel's own. */
	const told = async () => {
		await pass(SHOWN);
		const all = entries.splice(0);
		return { legacy: all.filter((one) => !isNative(one)), natives: all.filter(isNative).map(([name]) => name) };
	};
	const begun = [
		['clear_reset_announcement', 'form'],
		['woocommerce_variation_select_change', 'form'],
	];
	const checked = [
		['check_variations', 'form'],
		['update_variation_values', 'form'],
		['woocommerce_update_variation_values', 'form'],
	];
	const cleared = [
		['reset_data', 'form'],
		['reset_image', 'form'],
		['hide_variation', 'panel'],
	];
	const changed = ['woocommerce_variation_has_changed', 'form'];
	const incomplete = [...begun, ...checked, ...cleared, changed];
	open(SWATCHES);
	const load = await told();
	expect(load.legacy).toEqual([...checked, ...cleared, ['wc_variation_form', 'form', 'object']]);
	expect(load.natives).toContain('archipel:variation-form-ready');

	choose('attribute_pa_teinte', 'noir-profond');
	expect((await told()).legacy).toEqual(incomplete);

	choose('attribute_pa_bonnet', 'd');
	const found = await told();
	const tells = [['found_variation', 'form', 1190], changed, ['show_variation', 'panel', 1190, false]];
	expect(found.legacy).toEqual([...begun, ...checked, ...tells]);
	expect(found.natives).toEqual([
		'archipel:variation-check',
		'archipel:variation-options-updated',
		'archipel:variation-found',
		'archipel:variation-changed',
		'archipel:variation-shown',
	]);

	reset();
	const afterwards = [['announce_reset', 'form'], ...cleared, ['reset_focus', 'form']];
	expect((await told()).legacy).toEqual([...incomplete, ...incomplete, ...afterwards]);
});

test('[VAR-10] what others trigger is honoured: a value set by jQuery, a new list, a check, a reset', async () => {
	open(SELECTS);
	await pass(SHOWN);
	for (const [name, value] of [
		['attribute_pa_couleur', 'rouge'],
		['attribute_pa_taille', 's'],
	] as const) {
		select(name).value = value;
		realJQuery(select(name)).trigger('change');
	}
	await pass(SHOWN);
	expect(panel().textContent).toContain('50,99');
	const trigger = (event: string) => realJQuery(form()).trigger(event);
	trigger('reset_data');
	await pass(SHOWN);
	expect(panel().childElementCount).toBe(0);
	trigger('check_variations');
	await pass(SHOWN);
	expect(panel().textContent).toContain('50,99');
	realJQuery(form()).data('product_variations', []);
	trigger('reload_product_variations');
	realJQuery.fn['wc_variation_form']!.call(form());
	expect(select('attribute_pa_couleur').querySelector<HTMLOptionElement>('option[value=noir]')!.disabled).toBe(true);
	expect(variation()).toBe('');
	expect(form().isConnected).toBe(true);
});
