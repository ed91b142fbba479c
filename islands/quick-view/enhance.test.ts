import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { printConfig } from '../../tests/setup/print-config';
import '../../src/runtime/render-island';
import { on } from '../../src/stores/events';
import enhance from './enhance';
import './panel';
import { props } from './island';
import { click } from '../../tests/setup/click';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';

vi.mock('../../src/safety/html', () => import('../../tests/setup/open-gate'));

/** Milliseconds, longer than the hover delay and than the time-out of the frame. */
const REST = 150;
const PATIENCE = 16_000;

interface Asked {
	readonly id: string | null;
	readonly signal: AbortSignal;
	readonly answer: () => void;
}
const controller = pageLife();
let asked: Asked[];

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	asked = [];
	printConfig({ base: '/dist/', islands: {} });
	vi.stubGlobal('matchMedia', () => ({ matches: true }));
	vi.stubGlobal(
		'fetch',
		vi.fn(
			(address: string, { signal }: { signal: AbortSignal }) =>
				new Promise<Response>((resolve, reject) => {
					const id = new URL(address).searchParams.get('product_id');
					const body = JSON.stringify({ id: Number(id), title: `Produit ${id}`, url: '/', html: `<p>${id}</p>` });
					signal.addEventListener('abort', () => reject(signal.reason as Error));
					asked.push({
						id,
						signal,
						answer: () => resolve(new Response(body, { headers: { 'content-type': 'application/json' } })),
					});
				}),
		),
	);
	document.body.innerHTML = [1, 2, 3]
		.map((id) => `<a href="/produit/p${id}/?lang=en" data-archipel-quick-view="${id}">Aperçu</a>`)
		.join('');
});
afterEach(async () => {
	await act(async () => controller.abort());
	history.replaceState(null, '');
});

function mount(own: Record<string, unknown> = {}, pressed: readonly HTMLElement[] = []) {
	void enhance(document.body, props.parse(own), islandContext(controller.signal, pressed));
}
const trigger = (id: number) => document.querySelector<HTMLElement>(`[data-archipel-quick-view="${id}"]`)!;
const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));
const point = (target: Element) => target.dispatchEvent(new MouseEvent('pointerover', { bubbles: true }));
const dialog = () => document.querySelector('dialog');
const frame = () => document.querySelector('.archipel-quick-view__frame');
const state = () => document.querySelector<HTMLElement>('.archipel-quick-view')?.dataset['state'];
const shown = (what: string) => vi.waitFor(() => expect(state()).toBe(what));
const press = (id: number) => click(trigger(id));
function mountWithFrame(own: Record<string, unknown> = {}) {
	// happy-dom cannot load iframes and would log an error for each.
	const create = document.createElement.bind(document);
	vi.spyOn(document, 'createElement').mockImplementation((name: string) => create(name === 'iframe' ? 'div' : name));
	mount({ mode: 'iframe', ...own });
}

test('[QV-03] resting on a trigger fetches the product once, which opening it joins; crossing the list fetches nothing', async () => {
	mount();
	for (const id of [1, 2, 3]) {
		point(trigger(id));
		await pass(REST / 3);
	}
	point(document.body);
	await pass(REST);
	expect(asked).toEqual([]);
	point(trigger(3));
	controller.abort();
	await pass(REST);
	expect(asked, 'unmounted').toEqual([]);
	controller.restart();
	mount();
	point(trigger(2));
	await pass(REST);
	await vi.waitFor(() => expect(asked.map(({ id }) => id)).toEqual(['2']));
	expect(press(2)).toBe(false);
	asked[0]!.answer();
	await shown('ready');
	expect(asked).toHaveLength(1);
});

test('[QV-03] a press before it was mounted opens the product, or is the link’s where there is none', async () => {
	const follow = vi.spyOn(location, 'assign').mockReturnValue();
	trigger(3).dataset['archipelQuickView'] = '';
	mount({}, [trigger(1), ...document.querySelectorAll<HTMLElement>('[data-archipel-quick-view=""]')]);
	await vi.waitFor(() => expect(asked.map(({ id }) => id)).toEqual(['1']));
	expect(follow).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/produit/p3/'));
});

test('[QV-03] [ANA-01] closing aborts the request under way, and the next view is not disturbed by it; only what is shown is said to be', async () => {
	mount();
	const said: number[] = [];
	on('archipel:quick-view-shown', ({ productId }) => said.push(productId), controller.signal);
	press(1);
	await vi.waitFor(() => expect(asked).toHaveLength(1));
	await act(async () => dialog()!.querySelector<HTMLElement>('.archipel-dialog__close')!.click());
	expect(asked[0]!.signal.aborted).toBe(true);
	press(2);
	await vi.waitFor(() => expect(asked).toHaveLength(2));
	asked[1]!.answer();
	await shown('ready');
	expect(dialog()!.textContent).toContain('Produit 2');
	await vi.waitFor(() => expect(said).toEqual([2]));
});

test('[QV-01] [SEC-02] in a frame nothing is asked of the plugin, and the owner’s nonce is in an address that had a query; a product on another origin gets none: its trigger stays a link', async () => {
	mountWithFrame({ nonce: 'f2ae1364b6' });
	trigger(2).setAttribute('href', 'https://evil.example/produit/');
	expect(press(2)).toBe(true);
	trigger(1).dataset['productName'] = 'Body';
	point(trigger(1));
	await pass(REST);
	expect(press(1)).toBe(false);
	await shown('loading');
	expect(frame()!.getAttribute('title')).toBe('Aperçu rapide\u00a0: Body');
	expect(frame()!.getAttribute('referrerpolicy')).toBe('no-referrer');
	const { pathname, searchParams } = new URL(frame()!.getAttribute('src')!);
	expect([pathname, Object.fromEntries(searchParams)]).toEqual([
		'/produit/p1/',
		{ lang: 'en', shopengine_quickview: 'modal-content', nonce: 'f2ae1364b6' },
	]);
	expect(asked).toEqual([]);
});

test('[QV-03] [REL-01] no answer in time in the frame: a link to the product, and another try', async () => {
	mountWithFrame();
	press(1);
	await shown('loading');
	await pass(PATIENCE);
	expect(state()).toBe('failed');
	expect(frame()).toBeNull();
	const failure = dialog()!.querySelector('.archipel-quick-view__failure')!;
	expect(failure.textContent).toContain('L’aperçu n’a pas pu être affiché.');
	expect(failure.querySelector('a')!.getAttribute('href')).toMatch(/\/produit\/p1\//);
	await act(async () => failure.querySelector('button')!.click());
	expect(state()).toBe('loading');
	expect(frame()).not.toBeNull();
});

test('[QV-01] [QV-02] a frame that has come is shown, and announced; its links lead the page, Escape in it closes the view; what answers with an error is a failure', async () => {
	mountWithFrame();
	press(1);
	await shown('loading');
	const page = document.implementation.createHTMLDocument();
	page.body.innerHTML = '<a href="/produit/p9/"></a><a href="#avis"></a><a href="/guide/" target="_blank"></a>';
	let responseStatus = 200;
	// happy-dom does not know `:popover-open`.
	page.querySelector = () => null;
	Object.defineProperty(page, 'defaultView', {
		value: { performance: { getEntriesByType: () => [{ responseStatus }] } },
	});
	const come = (contentDocument: Document | null) => {
		Object.defineProperty(frame(), 'contentDocument', { value: contentDocument, configurable: true });
		return act(async () => void frame()!.dispatchEvent(new Event('load')));
	};
	await come(page);
	expect([state(), page.documentElement.className]).toEqual(['ready', 'archipel-embedded']);
	const follow = vi.spyOn(location, 'assign').mockReturnValue();
	const isLeft: boolean[] = [];
	page.addEventListener('click', (event) => {
		isLeft.push(event.defaultPrevented);
		event.preventDefault();
	});
	for (const link of page.querySelectorAll('a')) click(link);
	expect(isLeft).toEqual([true, false, false]);
	expect(follow.mock.calls.map(([to]) => new URL(String(to), location.href).pathname)).toEqual(['/produit/p9/']);
	await act(async () => void page.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })));
	expect(dialog()!.open).toBe(false);
	for (const broken of [page, null]) {
		responseStatus = 500;
		press(2);
		await shown('loading');
		await come(broken);
		expect(state()).toBe('failed');
		await act(async () => dialog()!.querySelector<HTMLElement>('.archipel-dialog__close')!.click());
	}
});
