import { expect, test, vi } from 'vitest';
import { stubFetch } from '../../../tests/setup/stub-fetch';
import { loadMore } from './load-more';

vi.mock('../../../src/safety/html', () => import('../../../tests/setup/open-gate'));

const { answers, fetched, sent } = stubFetch();
const pages = () => sent().map(({ fields }) => Object.fromEntries(fields)['paged']);

const item = (id: number) => `<li class="product post-${id}"><a href="/p/${id}/">P${id}</a></li>`;
const list = (...ids: number[]) => `<ul class="products">${ids.map(item).join('')}</ul>`;

function open(settings: string, page = 1) {
	document.body.innerHTML = `<main><div class="elementor-widget-opal-products">${list(1, 2)}
		<div class="elementor-button-wrapper"><button class="elementor-button-load-more" data-settings="${settings}" data-paged="${page}">Plus</button></div></div></main>`;
	const host = document.querySelector<HTMLElement>('.elementor-widget-opal-products')!;
	return () => loadMore(host, button()!);
}
const SETTINGS = '{&quot;posts_per_page&quot;:1}';
const button = () => document.querySelector<HTMLElement>('.elementor-button-load-more');
const tiles = () => document.querySelectorAll('.products > li').length;
const notice = () => document.querySelector('.archipel-notice');

test('[LIST-05] a second press gives the first request up: nothing comes twice', async () => {
	fetched.mockReturnValueOnce(new Promise(() => {}));
	answers({ content: list(3), disable: false, paged: 2 });
	const press = open(SETTINGS);
	press();
	await vi.waitFor(() => expect(pages()).toHaveLength(1));
	press();
	await vi.waitFor(() => expect(tiles()).toBe(3));
	expect(pages()).toEqual(['1', '1']);
	expect(sent()[0]!.init.signal!.aborted).toBe(true);
	expect(button()!.dataset['paged']).toBe('2');
});

test('[SEC-03 S16] a theme that never ends, and always names the same page, is asked for twenty pages at most', async () => {
	const press = open(SETTINGS, 17);
	for (const at of [1, 2, 3]) {
		answers({ content: list(10 + at), disable: false, paged: 1 });
		press();
		await vi.waitFor(() => expect(tiles()).toBe(2 + at));
	}
	expect(pages()).toEqual(['17', '18', '19']);
	expect(button()).toBeNull();
	expect(notice()!.textContent).toMatch(/5 articles sont affichés : la liste s’arrête ici\./);
});

test('[SEC-03 S16] an answer without items ends it; the focus goes to what is there last', async () => {
	answers({ content: '', disable: false, paged: 2 });
	const press = open(SETTINGS);
	button()!.focus();
	press();
	await vi.waitFor(() => expect(button()).toBeNull());
	expect([tiles(), document.activeElement!.textContent]).toEqual([2, 'P2']);
	expect(notice()).toBeNull();
});

test.each([
	['no JSON', '{'],
	['a list', '[1]'],
	['a text', '&quot;x&quot;'],
	['as deep as a well', `${'{&quot;a&quot;:'.repeat(20_000)}1${'}'.repeat(20_000)}`],
])('[REL-02] settings that cannot be used are told, not thrown: %s', async (_what, settings) => {
	// Only the last is more than an answer that is none.
	const report = vi.fn();
	vi.stubGlobal('reportError', report);
	open(settings)();
	await vi.waitFor(() => expect(notice()?.textContent).toContain('Réessayer'));
	expect([pages().length, tiles(), report.mock.calls.length]).toEqual([0, 2, Number(settings.length > 1000)]);
});
