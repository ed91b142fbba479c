import { beforeEach, expect, test, vi } from 'vitest';
import * as gate from '../../../src/safety/html';
import { chooseSwatch } from './choose-swatch';
import { swatchForKey } from './tile-swatch';

vi.mock('../../../src/safety/html', () => import('../../../tests/setup/open-gate'));

const RED = '/img/rouge.svg';
const BLUE = '/img/bleu.svg';
const OWN = '/img/own.svg';

/** Callbacks that end a decoding, by address; `undefined`: immediate decoding. */
let pictures: Map<string, () => void> | undefined;

beforeEach(() => {
	pictures = undefined;
	vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(function (this: HTMLImageElement) {
		const address = this.getAttribute('src')!;
		return pictures ? new Promise((resolve) => pictures!.set(address, resolve)) : Promise.resolve();
	});
	const variations = JSON.stringify([
		{ attributes: { attribute_pa_couleur: 'rouge' }, image: { src: RED } },
		{ attributes: { attribute_pa_couleur: 'bleu' }, image: { src: BLUE } },
	]).replaceAll('"', '&quot;');
	const item = (value: string) =>
		`<li class="variable-item" data-value="${value}" role="radio" aria-checked="false" tabindex="0">${value}</li>`;
	// Swatches of Variation Swatches Pro, a swatch of a theme, and swatches of Archipel.
	document.body.innerHTML = `<ul class="products"><li class="product"><a class="woocommerce-LoopProduct-link" href="/p/"><img src="${OWN}" srcset="${OWN} 1x" sizes="9px"><span class="price">9 €</span></a>
		<div class="wvs-archive-variations-wrapper" data-product_variations="${variations}"><ul role="radiogroup" data-attribute_name="attribute_pa_couleur">${['rouge', 'bleu', 'vert'].map(item).join('')}</ul></div>
		<button type="button" class="own" data-archipel-image='{"src":"${BLUE}"}'>bleu</button>
		<div role="radiogroup" class="ours" data-attribute_name="attribute_pa_couleur"><button class="archipel-tile-swatches__item" role="radio" data-value="noir" data-archipel-image='{"src":"/img/noir.svg"}'></button><button class="archipel-tile-swatches__item" role="radio" data-value="rose" data-archipel-image="null" data-archipel-price="44 €"></button><button class="archipel-tile-swatches__item" role="radio" data-value="gris" data-archipel-image="null"></button></div></li></ul>`;
});

const image = () => document.querySelector('img')!;
const source = () => image().getAttribute('src');
const swatch = (value: string) => document.querySelector<HTMLElement>(`[data-value="${value}"]`)!;
const isChecked = (value: string) => swatch(value).getAttribute('aria-checked') === 'true';
const come = async (address: string) => {
	pictures!.get(address)!();
	await new Promise((resolve) => setImmediate(resolve));
};

test('[SW-09] a swatch of Variation Swatches Pro shows its image, and chosen again brings the tile’s own back; a theme’s own button shows its own; a value of which nothing is known changes nothing', async () => {
	const before = image().outerHTML;
	await chooseSwatch(swatch('vert'));
	expect([source(), isChecked('vert')]).toEqual([OWN, false]);
	await chooseSwatch(swatch('rouge'));
	expect([source(), image().hasAttribute('srcset'), isChecked('rouge')]).toEqual([RED, false, true]);
	await chooseSwatch(swatch('bleu'));
	expect([source(), isChecked('rouge'), isChecked('bleu')]).toEqual([BLUE, false, true]);
	await chooseSwatch(swatch('bleu'));
	expect(isChecked('bleu')).toBe(false);
	expect(source()).toBe(OWN);
	expect(image().outerHTML).toHaveLength(before.length);
	expect(image().srcset).toBe(`${OWN} 1x`);
	const own = document.querySelector<HTMLElement>('.own')!;
	await chooseSwatch(own);
	expect([source(), own.getAttribute('aria-pressed')]).toEqual([BLUE, 'true']);
});

test('[SW-09] a colour without a picture of its own shows the product’s, not that of the colour before; arrows of both axes go round the colours', async () => {
	await chooseSwatch(swatch('noir'));
	expect(source()).toBe('/img/noir.svg');
	await chooseSwatch(swatch('rose'));
	expect([source(), document.querySelector('.price')!.textContent]).toEqual([OWN, '44 €']);
	expect(['ArrowUp', 'ArrowLeft'].map((key) => swatchForKey(swatch('noir'), key))).toEqual(
		Array(2).fill(swatch('gris')),
	);
});

test('[SW-09] a price is markup, which waits for the sanitizer; one pressed later wins', async () => {
	const price = document.querySelector('.price')!;
	let open = () => {};
	vi.spyOn(gate, 'openGate').mockImplementation(() => new Promise((resolve) => (open = resolve)));
	const choice = chooseSwatch(swatch('rose'));
	expect(price.textContent).toBe('9 €');
	const other = chooseSwatch(swatch('noir'));
	open();
	await Promise.all([choice, other]);
	expect(price.textContent).toBe('9 €');
});

test('[SW-09] a picture that comes late does not replace the one chosen after it', async () => {
	pictures = new Map();
	const all = [chooseSwatch(swatch('rouge')), chooseSwatch(swatch('bleu'))];
	await come(BLUE);
	expect(source()).toBe(BLUE);
	await come(RED);
	expect(source()).toBe(BLUE);
	// The tile's own image, restored for a deselected colour, does not either.
	all.push(chooseSwatch(swatch('bleu')), chooseSwatch(swatch('rouge')));
	await come(RED);
	await come(OWN);
	await Promise.all(all);
	expect(source()).toBe(RED);
});
