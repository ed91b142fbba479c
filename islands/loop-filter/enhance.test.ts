import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LoopWish } from '../../src/shop/elementor/refresh-loop';
import { printConfig } from '../../tests/setup/print-config';
import enhance from './enhance';
import './parts/loop';
import { pageLife } from '../../tests/setup/page-life';
import { islandContext } from '../../tests/setup/island-context';

const { refresh, wake } = vi.hoisted(() => ({
	refresh: vi.fn<(wish: LoopWish) => Promise<string>>(),
	wake: vi.fn<(widget: HTMLElement) => void>(),
}));
vi.mock('../../src/shop/elementor/refresh-loop', async (original) => ({
	...(await original<object>()),
	refreshLoop: refresh,
	wakeWidgets: wake,
}));
vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const button = (slug: string, name = slug) =>
	`<button type="button" class="e-filter-item" data-filter="${slug}" aria-pressed="${slug === '__all'}">${name}</button>`;
const filter = (id: string, settings: object, terms: string, bar: string) =>
	`<div class="elementor-element elementor-widget-taxonomy-filter" data-id="${id}" data-settings="${JSON.stringify(settings).replaceAll('"', '&quot;')}"><search class="e-filter" ${bar}>${button('__all', 'Tout')}${terms}</search></div>`;
const box = (...names: string[]) =>
	`<div class="elementor-widget-container">${names.map((name) => `<div class="e-loop-item">${name}</div>`).join('')}</div>`;

/** Markup of Elementor Pro: a filter of one category, a filter of several colours, and the loop of both. */
function pageOf({
	loop = 'f14fd03',
	post = '77',
	bar = `data-base-url="${location.origin}/boutique/" data-page-num="1"`,
	term = 'bodys',
} = {}): string {
	const settings = { selected_element: loop };
	const several = { multiple_selection: 'yes', logical_combination: 'OR' };
	const escaped = loop.replaceAll('"', '&quot;');
	return `<div data-elementor-id="${post}">
		${filter('1', { ...settings, taxonomy: 'product_cat' }, button(term, 'Bodys') + button('nuisettes'), bar)}
		${filter('2', { ...settings, taxonomy: 'pa_couleur', ...several }, button('noir') + button('rouge'), bar)}
		<div class="elementor-element elementor-widget-loop-grid" data-id="${escaped}">${box('a', 'b')}</div></div>`;
}

const ending = pageLife();
beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	refresh.mockImplementation(async ({ filters }) => box(...[...filters.values()].flatMap(({ terms }) => terms)));
});
afterEach(() => {
	// Speaks the pending announcement: the next test's message would be queued behind it.
	vi.runAllTimers();
});

const pass = (time = 0) => vi.advanceTimersByTimeAsync(time);
/** @param held Terms that were pressed before. */
async function open(query = '', html = pageOf(), held: readonly string[] = []): Promise<void> {
	history.replaceState(null, '', `/boutique/${query}`);
	document.body.innerHTML = html;
	for (const host of document.querySelectorAll<HTMLElement>('.elementor-widget-taxonomy-filter')) {
		const own = held.map(term).filter((control) => host.contains(control));
		void enhance(host, {}, islandContext(ending.signal, own));
	}
	await pass();
}
const term = (name: string) =>
	[...document.querySelectorAll<HTMLElement>('.e-filter-item')].find(({ textContent }) => textContent === name)!;
async function press(name: string): Promise<void> {
	term(name).click();
	await pass();
}
const loop = () => document.querySelector<HTMLElement>('.elementor-widget-loop-grid')!;
const texts = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);
const items = () => texts(loop().querySelectorAll('.e-loop-item'));
const pressed = () => texts(document.querySelectorAll('.e-filter-item[aria-pressed=true]'));
const spoken = () => document.querySelector('#archipel-announcer [aria-live=polite]')?.textContent ?? '';
const notice = () => document.querySelector('.archipel-notice');
/** Pressed terms as the server printed them. */
const NONE = ['Tout', 'Tout'];
/** Items as the server printed them. */
const SERVED = ['a', 'b'];
const wished = () => refresh.mock.lastCall![0];

test('[LOOP-01] several colours are joined by ~, beside the category; « Tout » takes its own filter back', async () => {
	await open();
	await press('Bodys');
	await press('noir');
	await press('rouge');
	expect(location.search).toBe('?e-filter-f14fd03-product_cat=bodys&e-filter-f14fd03-pa_couleur=noir~rouge');
	expect([pressed(), items()]).toEqual([
		['Bodys', 'noir', 'rouge'],
		['bodys', 'noir', 'rouge'],
	]);
	// The server builds the page links from the address that the request names.
	expect(new URL(wished().address).search).toBe(location.search);
	await press('Tout');
	expect(location.search).toBe('?e-filter-f14fd03-pa_couleur=noir~rouge');
});

test('[LIST-12] [LOOP-02] the list of a term is asked for when its press begins, and not again by the click', async () => {
	await open();
	const begin = (name: string) => term(name).dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
	begin('Bodys');
	await pass();
	expect([refresh.mock.calls.length, pressed(), items(), location.search]).toEqual([1, NONE, SERVED, '']);
	await press('Bodys');
	expect([refresh.mock.calls.length, items()]).toEqual([1, ['bodys']]);
	// What was shown is kept.
	begin('Bodys');
	await pass();
	await press('Bodys');
	expect([refresh.mock.calls.length, items()]).toEqual([1, SERVED]);
});

test('[LOOP-02] taken back before the answer: nothing changes, nothing is said', async () => {
	await open();
	refresh.mockImplementation(() => new Promise(() => {}));
	await press('Bodys');
	expect(pressed()).toEqual(['Bodys', 'Tout']);
	await press('Bodys');
	expect([pressed(), items(), location.search]).toEqual([NONE, SERVED, '']);
	await pass(200);
	expect([document.querySelector('[aria-busy=true]'), notice(), spoken()]).toEqual([null, null, '']);
});

test('[LOOP-02] nothing matches: it is said where the list was, and to screen readers; Back shows what was', async () => {
	await open();
	refresh.mockResolvedValue('');
	await press('Bodys');
	await pass(200);
	for (const said of [loop().textContent, spoken()]) expect(said).toBe('Aucun article ne correspond à ce filtre.');
	history.replaceState(null, '', '/boutique/');
	dispatchEvent(new PopStateEvent('popstate'));
	await pass();
	expect(items()).toEqual(SERVED);
	expect(refresh).toHaveBeenCalledTimes(1);
});

test('[LOOP-02] who listens is told, Elementor’s scripts too; a customer who is signed in asks as one, a guest as a guest', async () => {
	document.body.className = 'logged-in';
	await open();
	const told: unknown[] = [];
	document.addEventListener(
		'archipel:widget-updated',
		(event) =>
			told.push((event as CustomEvent).detail, (event.target as HTMLElement).dataset['id'], wake.mock.calls.length),
		{ signal: ending.signal },
	);
	await press('Bodys');
	expect([told, wake.mock.calls]).toEqual([[{ mode: 'replace' }, 'f14fd03', 1], [[loop()]]]);
	expect(wished().isSignedIn).toBe(true);
	document.body.className = '';
	await press('noir');
	expect(wished().isSignedIn).toBe(false);
});

test('[LOOP-02] [REL-01] [SEC-03 S6] an answer that the gate leaves nothing of is none: all stays, and the filtered page can be opened, or the list asked for again', async () => {
	await open();
	// Text without elements, as the gate leaves of a script.
	refresh.mockResolvedValue(' . ');
	await press('Bodys');
	expect(texts(notice()!.querySelectorAll('button, a'))).toEqual(['Ouvrir la page filtrée', 'Réessayer']);
	expect(new URL(notice()!.querySelector('a')!.href).search).toBe('?e-filter-f14fd03-product_cat=bodys');
	expect([items(), pressed(), location.search]).toEqual([SERVED, NONE, '']);
	refresh.mockResolvedValue(box('bodys'));
	notice()!.querySelector('button')!.click();
	await pass();
	expect([items(), pressed(), notice()]).toEqual([['bodys'], ['Bodys', 'Tout'], null]);
});

test('[RT-03] a press that was held chooses its term', async () => {
	await open('', pageOf(), ['Bodys']);
	expect([pressed(), items()]).toEqual([['Bodys', 'Tout'], ['bodys']]);
});

test('[SEC-03 S4] ids and terms with the letters of selectors are only text', async () => {
	const id = `a"],body{}*[x='`;
	await open('', pageOf({ loop: id, term: 'x&quot;]~y+z&amp;page=9#' }));
	await press('Bodys');
	expect(wished()).toMatchObject({
		widgetId: id,
		filters: new Map([['product_cat', { terms: ['x"]~y+z&page=9#'], logicalJoin: 'AND' }]]),
	});
	const name = encodeURIComponent(`e-filter-${id}-product_cat`).replaceAll("'", '%27');
	expect(location.search).toBe(`?${name}=x%22%5D%7Ey%2Bz%26page%3D9%23`);
});

test.each([
	['77', 77],
	['77 or 1=1', 0],
	['', 0],
])(
	'[SEC-03 S5] [SEC-02] a page that names the post « %s » asks for %i; an address of pages that leads elsewhere is not sent on',
	async (post, postId) => {
		await open('', pageOf({ post, bar: 'data-base-url="https://evil.test/" data-page-num="2"' }));
		await press('Bodys');
		expect([wished().postId, wished().baseUrl]).toEqual([postId, `${location.origin}/boutique/`]);
		expect(location.pathname).toBe('/boutique/');
	},
);

test('[LOOP-01] in English', async () => {
	printConfig({ locale: 'en-GB' });
	await open('?lang=en');
	await press('Bodys');
	await pass(200);
	expect([spoken(), location.search]).toEqual(['1 item shown', '?lang=en&e-filter-f14fd03-product_cat=bodys']);
});
