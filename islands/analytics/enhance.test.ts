import { beforeEach, expect, test, vi } from 'vitest';
import type { Purpose } from '../../src/safety/purposes';
import { createSafeStorage } from '../../src/stores/storage';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { createQueue, sendToPixel, viewCategory } from './enhance';
import type { Tile } from './facts';
import { props } from './island';

const item = { id: 7, sku: 'BODY', name: 'Body', price: 4499, categories: ['Lingerie', 'Bodys'] };
const FACTS = {
	address: '/produit/body/',
	title: 'Body',
	currency: { code: 'EUR', minorUnit: 2 },
};
const page = globalThis as { dataLayer?: unknown[]; fbq?: (...args: unknown[]) => void };
const life = pageLife();

/** Opens a shop page with the island, with state of the previous page reset. */
async function open(facts: object, options: object) {
	life.restart();
	vi.resetModules();
	const host = document.createElement('div');
	host.innerHTML = `<script type="application/json">${JSON.stringify({ ...FACTS, ...facts })}</script>`;
	document.body.replaceChildren(host);
	const [{ default: enhance }, { pageConsent }, { loadSchemas }] = await Promise.all([
		import('./enhance'),
		import('../../src/stores/consent'),
		import('../../src/runtime/schema'),
	]);
	await loadSchemas();
	await enhance(host, props.parse(options), islandContext(life.signal));
	/** Chooses in the notice; `allow` then waits until the page is at rest. */
	const choose = (...purposes: Purpose[]) => void pageConsent().choose(purposes);
	const allow = (...purposes: Purpose[]) => (choose(...purposes), rest());
	return { choose, allow };
}
/** Names of the events or commands sent to Google's tag. */
const names = () =>
	(page.dataLayer ?? []).map((entry) => {
		const { event, ecommerce } = entry as { event?: string; ecommerce?: unknown };
		return event ?? (ecommerce === null ? 'null' : Array.from(entry as ArrayLike<unknown>).slice(0, 2));
	});
const rest = () => vi.advanceTimersByTimeAsync(2500);

beforeEach(() => {
	vi.useFakeTimers();
	vi.stubGlobal('dataLayer', undefined);
	vi.stubGlobal('fbq', undefined);
});
const kept = () =>
	[...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) => key.includes('analytics'));

test('[ANA-03] before consent nothing is told and nothing is kept; consent tells what the page is about, once', async () => {
	const { allow, choose } = await open({ product: item }, { google: 'tag-manager' });
	await rest();
	expect([page.dataLayer, kept()]).toEqual([undefined, []]);
	await allow('advertising', 'content');
	expect([page.dataLayer, kept()]).toEqual([undefined, []]);
	choose('audience');
	expect(page.dataLayer).toBeUndefined();
	await rest();
	choose();
	expect(kept()).toEqual([]);
	await allow('audience');
	expect(page.dataLayer).toEqual([
		{ ecommerce: null },
		{
			event: 'view_item',
			ecommerce: { currency: 'EUR', value: 44.99, items: [expect.objectContaining({ item_id: 'BODY' })] },
			page_location: new URL('/produit/body/', document.URL).href,
			page_referrer: '',
			page_title: 'Body',
		},
	]);
});

test('[ANA-01] the Google tag gets commands: the page first, then events for the property that is meant', async () => {
	const { allow } = await open({ cart: [item] }, { google: 'tag', measurementId: 'G-ABCD1234' });
	await allow('audience');
	expect(names()).toEqual([
		['set', expect.anything()],
		['event', 'view_cart'],
	]);
	const [set, event] = page.dataLayer!.map((entry) => Array.from(entry as ArrayLike<Record<string, unknown>>));
	expect(page.dataLayer!.every((entry) => Object.prototype.toString.call(entry) === '[object Arguments]')).toBe(true);
	expect(event![2]).toMatchObject({ send_to: 'G-ABCD1234', currency: 'EUR', value: 44.99, ...set![1] });
});

test('[ANA-03] a purchase is told once, whatever is reloaded; a checkout once as long as it is the same', async () => {
	const order = { id: 31, number: 'FR-31', tax: 0, shipping: 490, items: [item] };
	for (const facts of [{ checkout: [item] }, { checkout: [item] }, { order }, { order }, { checkout: [item] }]) {
		const { allow } = await open(facts, { google: 'tag-manager' });
		await allow('audience');
	}
	expect(names().filter((name) => name !== 'null')).toEqual(['begin_checkout', 'purchase', 'begin_checkout']);
});

test('[ANA-02] [SEC-03 P7] the pixel, which may come late, is told of a category after consent to advertising only, once a page with an id of its own, and never where the address names a size', async () => {
	const category = { name: 'Bodys', path: ['Lingerie', 'Bodys'], list: 'cat_bodys' };
	const told = vi.fn<(...args: unknown[]) => void>();
	page.fbq = told;
	const here = new URL(document.URL).pathname;
	const visit = () => open({ category, address: here }, { pixelId: '123' });
	const first = await visit();
	await first.allow('audience', 'content');
	expect(told).not.toHaveBeenCalled();
	vi.stubGlobal('fbq', undefined);
	await first.allow('advertising');
	page.fbq = told;
	await rest();
	first.choose();
	await first.allow('advertising');
	await (await visit()).allow('advertising');
	history.replaceState(null, '', `${here}?filter_taille=44`);
	await (await visit()).allow('advertising');
	history.replaceState(null, '', here);
	const bodys = expect.objectContaining({ content_name: 'Bodys' });
	const call = ['trackSingleCustom', '123', 'ViewCategory', bodys, { eventID: expect.stringMatching(/^[\w-]{10,}$/) }];
	expect([told.mock.calls, page.dataLayer]).toEqual([[call, call], undefined]);
	expect(told.mock.calls[0]![4]).not.toEqual(told.mock.calls[1]![4]);
});

test('[PRIV-01] who erases their traces erases these', async () => {
	const { choose } = await open(
		{ checkout: [item], order: { id: 31, number: '31', tax: 0, shipping: 0, items: [item] } },
		{ google: 'tag-manager' },
	);
	choose('audience');
	expect(kept().length).toBeGreaterThan(2);
	document.dispatchEvent(new CustomEvent('archipel:forget-visitor'));
	expect(kept()).toEqual([]);
	await rest();
	expect(page.dataLayer).toBeUndefined();
});

test.each([
	['no destination', { product: item }, {}],
	['facts that are none', { product: { id: 'x' } }, { google: 'tag-manager' }],
	['a pixel alone, on a page of a product that it may see', { product: item, address: '/' }, { pixelId: '123' }],
])('%s: nothing is told', async (_what, facts, options) => {
	page.fbq = vi.fn<() => void>();
	const { allow } = await open(facts, options);
	await allow('audience', 'advertising', 'content');
	expect([page.dataLayer, vi.mocked(page.fbq).mock.calls, kept()]).toEqual([undefined, [], []]);
});

test.each([{ google: 'yes' }, { measurementId: 'UA-1' }, { pixelId: '12a' }, { variants: 'couleur' }])(
	'%j is refused',
	(input) => {
		expect(() => props.parse(input)).toThrow(Object.keys(input)[0]);
	},
);

/** Opens a page with the queue of this tab, which sends the names of its events to `sent`. */
function queueOf(sent: string[], storage?: ReturnType<typeof createSafeStorage>) {
	const leave = new AbortController();
	const send = createQueue(({ name }) => sent.push(name), leave.signal, storage);
	const add = (name: string) =>
		send({ name, params: {}, page: { page_location: '/', page_referrer: '', page_title: '' } });
	return { add, leave };
}

test('[ANA-03] a page that goes sends nothing more; what it is left with, the next one sends in its order; who comes back to the page before sends it no more', async () => {
	const sent: string[] = [];
	const [gone, idle] = [queueOf(sent), queueOf(sent)];
	gone.add('select_item');
	gone.leave.abort();
	idle.leave.abort();
	idle.add('view_cart');
	await rest();
	expect([sent, sessionStorage.length]).toEqual([[], 1]);
	// Of two pages the first is in the back/forward cache: its timers are paused until the visitor returns.
	queueOf(sent);
	queueOf(sent);
	await rest();
	expect(sent).toEqual(['select_item', 'view_cart']);
});

test('where storage is blocked, events are sent by the page itself', async () => {
	const sent: string[] = [];
	const blocked = createSafeStorage(() => {
		throw new DOMException('blocked', 'SecurityError');
	});
	queueOf(sent, blocked).add('view_item');
	await rest();
	expect(sent).toEqual(['view_item']);
});

test('what somebody else has left there is no event', async () => {
	sessionStorage.setItem('archipel-analytics', '[null,3,{"params":{}}]');
	const sent: string[] = [];
	queueOf(sent).add('view_item');
	await rest();
	expect(sent).toEqual(['view_item']);
});

const BODYS = { id: 'cat_bodys', name: 'Bodys' };
const tile = (id: number, sku: string, list = BODYS): Tile => ({
	...item,
	id,
	sku,
	list,
	variation: 0,
	quantity: 1,
	variant: '',
	index: 0,
});

test('[ANA-02] a category is told by its name, those above it, and its products as SKU_postId; those of other lists are not', () => {
	const tiles = [tile(11, 'BODY'), tile(12, ''), tile(11, 'BODY'), tile(13, 'AUTRE', { id: 'products', name: 'Vus' })];
	expect(viewCategory({ name: 'Bodys', path: ['Lingerie', 'Bodys'], list: 'cat_bodys' }, tiles)).toEqual({
		content_name: 'Bodys',
		content_category: 'Lingerie > Bodys',
		content_ids: ['BODY_11', 'wc_post_id_12'],
		content_type: 'product_group',
		contents: [
			{ id: 'BODY_11', quantity: 1 },
			{ id: 'wc_post_id_12', quantity: 1 },
		],
	});
});

test.each(['who takes consent back', 'who has no pixel'])('[ANA-03] nothing is told later to %s', (who) => {
	sendToPixel('123', {}, life.signal);
	if (who.includes('consent')) life.abort();
	else vi.advanceTimersByTime(60_000);
	page.fbq = vi.fn<() => void>();
	vi.advanceTimersByTime(60_000);
	expect(page.fbq).not.toHaveBeenCalled();
});
