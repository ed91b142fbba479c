import { beforeEach, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { printProduct } from '../../tests/setup/product-page';
import { realJQuery } from '../../tests/setup/real-jquery';
import { pageLife } from '../../tests/setup/page-life';
import { optionFields } from '../../src/shop/woocommerce/variations/option-fields';
import enhance from './enhance';
import { props } from './island';
import { pressKey } from '../../tests/setup/press-key';
import { read } from '../../tests/setup/repository';

// happy-dom has no layout.
vi.mock('../../src/dom/float', () => ({ float: () => () => {} }));
const tooltips = vi.hoisted(() => vi.fn());
vi.mock('../../src/dom/tooltip', async (original) => {
	const { createTooltip } = await original<typeof import('../../src/dom/tooltip')>();
	return { createTooltip: (...options: Parameters<typeof createTooltip>) => (tooltips(), createTooltip(...options)) };
});

const GUEPIERE = '/produit/guepiere-trois-options/';
const LISTS = 'ul.variable-items-wrapper';

const controller = pageLife();
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
});

function open(own: Record<string, unknown> = {}, address = GUEPIERE, edit = (html: string) => html): void {
	printProduct(address, { edit });
	mount(own);
}
function mount(own: Record<string, unknown> = {}, lists = LISTS, held: readonly HTMLElement[] = []): void {
	const context = islandContext(controller.signal, held);
	for (const list of document.querySelectorAll<HTMLElement>(lists)) void enhance(list, props.parse(own), context);
}
const form = () => document.querySelector<HTMLFormElement>('form.variations_form')!;
const item = (value: string) => document.querySelector<HTMLElement>(`li[data-value="${value}"]`)!;
const control = (value: string) => item(value).querySelector<HTMLInputElement>('.archipel-swatches__control')!;
const name = (value: string) => control(value).getAttribute('aria-label');
/** Fires a trusted event, as for an action of the shopper. */
const byShopper = (type: string, value: string) => {
	const event = new Event(type, { bubbles: true, cancelable: true });
	Object.defineProperty(event, 'isTrusted', { value: true });
	control(value).checked = true;
	control(value).dispatchEvent(event);
};
const choose = (...values: string[]) => values.forEach((value) => control(value).click());
const chosen = (attribute: string) => document.querySelector<HTMLSelectElement>(`select[name="${attribute}"]`)!.value;
const shade = () => chosen('attribute_pa_teinte');
const cup = () => chosen('attribute_pa_bonnet');
/** Clears the choice, as the reset link of the form does. */
const reset = () => {
	for (const select of optionFields(form())) {
		select.value = '';
		select.dispatchEvent(new Event('change', { bubbles: true }));
	}
};
const said = () => document.querySelector('#archipel-announcer [aria-live=polite]')?.textContent ?? '';

test('[A11Y-02] [RT-13] an item of the plugin that has the focus hands it to its control; one that was pressed before is chosen', () => {
	printProduct(GUEPIERE);
	const first = document.querySelector<HTMLElement>(`${LISTS} > li`)!;
	expect(first.tabIndex).toBe(0);
	first.focus();
	mount({}, LISTS, [first]);
	expect(chosen(first.closest<HTMLElement>(LISTS)!.dataset['attribute_name']!)).toBe(first.dataset['value']);
	expect(document.activeElement).toBe(control(first.dataset['value']!));
});

test('[SW-01] where the owner has left the plugin’s script on the page, its lists are left to it', () => {
	vi.stubGlobal(
		'jQuery',
		Object.assign(() => {}, { fn: { WooVariationSwatches() {} } }),
	);
	printProduct(GUEPIERE);
	const printed = document.body.innerHTML;
	mount();
	expect(document.body.innerHTML).toBe(printed);
});

test('[VAR-10] values that WooCommerce’s own script takes away, and brings back, are followed', () => {
	vi.stubGlobal('jQuery', realJQuery);
	open();
	const option = form().querySelector<HTMLOptionElement>('option[value=b]')!;
	const select = option.parentElement!;
	for (const event of ['woocommerce_update_variation_values', 'woocommerce_variation_has_changed']) {
		const { state } = item('b').dataset;
		option.remove();
		expect(item('b').dataset['state']).toBe(state);
		realJQuery(form()).trigger(event);
		expect(item('b').dataset['state']).not.toBe(state);
		select.append(option);
		realJQuery(form()).trigger(event);
		expect(item('b').dataset['state']).toBe(state);
	}
});

test('[VAR-10] [RT-08] beside jQuery the swatches plugin’s events are told, that of the form’s change first', () => {
	const told: unknown[][] = [];
	realJQuery(document).on(
		'woo_variation_swatches_init woo_variation_swatches_loaded wvs-selected-item wvs-unselected-item wvs-item-updated',
		({ type }, ...args) => told.push([type, ...args.filter((arg) => typeof arg === 'string'), args.length]),
	);
	vi.stubGlobal('jQuery', realJQuery);
	open();
	expect(form().classList).toContain('wvs-loaded');
	const loaded = [
		['woo_variation_swatches_init', 0],
		['woo_variation_swatches_loaded', 1],
	];
	expect(told.splice(0)).toEqual(loaded);
	// What the variation form tells while it answers a change.
	for (const select of optionFields(form()))
		select.addEventListener('change', () => form().dispatchEvent(new Event('archipel:variation-changed')));
	choose('noir-profond');
	expect(told).toEqual([
		['wvs-item-updated', 'noir-profond', 'noir-profond', 2],
		['wvs-selected-item', 'noir-profond', 3],
	]);
	realJQuery(document).off();
});

test('[SW-02] selected, sold out, unavailable and available, in classes and in words; what is unavailable is told, and the choice stays', async () => {
	open();
	choose('noir-profond');
	expect(item('noir-profond').className).toContain('selected');
	expect(item('d').className).toContain('no-stock');
	expect(name('d')).toBe('Bonnet, D, épuisé');
	expect(item('b').dataset['state']).toBe('available');

	reset();
	choose('rouge-cerise', 'b');
	expect(item('d').className).toContain('disabled');
	expect([name('d'), control('d').getAttribute('aria-disabled')]).toEqual(['Bonnet, D, indisponible', 'true']);
	choose('d');
	expect([cup(), control('d').checked]).toEqual(['b', false]);
	await vi.waitFor(() => expect(said()).toMatch(/^Bonnet, D, indisponible$/));
});

test('[SW-02] [WP-07] in English', () => {
	open({}, `${GUEPIERE}?lang=en`);
	choose('noir-profond');
	expect([name('noir-profond'), name('d')]).toEqual(['Shade, Deep black', 'Cup, D, out of stock']);
});

test('[SW-03] a choice that comes before the frame that shows the one before it is not lost', () => {
	open();
	byShopper('change', 'c');
	expect([cup(), control('c').checked]).toEqual(['c', true]);
	// A click runs the deferred drawing of the choice before.
	byShopper('click', 'd');
	expect(control('d').checked).toBe(true);
	byShopper('change', 'd');
	form().dispatchEvent(new Event('submit', { cancelable: true }));
	expect([cup(), control('d').checked]).toEqual(['d', true]);
});

test('[SW-02] [SW-08] a press marks its swatch and touches nothing else; names, label and the other lists follow after the paint', async () => {
	open();
	choose('nude-noir');
	const touched = new MutationObserver(() => {});
	touched.observe(document, { subtree: true, attributes: true, childList: true, characterData: true });
	const items = () =>
		new Set(touched.takeRecords().map(({ target }) => (target as Element).closest('li')?.dataset['value']));
	byShopper('change', 'noir-profond');
	expect([shade(), items()]).toEqual(['noir-profond', new Set(['noir-profond', 'nude-noir'])]);
	await vi.advanceTimersByTimeAsync(50);
	expect(name('d')).toBe('Bonnet, D, épuisé');
	expect(document.querySelector('.woo-selected-variation-item-name')!.textContent).toContain('Noir profond');
});

test('[SW-02] the tooltip comes with a mouse or a visible focus; a touch, which shows none, does not bring it', async () => {
	// What an earlier test has brought may come late.
	await vi.dynamicImportSettled();
	tooltips.mockClear();
	open();
	const near = async (type: string, more: object) => {
		item('b').dispatchEvent(Object.assign(new Event(type, { bubbles: true }), more));
		await vi.dynamicImportSettled();
		return tooltips.mock.calls.length;
	};
	expect(await near('pointerover', { pointerType: 'touch' })).toBe(0);
	expect(await near('focusin', {})).toBe(0);
	await near('pointerover', { pointerType: 'mouse' });
	await vi.waitFor(() => expect(tooltips).toHaveBeenCalledOnce(), { timeout: 10_000 });
});

test.each([
	['off: a second click keeps the choice', false, 'noir-profond'],
	['on: a second click takes the choice back', true, ''],
])('[SW-03] clear_on_reselect %s', (_title, clearOnReselect, after) => {
	open({ clearOnReselect });
	const pressed = () => control('noir-profond').getAttribute('aria-pressed');
	choose('noir-profond');
	expect([shade(), pressed()]).toEqual(['noir-profond', clearOnReselect ? 'true' : null]);
	choose('noir-profond');
	expect([shade(), pressed()]).toEqual([after, clearOnReselect ? 'false' : null]);
});

test('[SW-03] toggle buttons are one stop of the Tab key; arrows go round', () => {
	open({ clearOnReselect: true });
	const stops = () =>
		[...document.querySelectorAll(LISTS)].map((list) =>
			[...list.querySelectorAll('button')]
				.filter(({ tabIndex }) => tabIndex === 0)
				.map((one) => one.ariaLabel ?? one.getAttribute('aria-label')),
		);
	const key = (pressed: string) => pressKey(document.activeElement!, pressed);
	expect(stops()).toEqual([['Teinte, Noir profond'], ['Bonnet, B']]);
	control('noir-profond').focus();
	key('ArrowRight');
	expect(document.activeElement).toBe(control('nude-noir'));
	expect(stops()[0]).toEqual(['Teinte, Nude & noir']);
	key('End');
	key('ArrowRight');
	expect(document.activeElement).toBe(control('noir-profond'));
});

test('[SW-05] deselect_unavailable: what does not fit is opened again, the new choice is kept; with disable_out_of_stock a sold-out combination counts as none', () => {
	open({ deselectUnavailable: true });
	choose('rouge-cerise', 'd');
	expect([cup(), shade()]).toEqual(['d', '']);
	expect([name('rouge-cerise'), control('rouge-cerise').checked]).toEqual([
		'Teinte, Rouge cerise, indisponible',
		false,
	]);
	open({ deselectUnavailable: true, disableOutOfStock: true });
	choose('noir-profond', 'd');
	expect([cup(), shade()]).toEqual(['d', '']);
});

const AJAX = '/produit/nuisette-dentelle-0/';
const refused = () => document.querySelectorAll(`${LISTS} [aria-disabled=true]`).length;

test('[SW-06] [VAR-12] where the page does not know its variations: every swatch is enabled, unless the availability table knows better', () => {
	open({}, AJAX, (html) => html.replace(/<script[^>]*archipel-availability[\s\S]*?<\/script>/, ''));
	choose('blanc');
	expect([refused(), name('m')]).toEqual([0, 'Taille, M']);
	open({}, AJAX);
	choose('blanc');
	expect(name('m')).toBe('Taille, M, épuisé');
});

test('[SW-07] when one attribute is open, its values tell how few are left; a reset takes that back', () => {
	open({ showVariationStock: true });
	const told = () => document.querySelectorAll('.wvs-show-stock-left-info').length;
	expect(told()).toBe(0);
	choose('noir-profond');
	expect(name('c')).toBe('Bonnet, C, plus que 3');
	expect(item('c').querySelector<HTMLElement>('.wvs-stock-left-info')!.dataset['wvsStockInfo']).toBe('plus que 3');
	// A stock of 12 is above the threshold, a stock of 0 is not told.
	expect([told(), item('c').className.includes('wvs-show-stock-left-info')]).toEqual([1, true]);
	reset();
	expect([told(), name('c')]).toEqual([0, 'Bonnet, C']);
});

test.each([
	[{}, 'Teinte : Noir profond'],
	[{ variationLabelSeparator: ' –' }, 'Teinte – Noir profond'],
	[{ showVariationLabel: false }, 'Teinte'],
])(
	'[SW-08] the chosen value stands after the attribute’s name; the owner sets the separator or hides it: %j',
	(own, text) => {
		open(own);
		choose('noir-profond');
		const label = document.querySelector('.variations tr .label')!;
		expect(label.textContent!.replaceAll(/\s+/g, ' ').trim()).toBe(text);
		const value = label.querySelector<HTMLElement>('.woo-selected-variation-item-name');
		expect(value?.style.marginInlineStart ?? '0', 'the separator has its own space').toMatch(/^0/);
	},
);

test('[SW-03] the plugin’s items are what they were when the island stops; our own labels stay labels', () => {
	printProduct(GUEPIERE);
	const roles = () =>
		[...document.querySelectorAll(`${LISTS}, ${LISTS} li`)].map((one) =>
			['role', 'tabindex', 'aria-checked', 'title', 'data-wvstooltip'].map((name) => one.getAttribute(name)),
		);
	const printed = roles();
	mount();
	expect(roles()).not.toEqual(printed);
	expect(document.querySelector(LISTS)!.getAttribute('role')).toBe('radiogroup');
	expect(document.querySelector(`${LISTS} :is([title], [data-wvstooltip])`)).toBeNull();
	controller.abort();
	expect(roles()).toEqual(printed);

	controller.restart();
	document.body.innerHTML = read('islands/swatches/fixture.html');
	mount({}, '.archipel-swatches');
	const labels = [...document.querySelectorAll<HTMLElement>('.archipel-swatches__item')];
	expect(labels.map(({ dataset }) => dataset['state'])).toContain('available');
	expect(labels.filter((label) => label.hasAttribute('role'))).toEqual([]);
});
