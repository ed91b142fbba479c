import { describe, expect, test, vi } from 'vitest';
import {
	SELECTS,
	SHOWN,
	SWATCHES,
	answers,
	asked,
	button,
	choose,
	controller,
	form,
	mount,
	open,
	panel,
	pass,
	quantity,
	reset,
	select,
	text,
	variation,
} from '../../tests/setup/variation-form-page';
import { printProduct } from '../../tests/setup/product-page';
import '../../src/page/product-form';
import type { VariationState } from '../../src/stores/variation-state';
import './explain';
import { focusField } from './option-label';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

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

	test('[VAR-13] a single remaining value is chosen and announced, and gives way to another choice', async () => {
		withSingle();
		mount();
		choose(COULEUR, 'noir');
		expect(select(TAILLE).value).toBe('m');
		await vi.waitFor(() => expect(said('polite')).toBe('Taille : M, seul choix possible.'));
		expect(variation()).not.toBe('');
		choose(COULEUR, 'rouge');
		expect([select(COULEUR).value, select(TAILLE).value]).toEqual(['rouge', 'm']);
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

	test('[VAR-13] [RT-03] it is chosen too where the choice was made before the island had come', () => {
		withSingle();
		select(COULEUR).value = 'noir';
		mount();
		expect(select(TAILLE).value).toBe('m');
		expect(variation()).not.toMatch(/^0?$/);
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
