import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetProductList } from '../../src/page/product-list/product-list';
import { isChanged } from './controls';
import enhance from './enhance';
import { foldCategories } from './parts/around-list';
import './parts/change-list';
import { keepDisplay, markDisplay, storedDisplay } from './parts/display';
import { props } from './island';
import { archivePage, type FetchPage } from '../../tests/setup/archive-page';
import { click } from '../../tests/setup/click';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { pressKey } from '../../tests/setup/press-key';
import { printConfig } from '../../tests/setup/print-config';

const fetchPage = vi.hoisted(() => vi.fn<FetchPage>());
vi.mock('../../src/shop/product-list/archive-page', () => ({ fetchArchivePage: fetchPage }));
vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

const COUNT = 'Affichage de 1–17 sur 850 résultats';
/** Archive markup of WooCommerce, with the previous/next links of a theme without page numbers. */
const PAGE = `<main><p class="woocommerce-result-count">${COUNT}</p>
	<form class="woocommerce-ordering" method="get"><select name="orderby"><option value="menu_order" selected>Par défaut</option><option value="popularity">Popularité</option><option value="rating">Notes</option><option value="date">Nouveautés</option></select><input type="hidden" name="paged" value="1"></form>
	<ul class="products"><li class="post-1">1</li></ul>
	<nav class="navigation posts-navigation"><div class="nav-previous"><a href="/boutique/page/2/?pagination=default">Page suivante</a></div></nav></main>`;

const ending = pageLife();
/** Stand-in for `HTMLFormElement.submit`. */
const submitted = vi.fn<() => void>();

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	fetchPage.mockImplementation(async ({ href }) => archivePage(href, PAGE));
	vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(submitted);
	vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => {
	// Speaks the pending announcement: the next test's message would be queued behind it.
	vi.runAllTimers();
	document.head.querySelectorAll('script').forEach((script) => script.remove());
});

const pass = (time = 0) => vi.advanceTimersByTimeAsync(time);
async function open(own: Record<string, unknown> = {}, query = ''): Promise<void> {
	history.replaceState(null, '', `/boutique/${query}`);
	document.body.innerHTML = PAGE;
	resetProductList();
	void enhance(document.body, props.parse(own), islandContext(ending.signal));
	await pass();
}
const order = () => document.querySelector('select')!;
/** Chooses an order as browsers do: sets the value, then fires `change`. */
function choose(value: string): void {
	order().value = value;
	order().dispatchEvent(new Event('change', { bubbles: true }));
}
const press = (key: string) => pressKey(order(), key);
const asked = () => fetchPage.mock.calls.map(([{ search }]) => search);
const spoken = () => document.querySelector('#archipel-announcer [aria-live=polite]')?.textContent ?? '';

test('[LIST-01] WooCommerce’s own script on the page sends nothing a second time', async () => {
	// Same handler as in woocommerce.js.
	const theirs = ({ target }: Event) => (target as HTMLSelectElement).form!.submit();
	document.addEventListener('change', theirs, { signal: ending.signal });
	await open();
	choose('rating');
	await pass();
	expect(asked()).toEqual(['?orderby=rating']);
	expect(submitted).not.toHaveBeenCalled();
});

test('[LIST-01] [SEC-03 A2] arrow keys go through the orders and send nothing, also where each says that it has changed something; Enter, or leaving the list, does', async () => {
	await open();
	for (const value of ['popularity', 'rating']) {
		press('ArrowDown');
		choose(value);
	}
	await pass();
	expect(asked()).toEqual([]);
	press('Enter');
	await pass();
	expect(asked()).toEqual(['?orderby=rating']);
	press('ArrowDown');
	choose('date');
	order().dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
	await pass();
	expect(asked()).toEqual(['?orderby=rating', '?orderby=date']);
});

test('[LIST-02] a switch outside of what is replaced is the browser’s, with what it says', async () => {
	await open();
	const html =
		'<div id="primary"><form class="display-mode"><button name="display" value="list"></button></form></div>';
	document.body.insertAdjacentHTML('beforeend', html);
	const button = document.querySelector<HTMLButtonElement>('[name=display]')!;
	const requested = vi.spyOn(button.form!, 'requestSubmit').mockImplementation(() => {});
	click(button);
	await pass();
	expect(requested).toHaveBeenCalledExactlyOnceWith(button);
});

test.each([
	['sorted, is said once, politely, after two seconds', '?orderby=price', '', COUNT],
	['sorted, beside WooCommerce’s own script, is said by that', '?orderby=price', '/wc/frontend/woocommerce.min.js', ''],
	['as it is, is not said', '', '', ''],
])('[LIST-03] the count of a page that was loaded %s', async (_what, query, src, said) => {
	if (src) document.head.append(Object.assign(document.createElement('script'), { type: 'text/x', src }));
	await open({ pagination: 'load-more' }, query);
	await pass(1990);
	expect(spoken()).toBe('');
	await pass(120);
	expect(spoken()).toBe(said);
});

test.each(['GET', 'POST'])(
	'[LIST-04] [LIST-10] [SEC-03 C9] links without numbers are pages as well, asked for once, by %s as the owner wants it',
	async (method) => {
		await open({ method });
		const link = document.querySelector<HTMLElement>('.nav-previous a')!;
		if (method === 'POST') link.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
		await pass();
		link.click();
		await pass();
		const calls = fetchPage.mock.calls.map(([{ pathname }, options]) => [pathname, options.method]);
		expect([calls, location.pathname]).toEqual([[['/boutique/page/2/', method]], '/boutique/page/2/']);
		expect(document.activeElement).toBe(document.querySelector('ul.products'));
	},
);

test.each([
	['a press begins', () => new MouseEvent('pointerdown', { bubbles: true }), 1],
	['Tab reaches it', () => new KeyboardEvent('keyup', { key: 'Tab', bubbles: true }), 1],
	['a script focuses it', () => new FocusEvent('focusin', { bubbles: true }), 0],
	['another button is pressed', () => new MouseEvent('pointerdown', { button: 2, bubbles: true }), 0],
])('[LIST-12] %s on a link: its page is asked for, and not again by the click', async (_what, event, times) => {
	await open();
	const link = document.querySelector<HTMLElement>('.nav-previous a')!;
	link.dispatchEvent(event());
	await pass();
	expect(fetchPage).toHaveBeenCalledTimes(times);
	link.click();
	await pass();
	expect(fetchPage).toHaveBeenCalledTimes(1);
	expect(location.pathname).toBe('/boutique/page/2/');
});

test('[LIST-12] the list of a form is asked for when the press of its button begins, and not again when it is sent', async () => {
	await open();
	const form =
		'<div class="widget_price_filter"><form action="/boutique/page/2/"><input name="max_price" value="40"><button type="submit"></button></form></div>';
	document.querySelector('main')!.insertAdjacentHTML('beforeend', form);
	const button = document.querySelector<HTMLElement>('[type=submit]')!;
	button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
	await pass();
	expect([asked(), location.search]).toEqual([['?max_price=40'], '']);
	button.click();
	await pass();
	expect([asked().length, location.search]).toEqual([1, '?max_price=40']);
});

test('[LIST-07] the link above the list presses the button of the panel, and keeps the focus to come back to; it leads to a panel without a drawer', async () => {
	await open();
	document.body.innerHTML =
		'<main><a class="archipel-filter__link" href="#archipel-filters">Filtrer et trier</a></main><aside><button type="button" class="archipel-filter__open">Filtrer</button></aside>';
	const [link, button] = [document.querySelector('a')!, document.querySelector('button')!];
	/** happy-dom has no layout. */
	const layOut = (...boxes: object[]) =>
		vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue(boxes as unknown as DOMRectList);
	layOut({});
	const pressed = vi.fn();
	button.addEventListener('click', pressed);
	expect(click(link)).toBe(false);
	expect(pressed).toHaveBeenCalledOnce();
	expect(document.activeElement).toBe(link);
	layOut();
	expect(click(link)).toBe(true);
	button.remove();
	expect(click(link)).toBe(true);
});

const resize = (width: number) =>
	(window as unknown as { happyDOM: { setViewport: (size: object) => void } }).happyDOM.setViewport({ width });

test('[LIST-01] a select is changed when it shows something else than the server chose', () => {
	document.body.innerHTML =
		'<select><option value="a">A</option><option value="b" selected>B</option></select><select><option>A</option><option>B</option></select>';
	const [one, other] = document.querySelectorAll('select');
	expect([isChanged(one!), isChanged(other!)]).toEqual([false, false]);
	one!.value = 'a';
	other!.value = 'B';
	expect([isChanged(one!), isChanged(other!)]).toEqual([true, true]);
});

describe('[LIST-02] the display', () => {
	beforeEach(() => {
		history.replaceState(null, '', '/boutique/?orderby=price');
		resize(1280);
	});
	const [grid, list] = ['grid', 'list'].map(
		(value) => () => document.querySelector<HTMLElement>(`[value=${value}], [href*=${value}]`)!,
	);

	test('buttons: the one that is shown is pressed; a choice is kept, keeps the rest of the address, and counts in a window of 575 px and more, where there is a switch', () => {
		document.body.innerHTML =
			'<form class="display-mode"><button name="display" value="grid"></button><button name="display" value="list"></button></form>';
		markDisplay();
		expect([grid!().ariaPressed, list!().ariaPressed]).toEqual(['true', 'false']);
		expect(keepDisplay(grid!())).toBeUndefined();
		expect(keepDisplay(list!())?.search).toBe('?orderby=price&display=list');
		expect(document.cookie).toContain('otf_woocommerce_display=list');
		expect(storedDisplay()?.address.search).toBe('?orderby=price&display=list');
		resize(574);
		expect([storedDisplay(), keepDisplay(list!())]).toEqual([undefined, undefined]);
		resize(575);
		expect(storedDisplay()).toBeDefined();
		const page = document.body.innerHTML;
		document.body.innerHTML = '';
		expect(storedDisplay()).toBeUndefined();
		document.body.innerHTML = page;
		history.replaceState(null, '', '/boutique/?display=grid');
		expect(storedDisplay()).toBeUndefined();
	});

	test('links', () => {
		document.body.innerHTML =
			'<div class="display-mode"><a href="?display=grid">G</a><a href="?display=list">L</a></div>';
		history.replaceState(null, '', '/boutique/?display=list');
		markDisplay();
		expect([grid!().ariaCurrent, list!().ariaCurrent]).toEqual([null, 'true']);
		expect(list!().className).toBe('active');
	});
});

test('[LIST-06] [A11Y-01] a tree that came with another page has the branches that were opened; their buttons say whose they are, in English too', () => {
	const tree = (state = '') =>
		`<ul class="product-categories"><li class="cat-parent ${state}"><a href="/a/">A</a><ul class="children"><li>B</li></ul></li></ul>`;
	const button = () => document.querySelector<HTMLButtonElement>('.archipel-fold')!;
	document.body.innerHTML = tree();
	// No layout in the test: no element has boxes.
	vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([] as unknown as DOMRectList);
	foldCategories(ending.signal);
	foldCategories(ending.signal);
	expect(document.querySelectorAll('.archipel-fold')).toHaveLength(1);
	expect(button().ariaExpanded).toBe('false');
	expect(button().getAttribute('aria-label')).toBe('Sous-catégories de A');
	expect(document.getElementById(button().getAttribute('aria-controls')!)!.className).toBe('children');
	button().click();
	printConfig({ locale: 'en-GB' });
	document.body.innerHTML = tree();
	foldCategories(ending.signal);
	expect([button().ariaExpanded, button().getAttribute('aria-label')]).toEqual(['true', 'Subcategories of A']);
	expect(document.querySelector<HTMLElement>('.cat-parent')!.dataset['archipelOpen']).toBe('true');
	ending.abort();
	expect(document.querySelector('.archipel-fold')).toBeNull();
});
