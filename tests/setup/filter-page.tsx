import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, vi, type Mock } from 'vitest';
import FilterPanel from '../../islands/filter-panel/view';
import { resetProductList } from '../../src/page/product-list/product-list';
import { archivePage, type FetchPage } from './archive-page';
import { islandContext } from './island-context';
import { pageLife } from './page-life';

export type { FetchPage } from './archive-page';

const box = (name: string, value: string, label: string, term = '') =>
	`<li><label><input type="checkbox" name="${name}[]" value="${value}"${term && ` data-term="${term}"`}><span>${label}</span></label></li>`;
const field = (label: string, items: string, taxonomy = '') =>
	`<div class="archipel-filter__field" data-taxonomy="${taxonomy}"><p class="archipel-filter__name">${label}</p><ul>${items}</ul></div>`;

/** Form of islands/filter-panel/filter-form.php. */
export const own = (
	noir = 'Noir',
	colour = 'Couleur',
) => `<form class="archipel-filter" action="/boutique/" data-scope="">
	${field(colour, box('filter_couleur', 'noir', noir, '16') + box('filter_couleur', 'rouge', 'Rouge', '17'), 'pa_couleur')}
	<input type="hidden" name="query_type_couleur" value="or">
	${field('Taille', box('filter_taille', 's', 'S', '20') + box('filter_taille', 'xl', 'XL', '21'), 'pa_taille')}
	<input type="hidden" name="query_type_taille" value="or">
	<div class="archipel-filter__field"><p class="archipel-filter__name">Prix</p><label><input type="number" id="from" name="min_price" value=""></label><label><input type="number" id="to" name="max_price" value=""></label></div>
	<div class="archipel-filter__field"><label><input type="checkbox" name="filter_stock_status[]" value="instock"><span>En stock</span></label></div>
	<div class="archipel-filter__field"><label><input type="checkbox" name="on_sale[]" value="1"><span>En promotion</span></label></div>
	<button type="submit" name="archipel_filter" value="1">Voir les articles</button>
</form>`;

/** Themify's form; `rest` are classes and attributes of the form. */
export const themify = (
	rest = 'class="wpf_form wpf_form_ajax"',
) => `<form data-slug="catalogue" action="/boutique/" ${rest}>
	<input type="hidden" name="wpf" value="catalogue"><input type="hidden" name="wpf_cols" value="4"><input type="hidden" name="wpf_page" value="1">
	<div class="wpf_item wpf_item_price"><label class="wpf_item_name">Prix</label><div class="wpf_items_group"><div data-max="120" data-min="4" data-step="1" class="wpf_slider"></div><input type="hidden" name="wpf_price-from" value="" class="wpf_price_from"><input type="hidden" name="wpf_price-to" value="" class="wpf_price_to"></div></div>
	<div class="wpf_item wpf_item_price"><label class="wpf_item_name">Tranche</label><div class="wpf_items_group"><ul class="wpf_price_range"><li><input type="radio" name="wpf_price" value="" id="all"><label for="all">Tous</label></li><li><input type="radio" name="wpf_price" value="4-20" id="r1"><label for="r1">4 - 20</label></li><li><input type="radio" name="wpf_price" value="20-50" id="r2"><label for="r2">20 - 50</label></li></ul></div></div>
	<div class="wpf_item wpf_item_title"><label class="wpf_item_name">Titre</label><div class="wpf_items_group"><div class="wpf_autocomplete"><input type="text" data-variation="no" name="wpf_title" value=""></div></div></div>
	<div class="wpf_item wpf_item_submit"><button type="submit">Filtrer</button></div>
	<div class="wpf-no-products-found" style="display:none"><p class="woocommerce-info">Rien.</p></div>
</form>`;

const list = (count: number) =>
	`<main>${count ? `<p class="woocommerce-result-count">Affichage de 1–8 sur ${count} résultats</p><ul class="products"><li class="post-${count}">${count}</li></ul>` : '<p class="woocommerce-info">Aucun produit.</p>'}</main>`;

const ending = pageLife();
/** State of the test's shop. */
export const shop = { /** Number of results. */ found: 24 };

/** Sets up a page for each test of a file. @param fetchPage Mock of the list's request. */
export function filterPage(fetchPage: Mock<FetchPage>): void {
	beforeEach(() => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		shop.found = 24;
		resetProductList();
		fetchPage.mockImplementation(async ({ href }) => archivePage(href.replace(/&?wpf_ajax=1/, ''), list(shop.found)));
	});
	afterEach(() => {
		cleanup();
		ending.abort();
		// Pending announcements would delay the next test's message.
		vi.runAllTimers();
	});
}

export const pass = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time));

/** Mounts the panel at a URL, on a server form checked by that URL. */
export async function open(query = '', form = own()): Promise<void> {
	history.replaceState(null, '', `/boutique/${query}`);
	document.body.innerHTML = `${list(shop.found)}<div data-archipel="filter-panel">${form}</div>`;
	const host = document.querySelector<HTMLElement>('[data-archipel]')!;
	for (const [name, value] of new URLSearchParams(query))
		for (const input of host.querySelectorAll<HTMLInputElement>(`[name="${name}[]"], [name="${name}"]`))
			if (input.type === 'checkbox' || input.type === 'radio')
				input.toggleAttribute('checked', value.split(',').includes(input.value));
			else input.setAttribute('value', value);
	const place = document.body.appendChild(document.createElement('div'));
	render(
		<FilterPanel host={host} submitOnChange fields={[]} sizeAttribute="pa_taille" {...islandContext(ending.signal)} />,
		{ container: place },
	);
	host.replaceChildren(place);
	await pass();
}
export const query = () => Object.fromEntries(new URLSearchParams(location.search));
/** Finds a field by attribute, because queries by role take a second each here. */
export const input = (attribute: string, value: string) =>
	document.querySelector<HTMLInputElement>(`input[${attribute}="${value}"]`)!;
export const tick = (value: string) => act(() => input('value', value).click());
export const slider = (name: string) => document.querySelector<HTMLInputElement>(`[type=range][aria-label="${name}"]`)!;
export const number = (name: string) =>
	document.querySelector<HTMLInputElement>(`[type=number][aria-label="${name}"]`)!;
export const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
export const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => plain(textContent));
export const button = (text: string) =>
	[...document.querySelectorAll('button')].find(({ textContent }) => plain(textContent) === text);
export const active = () => document.querySelector<HTMLElement>('[role=group][aria-label="Filtres actifs"]')!;
export const chips = () => [...active().querySelectorAll('button')];
