import { beforeEach, describe, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { printProduct } from '../../tests/setup/product-page';
import { realJQuery } from '../../tests/setup/real-jquery';
import '../../src/page/product-form';
import type { VariationState } from '../../src/stores/variation-state';
import enhance from './enhance';
import './explain';
import { focusField } from './option-label';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

/** A product with preloaded variations and selects. */
const SELECTS = '/produit/nuisette-dentelle-2/';
/** A product with preloaded variations and swatches over selects. */
const SWATCHES = '/produit/guepiere-trois-options/';
/** Milliseconds after which other scripts are told of the first lookup (100) and the panel is shown (300). */
const SHOWN = 400;

const controller = pageLife();
/** Requests to the shop: endpoint and fields. */
let asked: [string, Record<string, string>][];
/** Functions that send the held responses. */
let answers: ((reply: unknown) => void)[];

beforeEach(() => {
	[asked, answers] = [[], []];
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestAnimationFrame', 'cancelAnimationFrame'] });
	vi.stubGlobal('fetch', (address: string, { body }: RequestInit) => {
		const fields = body instanceof FormData ? [...body] : [...new URLSearchParams(String(body))];
		const endpoint = new URL(address, location.href).searchParams.get('wc-ajax') ?? '';
		asked.push([endpoint, Object.fromEntries(fields.map(([name, value]) => [name, String(value)]))]);
		return new Promise<Response>((resolve) =>
			answers.push((reply) =>
				resolve(new Response(JSON.stringify(reply), { headers: { 'content-type': 'application/json' } })),
			),
		);
	});
});

const form = () => document.querySelector<HTMLFormElement>('form.variations_form')!;
function mount(host = form()): void {
	void enhance(host, {}, islandContext(controller.signal));
}
const open = (address: string, options: Parameters<typeof printProduct>[1] = {}) => {
	printProduct(address, options);
	mount();
};
const select = (name: string, root: ParentNode = document) =>
	root.querySelector<HTMLSelectElement>(`select[name="${name}"]`)!;
const choose = (name: string, value: string, root?: ParentNode) => {
	select(name, root).value = value;
	select(name, root).dispatchEvent(new Event('change', { bubbles: true }));
};
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);
const variation = () => form().querySelector<HTMLInputElement>('input.variation_id')!.value;
const panel = () => form().querySelector<HTMLElement>('.single_variation')!;
const button = () => form().querySelector<HTMLButtonElement>('.single_add_to_cart_button')!;
const quantity = () => form().querySelector<HTMLInputElement>('input.qty')!;
const reset = () => form().querySelector<HTMLElement>('.reset_variations')!.click();
const text = (selector: string) => document.querySelector(selector)?.textContent?.trim() ?? '';

const COULEUR = 'attribute_pa_couleur';
const TAILLE = 'attribute_pa_taille';
const VARIATION = {
	variation_id: 99,
	is_in_stock: true,
	is_purchasable: true,
	variation_is_active: true,
	variation_is_visible: true,
};

const notice = () => text('.archipel-notice');
const said = (politeness: 'polite' | 'assertive') => text(`#archipel-announcer [aria-live=${politeness}]`);
const press = () => button().click();

test('[VAR-05] [SW-10] [A11Y-06] [WP-07] a press that cannot be carried out: in English a sentence under each open option describes and marks it, all are told once, the first has the focus and comes into view; a choice takes its own back, a cleared one has it again', async () => {
	open(`${SELECTS}?lang=en`);
	const fields = [COULEUR, TAILLE].map((name) => select(name));
	fields[0]!.setAttribute('aria-describedby', 'help');
	const told = () =>
		fields.map((field) => {
			const notice = field.closest('.value')!.querySelector('.archipel-notice');
			const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
			return [notice?.textContent, Boolean(notice && ids.includes(notice.id)), field.getAttribute('aria-invalid')];
		});
	const BOTH = [
		['Please choose colour.', true, 'true'],
		['Please choose size.', true, 'true'],
	];
	vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{}] as never);
	const scrolled: (string | null)[] = [];
	vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
		scrolled.push(this.textContent);
	});
	for (const _press of ['first', 'again']) {
		press();
		await vi.waitFor(() => expect(document.activeElement).toBe(fields[0]));
		fields[0]!.blur();
		expect(told()).toEqual(BOTH);
	}
	expect(new Set(scrolled)).toEqual(new Set(['Please choose colour.']));
	await vi.waitFor(() =>
		expect(said('assertive')).toMatch(
			/^Please select some product options before adding this product to your cart. Please choose colour. Please choose size\./,
		),
	);
	choose(COULEUR, 'blanc');
	expect(told()).toEqual([[undefined, false, null], BOTH[1]]);
	expect(fields[0]!.getAttribute('aria-describedby')).toBe('help');
	choose(TAILLE, 'm');
	expect(told()[1]).toEqual([undefined, false, null]);
	expect(document.querySelector('[data-archipel-missing]')).toBeNull();
	expect(asked).toEqual([]);
	// A choice that is cleared after a refusal has its sentence again, without a press.
	choose(COULEUR, '');
	expect(told()).toEqual([BOTH[0], [undefined, false, null]]);
});

test('[VAR-05] a press that cannot be carried out is told by alerts where the owner wants them', async () => {
	const alert = vi.fn();
	vi.stubGlobal('alert', alert);
	open(SELECTS, { shop: { nativeAlerts: true } });
	press();
	await vi.waitFor(() => expect(document.activeElement).toBe(select(COULEUR)));
	expect(alert.mock.calls).toEqual([
		['Veuillez sélectionner des options du produit avant de l’ajouter à votre panier.'],
	]);
	expect(notice()).toBe('');
});

test('[VAR-05] [VAR-06] a press that cannot be carried out: a sold-out option can be chosen, and its variation cannot be bought', async () => {
	open(SELECTS);
	choose(COULEUR, 'blanc');
	choose(TAILLE, select(TAILLE).querySelector<HTMLOptionElement>('option.out-of-stock')!.value);
	await pass(SHOWN);
	expect(button().className).toContain('wc-variation-is-unavailable');
	expect(button().hasAttribute('disabled')).toBe(false);
	press();
	const told = 'Désolé, ce produit n’est pas disponible. Veuillez choisir une combinaison différente.';
	await vi.waitFor(() => expect(notice()).toBe(told));
	await vi.waitFor(() => expect(said('assertive')).toBe(told));
	expect(asked).toEqual([]);
});

test('[VAR-01] [VAR-03] what a variation shows: its picture with all that belongs to one, sku, weight and dimensions as text, without a request; a reset brings the product’s own back', async () => {
	open(SWATCHES);
	const picture = document.querySelector<HTMLElement>('.woocommerce-product-gallery .wp-post-image')!;
	const link = document.querySelector('.woocommerce-product-gallery__image a')!;
	const value = (row: string) =>
		text(`.woocommerce-product-attributes-item--${row} .woocommerce-product-attributes-item__value`);
	const look = () => ({
		...Object.fromEntries(['src', 'srcset', 'alt'].map((name) => [name, picture.getAttribute(name)])),
		href: link.getAttribute('href'),
		sku: text('.product_meta .sku'),
		weight: value('weight'),
		dimensions: value('dimensions'),
	});
	const before = look();
	choose('attribute_pa_teinte', 'rouge-cerise');
	choose('attribute_pa_bonnet', 'b');
	await pass(SHOWN);
	expect(variation()).toBe('1191');
	expect(panel().textContent).toContain('62,50');
	const list = JSON.parse(form().dataset['product_variations']!) as {
		variation_id: number;
		image: Record<string, string>;
	}[];
	const { image } = list.find(({ variation_id }) => variation_id === 1191)!;
	for (const [attribute, field] of Object.entries({
		src: 'src',
		srcset: 'srcset',
		sizes: 'sizes',
		alt: 'alt',
		title: 'title',
		width: 'src_w',
		height: 'src_h',
		'data-large_image': 'full_src',
		'data-large_image_width': 'full_src_w',
		'data-large_image_height': 'full_src_h',
	}))
		expect(picture.getAttribute(attribute), attribute).toBe(String(image[field]));
	expect(look().href).toContain('rouge-cerise');
	expect(look().sku).toBe('CT-G-4');
	choose('attribute_pa_teinte', 'noir-profond');
	await pass(SHOWN);
	expect([look().weight, look().dimensions]).toEqual(['0,35 kg', '31 × 21 × 6 cm']);
	reset();
	expect(look()).toEqual(before);
	expect(asked).toEqual([]);
});

test('[QTY-05] what a variation shows: limits bring the quantity into range; empty becomes the minimum; plus ends at them; sold individually hides the field', async () => {
	open(SWATCHES);
	const plus = () => form().querySelector('[data-step="1"]')!.getAttribute('aria-disabled');
	quantity().value = '99';
	choose('attribute_pa_teinte', 'noir-profond');
	choose('attribute_pa_bonnet', 'c');
	expect([quantity().value, quantity().max]).toEqual(['3', '3']);
	await pass(SHOWN);
	expect(plus()).toBe('true');
	choose('attribute_pa_bonnet', 'b');
	await pass(SHOWN);
	expect([quantity().value, plus()]).toEqual(['3', 'false']);
	choose('attribute_pa_bonnet', 'c');
	quantity().value = '';
	choose('attribute_pa_bonnet', 'b');
	expect([quantity().value, quantity().max]).toEqual(['1', '12']);
	choose('attribute_pa_teinte', 'nude-noir');
	expect(quantity().max).toBe('');
	controller.restart();

	open('/produit/bas-couture/');
	choose('attribute_pa_motif', 'dentelle');
	choose('attribute_pa_finition', 'mate');
	choose('attribute_longueur-coupe', "Haut d'été");
	expect(variation()).not.toBe('');
	expect(form().querySelector<HTMLElement>('.quantity')!.style.display).toBe('none');
	expect(quantity().value).toBe('1');
});

describe('an address, a preselection, a single value', () => {
	test('[VAR-08] an address that names options is honoured on a page from a cache, in which nothing is preselected', () => {
		printProduct(SELECTS);
		history.replaceState(null, '', `${SELECTS}?${COULEUR}=noir&${TAILLE}=m`);
		mount();
		expect([select(COULEUR).value, select(TAILLE).value]).toEqual(['noir', 'm']);
		expect(variation()).not.toMatch(/^0?$/);
	});

	test('[VAR-08] options that the server has chosen are looked up; others are told 100 ms later', async () => {
		const told: string[] = [];
		for (const name of ['archipel:variation-form-ready', 'archipel:variation-found'])
			document.addEventListener(name, () => told.push(name), { signal: controller.signal });
		open(SELECTS, {
			edit: (html) => html.replace(/<option value="(noir|m)"/g, '<option value="$1" selected="selected"'),
		});
		expect(variation()).not.toMatch(/^0?$/);
		await pass(99);
		expect(told).toEqual([]);
		await pass(1);
		expect(told).toEqual(['archipel:variation-found', 'archipel:variation-form-ready']);
		await pass(SHOWN);
		expect(panel().textContent).toContain('€');
	});

	/** Prints a product: black in M only, red in all sizes. */
	const withSingle = () => {
		printProduct(SELECTS);
		const list = (JSON.parse(form().dataset['product_variations']!) as { attributes: Record<string, string> }[]).filter(
			({ attributes }) => attributes[COULEUR] !== 'noir' || attributes[TAILLE] === 'm',
		);
		form().dataset['product_variations'] = JSON.stringify(list);
	};

	test('[VAR-13] [RT-03] a single remaining value is chosen and announced, and gives way to another choice; it is chosen too where the choice was made before the island had come', async () => {
		withSingle();
		mount();
		choose(COULEUR, 'noir');
		expect(select(TAILLE).value).toBe('m');
		await vi.waitFor(() => expect(said('polite')).toBe('Taille : M, seul choix possible.'));
		expect(variation()).not.toBe('');
		choose(COULEUR, 'rouge');
		expect([select(COULEUR).value, select(TAILLE).value]).toEqual(['rouge', 'm']);
		controller.restart();
		withSingle();
		select(COULEUR).value = 'noir';
		mount();
		expect(select(TAILLE).value).toBe('m');
		expect(variation()).not.toMatch(/^0?$/);
	});

	test('[VAR-13] single remaining values of several attributes are announced together', async () => {
		printProduct('/produit/bas-couture/');
		const list = JSON.parse(form().dataset['product_variations']!) as { attributes: Record<string, string> }[];
		const [{ attributes }] = list as [(typeof list)[number]];
		const [first = '', ...others] = Object.keys(attributes);
		form().dataset['product_variations'] = JSON.stringify(list.slice(0, 1));
		mount();
		choose(first, attributes[first]!);
		expect(others.map((name) => select(name).value)).toEqual(others.map((name) => attributes[name]));
		await vi.waitFor(() => expect(said('polite')).toMatch(/, seul choix possible\. .+, seul choix possible\.$/));
	});

	test('[VAR-07] [VAR-05] the reset link shows while something is chosen, and says what it has done; the focus goes to a select that shows, else to what stands beside it', async () => {
		open(SELECTS);
		const link = () => form().querySelector<HTMLElement>('.reset_variations')!.style.visibility;
		const seen = [link()];
		choose(COULEUR, 'noir');
		seen.push(link());
		reset();
		expect([...seen, link()]).toEqual(['hidden', 'visible', 'hidden']);
		expect(text('.reset_variations_alert')).toMatch(/^Votre sélection a été réinitialisée\./);
		choose(COULEUR, 'noir');
		expect(text('.reset_variations_alert')).toBe('');
		const beside = document.createElement('button');
		select(COULEUR).after(beside);
		const state = { focusTargets: new Map() } as unknown as VariationState;
		const boxes = vi.spyOn(select(COULEUR), 'getClientRects');
		for (const [count, target] of [
			[0, beside],
			[1, select(COULEUR)],
		] as const) {
			boxes.mockReturnValue(Array.from({ length: count }) as unknown as DOMRectList);
			focusField(select(COULEUR), state);
			expect(document.activeElement).toBe(target);
		}
	});

	test('[RT-11] two forms on a page do not touch each other, and only the first writes to the address', async () => {
		open(SELECTS);
		const copy = document.querySelector<HTMLElement>('.product')!.cloneNode(true) as HTMLElement;
		for (const script of copy.querySelectorAll('script')) script.remove();
		document.body.append(copy);
		const other = copy.querySelector<HTMLFormElement>('form')!;
		mount(other);
		choose(COULEUR, 'noir', other);
		choose(TAILLE, 's', other);
		await pass(SHOWN);
		expect(other.querySelector('.single_variation')!.childElementCount).toBeGreaterThan(0);
		expect(panel().childElementCount).toBe(0);
		expect(select(COULEUR).value).toBe('');
		expect(text('.product_meta .sku')).toBe('LG-2');
		expect(location.search).toBe('');
	});
});

const openAjax = () =>
	open('/produit/nuisette-dentelle-0/', {
		edit: (html) => html.replace(/<script[^>]*archipel-availability[\s\S]*?<\/script>/, ''),
	});
const isBusy = () => form().getAttribute('aria-busy') === 'true';
const reply = async (answer: unknown) => {
	await vi.waitFor(() => expect(answers).toHaveLength(1));
	answers.shift()!(answer);
	await vi.waitFor(() => expect(isBusy()).toBe(false));
};

test('[VAR-02] [SW-06] where only the server knows: every option is open; one request when all is chosen; the form is blocked; answers are kept', async () => {
	openAjax();
	choose(COULEUR, 'noir');
	expect(asked).toEqual([]);
	expect(form().querySelector('option:disabled')).toBeNull();
	choose(TAILLE, 'xl');
	expect(isBusy()).toBe(true);
	await reply(VARIATION);
	expect(asked).toEqual([['get_variation', { [COULEUR]: 'noir', [TAILLE]: 'xl', product_id: '23' }]]);
	expect(variation()).toBe('99');
	choose(TAILLE, 'l');
	await reply({ ...VARIATION, variation_id: 98 });
	choose(TAILLE, 'xl');
	expect([variation(), asked.length]).toEqual(['99', 2]);
	// An answer that comes after a choice answered from memory does not replace it.
	choose(TAILLE, 'm');
	await vi.waitFor(() => expect(answers).toHaveLength(1));
	choose(TAILLE, 'xl');
	await reply({ ...VARIATION, variation_id: 97 });
	await pass(50);
	expect([variation(), asked.length]).toEqual(['99', 3]);
});

test('[VAR-04] where only the server knows: no match: the display is reset and a notice says so, once more after another choice; a reset takes it back', async () => {
	openAjax();
	choose(COULEUR, 'noir');
	choose(TAILLE, 's');
	await reply(false);
	const told = 'Désolé, aucun produit ne répond à vos critères. Veuillez choisir une combinaison différente.';
	await vi.waitFor(() => expect([text('.wc-no-matching-variations'), said('assertive')]).toEqual([told, told]));
	expect(text('.product_meta .sku')).toBe('LG-0');
	expect(button().getAttribute('aria-disabled')).toBe('true');
	choose(TAILLE, 'm');
	expect(text('.wc-no-matching-variations')).toBe('');
	await reply(false);
	expect(text('.wc-no-matching-variations')).toBe(told);
	reset();
	expect(document.querySelector('.wc-no-matching-variations')).toBeNull();
});

test('[VAR-02] [REL-01] where only the server knows: an answer that is none is told in the place of the variation, the choice stays, and it is asked for again', async () => {
	openAjax();
	choose(COULEUR, 'noir');
	choose(TAILLE, 'xl');
	await reply('<!doctype html>');
	await vi.waitFor(() => expect(document.querySelector('.single_variation + .archipel-notice')).not.toBeNull());
	expect([select(TAILLE).value, variation()]).toEqual(['xl', '']);
	document.querySelector<HTMLElement>('.archipel-notice button')!.click();
	await reply(VARIATION);
	expect([variation(), document.querySelector('.archipel-notice')]).toEqual(['99', null]);
});

test('[VAR-02] where only the server knows: an add that is asked for while the server is being asked is carried out when it has answered', async () => {
	openAjax();
	choose(COULEUR, 'noir');
	choose(TAILLE, 'xl');
	press();
	await pass(0);
	expect(asked.map(([endpoint]) => endpoint)).toEqual(['get_variation']);
	answers.shift()!(VARIATION);
	await vi.waitFor(() =>
		expect(asked.map(([endpoint]) => endpoint)).toEqual(['get_variation', 'archipel_add_to_cart']),
	);
	expect(asked[1]![1]).toMatchObject({ variation_id: '99', [TAILLE]: 'xl' });
});

test('[SW-10] prices narrow with the choice, the chosen one takes the place of the range, and a reset brings that back', async () => {
	printProduct(SELECTS);
	type Listed = { attributes: Record<string, string>; price_html: string };
	const list = JSON.parse(form().dataset['product_variations']!) as Listed[];
	const isWanted = ({ attributes }: Listed) => attributes[COULEUR] === 'noir' && attributes[TAILLE] === 'm';
	list.find(isWanted)!.price_html = '<span class="price">50,00 € au lieu de 60,00 €</span>';
	form().dataset['product_variations'] = JSON.stringify(list);
	mount();
	const price = document.querySelector('.summary > .price')!;
	const range = price.textContent!;
	expect(range).toContain(' – ');
	const kept = price.appendChild(document.createElement('small'));
	kept.textContent = 'Prix le plus bas des 30 derniers jours';
	choose(COULEUR, 'noir');
	expect(price.textContent).not.toContain(' – ');
	choose(TAILLE, 'm');
	await pass(SHOWN);
	expect(price.textContent).toBe(`50,00 € au lieu de 60,00 €${kept.textContent}`);
	expect(text('.single_variation .price')).toBe('50,00 € au lieu de 60,00 €');
	reset();
	expect(price.textContent).toBe(`${range}${kept.textContent}`);
});

test('[SW-10] [DISC-01] the price is shown once: where it is seen above the form the panel only reads it out, and what others write into the panel shows above', async () => {
	printProduct(SELECTS);
	const price = document.querySelector<HTMLElement>('.summary > .price')!;
	const appear = (rects: DOMRect[]) => (price.getClientRects = () => rects as unknown as DOMRectList);
	appear([]);
	mount();
	const choice = async (size: string) => {
		choose(COULEUR, 'noir');
		choose(TAILLE, size);
		await pass(SHOWN);
	};
	const isHidden = () => panel().querySelector('.price')!.matches('.archipel-visually-hidden');
	await choice('m');
	expect(isHidden(), 'a theme does not show the price above').toBe(false);
	appear([new DOMRect()]);
	await choice('l');
	expect(isHidden()).toBe(true);
	const written = panel().querySelector('.woocommerce-variation-price .price')!;
	expect(price.textContent).toBe(written.textContent);

	written.innerHTML = '<ins><span class="woocommerce-Price-amount">19,00 €</span></ins>';
	await pass(1);
	expect(price.innerHTML).toBe(written.innerHTML);
	// The next variation has the same discount: its own price comes first.
	await choice('m');
	expect(price.textContent).not.toContain('19,00');
	panel().querySelector('.woocommerce-variation-price .price')!.innerHTML = written.innerHTML;
	await pass(1);
	expect(price.textContent).toBe('19,00 €');
	reset();
	expect(price.textContent).toContain(' – ');
	// The panel still closes.
	panel().querySelector('.woocommerce-variation-price .price')!.textContent = 'x';
	await pass(1);
	expect(price.textContent).toContain(' – ');
	controller.abort();
	expect(panel().textContent).toBe('');
});

describe('[VAR-10] beside jQuery', () => {
	beforeEach(() => {
		realJQuery(document).off();
		vi.stubGlobal('jQuery', realJQuery);
	});

	test('whoever waits for the form gets its parts as WooCommerce hands them over, the line that tells of a reset too', async () => {
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

	test('[RT-08] jQuery and native events, in WooCommerce’s order and with its arguments', async () => {
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

	test('what others trigger is honoured: a value set by jQuery, a new list, a check, a reset', async () => {
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
});
