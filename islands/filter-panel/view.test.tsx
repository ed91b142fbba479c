import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetProductList } from '../../src/page/product-list/product-list';
import type { fetchSuggestions } from '../../src/shop/product-filter/suggestions';
import { RequestError } from '../../src/shop/request-error';
import type { CollectionData } from '../../src/shop/woocommerce/collection-data';
import { archivePage, type FetchPage } from '../../tests/setup/archive-page';
import { own, themify } from '../../tests/setup/filter-form';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { printConfig } from '../../tests/setup/print-config';
import { realJQuery } from '../../tests/setup/real-jquery';
import FilterPanel from './view';

const fetchPage = vi.hoisted(() => vi.fn<FetchPage>());
vi.mock('../../src/shop/product-list/archive-page', () => ({ fetchArchivePage: fetchPage }));
const fetchCounts = vi.hoisted(() => vi.fn<(archive: URLSearchParams) => Promise<CollectionData>>());
vi.mock('../../src/shop/woocommerce/collection-data', async (original) => ({
	...(await original<object>()),
	fetchCollectionData: fetchCounts,
}));
const suggest = vi.hoisted(() => vi.fn<typeof fetchSuggestions>());
vi.mock('../../src/shop/product-filter/suggestions', () => ({ fetchSuggestions: suggest }));
vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const go = vi.fn<(href: string | URL) => void>();
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	shop.found = 24;
	resetProductList();
	fetchPage.mockImplementation(async ({ href }) => archivePage(href.replace(/&?wpf_ajax=1/, ''), list(shop.found)));
	suggest.mockResolvedValue([]);
	vi.spyOn(location, 'assign').mockImplementation(go);
	fetchCounts.mockResolvedValue({
		terms: new Map([
			[16, 7],
			[20, 3],
			[21, 2],
		]),
		taxonomies: ['pa_couleur', 'pa_taille'],
		ratings: new Map(),
		prices: [400, 12_000],
		total: 31,
	});
});
afterEach(() => {
	cleanup();
	ending.abort();
	// Pending announcements would delay the next test's message.
	vi.runAllTimers();
});

const list = (count: number) =>
	`<main>${count ? `<p class="woocommerce-result-count">Affichage de 1–8 sur ${count} résultats</p><ul class="products"><li class="post-${count}">${count}</li></ul>` : '<p class="woocommerce-info">Aucun produit.</p>'}</main>`;

const ending = pageLife();
/** State of the test's shop. */
const shop = { /** Number of results. */ found: 24 };

const pass = (time = 0) => act(() => vi.advanceTimersByTimeAsync(time));

/** Mounts the panel at a URL, on a server form checked by that URL. */
async function open(query = '', form = own()): Promise<void> {
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
const query = () => Object.fromEntries(new URLSearchParams(location.search));
/** Finds a field by attribute, because queries by role take a second each here. */
const input = (attribute: string, value: string) =>
	document.querySelector<HTMLInputElement>(`input[${attribute}="${value}"]`)!;
const tick = (value: string) => act(() => input('value', value).click());
const slider = (name: string) => document.querySelector<HTMLInputElement>(`[type=range][aria-label="${name}"]`)!;
const number = (name: string) => document.querySelector<HTMLInputElement>(`[type=number][aria-label="${name}"]`)!;
const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => plain(textContent));
const button = (text: string) =>
	[...document.querySelectorAll('button')].find(({ textContent }) => plain(textContent) === text);
const active = () => document.querySelector<HTMLElement>('[role=group][aria-label="Filtres actifs"]')!;
const chips = () => [...active().querySelectorAll('button')];
const asked = () => fetchPage.mock.calls.map(([{ search }]) => search);

test('[FILT-08] chips: one goes, the focus is on the next; all go', async () => {
	await open('?filter_couleur=noir,rouge&query_type_couleur=or&min_price=20&max_price=60&on_sale=1');
	expect(texts(chips())).toEqual(['Noir', 'Rouge', '20,00 € – 60,00 €', 'En promotion', 'Tout effacer']);
	expect(chips()[0]!.getAttribute('aria-label')).toBe('Retirer le filtre : Couleur : Noir');
	fireEvent.click(chips()[0]!);
	await pass();
	expect(query()).toMatchObject({ filter_couleur: 'rouge' });
	expect([texts(chips())[0], document.activeElement]).toEqual(['Rouge', chips()[0]]);
	expect(document.querySelector('#archipel-announcer')?.textContent ?? '').toContain('résultat');
	fireEvent.click(chips()[0]!);
	await pass();
	expect(document.activeElement).toBe(chips()[0]);
	expect(query()).toEqual({ min_price: '20', max_price: '60', on_sale: '1' });
	fireEvent.click(button('Tout effacer')!);
	await pass();
	expect(query()).toEqual({});
	expect(chips()).toEqual([]);
	expect(document.activeElement).toBe(active());
});

test('[LIST-12] the list of a term, of a chip and of the button is asked for when the press begins, or Tab reaches it, and not again by the click', async () => {
	await open();
	fireEvent.pointerDown(input('value', 'noir').closest('label')!);
	await pass();
	expect([asked(), query()]).toEqual([['?query_type_couleur=or&filter_couleur=noir'], {}]);
	tick('noir');
	await pass();
	expect([asked().length, query()['filter_couleur']]).toEqual([1, 'noir']);
	fireEvent.keyUp(chips()[0]!, { key: 'Tab' });
	await pass();
	expect([asked().length, query()['filter_couleur']]).toEqual([2, 'noir']);
	fireEvent.click(chips()[0]!);
	await pass();
	expect([asked().length, query()]).toEqual([2, {}]);
	fireEvent.change(number('Prix maximum'), { target: { value: '40' } });
	const submit = document.querySelector('[type=submit]')!;
	fireEvent.pointerDown(submit);
	await pass();
	expect([asked().length, query()]).toEqual([3, {}]);
	fireEvent.click(submit);
	await pass();
	expect([asked().length, query()]).toEqual([3, { max_price: '40' }]);
});

test('[LIST-12] [FILT-08] nothing is asked for by a press of another button, on a term without articles, which cannot be chosen, and in a panel whose button lists', async () => {
	await open();
	fireEvent.pointerDown(input('value', 'noir').closest('label')!, { button: 2 });
	const empty = input('value', 'rouge');
	expect([...texts(empty.labels![0]!.children), empty.disabled]).toEqual(['', 'Rouge', 'aucun article', true]);
	fireEvent.pointerDown(empty.closest('label')!);
	await pass();
	expect(asked()).toEqual([]);
	await open('', themify());
	fireEvent.pointerDown(input('value', '4-20').closest('label')!);
	await pass();
	expect(asked()).toEqual([]);
});

test('[FILT-08] in English', async () => {
	printConfig({ locale: 'en-GB' });
	await open('?filter_couleur=noir&query_type_couleur=or', own('Black', 'Colour'));
	expect(document.querySelector('.archipel-filter__chip')!.getAttribute('aria-label')).toBe(
		'Remove filter: Colour: Black',
	);
	expect(button('Show 31 items')).toBeDefined();
	fireEvent.click(button('Clear all')!);
	await pass();
	expect(query()).toEqual({});
});

test('[FILT-02] two thumbs and two fields say the same range; thumbs never cross; the list follows when the focus leaves', async () => {
	await open();
	expect([slider('Prix minimum').min, slider('Prix maximum').max]).toEqual(['4', '120']);
	fireEvent.change(number('Prix maximum'), { target: { value: '40' } });
	fireEvent.submit(number('Prix maximum').form!);
	await pass();
	expect(query()).toEqual({ max_price: '40' });
	expect(slider('Prix maximum').value).toBe('40');
	fireEvent.change(slider('Prix minimum'), { target: { value: '7' } });
	await pass();
	expect(number('Prix minimum').value).toBe('7');
	expect(plain(slider('Prix minimum').getAttribute('aria-valuetext'))).toBe('7,00 €');
	fireEvent.change(slider('Prix minimum'), { target: { value: '110' } });
	await pass();
	expect(number('Prix minimum').value).toBe('40');
	expect(query()).toEqual({ max_price: '40' });
	fireEvent.blur(slider('Prix minimum'));
	await pass();
	expect(query()).toEqual({ min_price: '40', max_price: '40' });
});

test('[FILT-07] where nothing is found there is a way on', async () => {
	shop.found = 0;
	await open('?min_price=5000');
	shop.found = 24;
	expect(document.querySelectorAll('main .woocommerce-info')).toHaveLength(1);
	fireEvent.click(button('Effacer les filtres')!);
	await pass();
	expect(document.querySelectorAll('ul.products > li')).toHaveLength(1);
	expect(query()).toEqual({});
	expect(button('Effacer les filtres')).toBeUndefined();
});

const FIELD =
	/<div class="archipel-filter__field" data-taxonomy="[^"]*"><p class="archipel-filter__name">(.*?)<\/p>.*?<\/ul><\/div>/gs;
const folded = (opened: string) =>
	own().replace(
		FIELD,
		(field, name: string) =>
			`<details class="archipel-filter__fold" name="f"${name === opened ? ' open' : ''}><summary> ${name} </summary><div class="archipel-filter__drop">${field}</div></details>`,
	);
const folds = () => [...document.querySelectorAll('details')];
const opened = () =>
	texts(
		folds()
			.filter(({ open: isOpen }) => isOpen)
			.map((fold) => fold.querySelector('summary')!),
	);

test('[FILT-09] above a list: fields are closed, but the one that was open when the view came, names said once; Escape closes with the focus on the name, a list inside first; a press and the focus elsewhere close', async () => {
	await open('', folded('Taille'));
	expect(texts(document.querySelectorAll('summary'))).toEqual(['Couleur', 'Taille', 'Prix']);
	expect(new Set(folds().map((fold) => fold.getAttribute('name')))).toEqual(new Set(['f']));
	expect(opened()).toEqual(['Taille']);
	// A box alone says what it is by itself.
	expect(input('value', 'instock').closest('details')).toBeNull();
	const [colour, size] = folds();
	size!.setAttribute('open', '');
	const box = input('value', 's');
	// A list inside closes by its own listener.
	box.setAttribute('aria-expanded', 'true');
	box.addEventListener('keydown', () => box.removeAttribute('aria-expanded'), { once: true });
	fireEvent.keyDown(box, { key: 'Escape' });
	expect(opened()).toEqual(['Taille']);
	fireEvent.keyDown(box, { key: 'Enter' });
	expect(opened()).toEqual(['Taille']);
	fireEvent.keyDown(box, { key: 'Escape' });
	expect(opened()).toEqual([]);
	expect(document.activeElement).toBe(size!.querySelector('summary'));
	for (const press of [fireEvent.pointerDown, fireEvent.focusIn]) {
		colour!.open = true;
		press(input('value', 'noir'));
		expect(opened()).toEqual(['Couleur']);
		press(document.querySelector('main')!);
		expect(opened()).toEqual([]);
	}
});

async function turn(width: number): Promise<void> {
	vi.stubGlobal('innerWidth', width);
	act(() => void window.dispatchEvent(new Event('resize')));
	await pass();
}

test('[FILT-05] [LIST-07] [REL-01] a choice whose list does not come stays, and is told beside its field; in the drawer, which stays open', async () => {
	const failure = (where: string) => document.querySelector(`${where} .archipel-notice[data-state=error]`);
	fetchPage.mockRejectedValue(new RequestError('lost', '/'));
	await open('', `<button class="archipel-filter__open"></button>${own()}`);
	tick('s');
	await pass();
	expect(failure('.archipel-filter__field +')).not.toBeNull();
	expect([input('value', 's').checked, query()]).toEqual([true, {}]);
	await turn(390);
	fireEvent.click(document.querySelector('.archipel-filter__open')!);
	fireEvent.click(document.querySelector('dialog [type=submit]')!);
	await pass();
	expect(failure('dialog')).not.toBeNull();
	await turn(1024);
});

test('[LIST-07] [A11Y-02] a phone that is turned keeps what is ticked in its drawer, and the focus in the panel; and back', async () => {
	await turn(390);
	await open(
		'',
		own()
			.replace('<input type="checkbox"', '<input id="noir" type="checkbox"')
			.replace(/^/, '<button class="archipel-filter__open"></button>'),
	);
	fireEvent.click(button('Filtrer')!);
	tick('noir');
	act(() => input('value', 'noir').focus());
	await turn(1024);
	expect(document.querySelector('dialog')).toBeNull();
	expect([input('value', 'noir').checked, query()]).toEqual([true, {}]);
	expect(document.activeElement).toBe(input('value', 'noir'));
	await turn(390);
	expect(document.activeElement).toBe(document.querySelector('[data-archipel]'));
	fireEvent.click(button('Filtrer')!);
	expect(input('value', 'noir').checked).toBe(true);
	// The shopper closes it herself.
	fireEvent.click(document.querySelector('.archipel-dialog__close')!);
	fireEvent.click(button('Filtrer')!);
	expect(input('value', 'noir').checked).toBe(false);
	await turn(1024);
});

const SENT = { wpf: 'catalogue', wpf_cols: '4', wpf_page: '1' };
const ON_CHANGE = 'class="wpf_form wpf_form_ajax wpf_submit_on_change"';
const title = () => document.querySelector<HTMLInputElement>('[name=wpf_title]')!;
const type = async (text: string) => {
	fireEvent.change(title(), { target: { value: text } });
	await pass(150);
};
const suggestions = () => [...document.querySelectorAll<HTMLElement>('[role=listbox] [role=option]')];

test('[SEC-02] [FILT-04] a hostile answer: labels are text, addresses elsewhere are not followed; one of the shop is', async () => {
	await open('', themify());
	suggest.mockResolvedValue([
		{ key: '1', label: '<b>gras</b>', value: 'javascript:window.hacked=1' },
		{ key: '2', label: 'Ailleurs', value: 'https://evil.test/' },
	]);
	title().focus();
	for (const at of [0, 1]) {
		await type(`a${at}`);
		expect(texts(suggestions())).toEqual(['<b>gras</b>', 'Ailleurs']);
		fireEvent.click(suggestions()[at]!);
		await pass();
		expect(title().value).toBe(['<b>gras</b>', 'Ailleurs'][at]);
	}
	expect(go).not.toHaveBeenCalled();
	const value = `${location.origin}/produit/guepiere/`;
	suggest.mockResolvedValue([{ key: '1', label: 'Guêpière – noir', value }]);
	await type('gu');
	expect(texts(suggestions())).toEqual(['Guêpière – noir']);
	fireEvent.click(suggestions()[0]!);
	expect(go.mock.calls).toEqual([[value]]);
});

test('[FILT-04] suggestions that do not come are told, and the field works without', async () => {
	await open('', themify());
	suggest.mockRejectedValue(new Error());
	title().focus();
	await type('CT-M');
	expect(texts(document.querySelectorAll('.archipel-filter__hint'))).toEqual(['Les suggestions ne sont pas arrivées.']);
	fireEvent.submit(title().form!);
	await pass();
	expect(query()).toEqual({ ...SENT, wpf_title: 'CT-M' });
});

test.each([
	['a term by pointer: at once', '4-20', fireEvent.pointerDown, true],
	['a term by keys: when the focus leaves it', '4-20', fireEvent.keyDown, false],
	['no term by keys: when the focus leaves it', '', fireEvent.keyDown, false],
	['a check box by keys: at once', 'bodys', fireEvent.keyDown, true],
])('[FILT-05] [SEC-03] arrow keys pass over radio buttons; listed is %s', async (_, value, press, isAtOnce) => {
	const boxes = '<div class="wpf_item"><ul><li><input type="checkbox" name="cat[]" value="bodys"></li></ul></div>';
	await open('?wpf=catalogue&wpf_price=20-50', themify(ON_CHANGE).replace('</form>', `${boxes}</form>`));
	const box = document.querySelector<HTMLInputElement>(`:is([type=radio], [type=checkbox])[value="${value}"]`)!;
	const listed = () => query()[box.name] ?? '';
	press(box);
	act(() => box.click());
	await pass();
	expect(listed() === value).toBe(isAtOnce);
	fireEvent.blur(box);
	await pass();
	expect(listed()).toBe(value);
});

test('[FILT-04] an emptied field of a form that submits on change lists all', async () => {
	await open('?wpf=catalogue&wpf_title=masque', themify(ON_CHANGE));
	await type('');
	expect(query()).toEqual(SENT);
	expect(suggest).not.toHaveBeenCalled();
});

test('[FILT-05] the page is told before and after, and waits visibly', async () => {
	vi.stubGlobal('jQuery', realJQuery);
	await open('', themify());
	const seen: string[] = [];
	for (const name of ['wpf_ajax_before_replace', 'wpf_ajax_success'])
		realJQuery(document).on(name, () => void seen.push(name));
	let come = () => {};
	const answer = fetchPage.getMockImplementation()!;
	fetchPage.mockImplementation(async (...args) => {
		await new Promise<void>((resolve) => (come = resolve));
		return answer(...args);
	});
	const submit = () => document.querySelector('.archipel-filter__submit button')!;
	fireEvent.change(slider('Prix minimum'), { target: { value: '30' } });
	fireEvent.submit(submit().closest('form')!);
	await pass();
	expect(document.body.className).toBe('');
	await vi.waitFor(() => expect(document.body.className).toBe('wpf_loading'));
	expect([submit().getAttribute('aria-busy'), seen]).toEqual(['true', []]);
	await act(async () => come());
	await vi.waitFor(() => expect(document.body.className).toBe(''));
	expect(seen).toEqual(['wpf_ajax_before_replace', 'wpf_ajax_success']);
});
