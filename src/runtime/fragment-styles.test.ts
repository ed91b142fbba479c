import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONFIG_ID, type Registry } from './registry';

/** What was put into the head. It is looked at, not connected, so that nothing is really fetched. */
const added: HTMLLinkElement[] = [];
const addresses = () => added.map(({ href }) => new URL(href).pathname);
const island = (adopts: string, file: string) => ({ when: 'idle', script: 'x.js', adopts, styles: [file] });
const gallery = island('.woocommerce-product-gallery', 'islands/gallery.css');
const form = island('form.cart', 'islands/form.css');

const fragment = document.createElement('div');
fragment.innerHTML = '<div class="woocommerce-product-gallery"></div><i data-archipel="chart"></i>';

beforeEach(() => {
	vi.resetModules();
	added.length = 0;
	document.head.innerHTML = '';
	vi.spyOn(document.head, 'append').mockImplementation((...nodes) => void added.push(...(nodes as HTMLLinkElement[])));
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
	document.getElementById(CONFIG_ID)?.remove();
});

async function bring(islands: Registry, installed?: Registry): Promise<{ readonly hasSettled: () => boolean }> {
	const config = { base: '/dist/', islands, isPartial: installed !== undefined };
	document.body.insertAdjacentHTML(
		'beforeend',
		`<script type="application/json" id="${CONFIG_ID}">${JSON.stringify(config)}</script>`,
	);
	vi.stubGlobal(
		'fetch',
		vi.fn(async () => new Response(JSON.stringify({ islands: installed }))),
	);
	const { bringFragmentStyles } = await import('./fragment-styles');
	let hasSettled = false;
	void bringFragmentStyles(fragment).then(() => (hasSettled = true));
	for (let turn = 0; turn < 10; turn++) await Promise.resolve();
	return { hasSettled: () => hasSettled };
}

test('[QV-03] brings the styles of what the fragment holds, adopted or placed, and waits for them', async () => {
	const chart = { when: 'visible', script: 'y.js', styles: ['islands/chart.css'] };
	const { hasSettled } = await bring({ gallery, form, chart });
	expect(addresses()).toEqual(['/dist/islands/gallery.css', '/dist/islands/chart.css']);
	expect(hasSettled()).toBe(false);
	added[0]!.dispatchEvent(new Event('load'));
	added[1]!.dispatchEvent(new Event('error'));
	await vi.waitFor(() => expect(hasSettled()).toBe(true));
});

test('[QV-03] what the page has, and what is off, is not asked for', async () => {
	document.head.innerHTML = '<link id="archipel-gallery-css">';
	const { hasSettled } = await bring({ gallery, chart: null });
	expect(added).toEqual([]);
	expect(hasSettled()).toBe(true);
});

test('[QV-03] [RT-15] where the page names some islands only, those that are installed', async () => {
	await bring({ form }, { gallery, form });
	await vi.waitFor(() => expect(addresses()).toEqual(['/dist/islands/gallery.css']));
});

test('[QV-03] [REL-01] waits for five seconds at most', async () => {
	vi.useFakeTimers();
	const { hasSettled } = await bring({ gallery });
	await vi.advanceTimersByTimeAsync(4_999);
	expect(hasSettled()).toBe(false);
	await vi.advanceTimersByTimeAsync(1);
	expect(hasSettled()).toBe(true);
});

test('[QV-03] [REL-01] without the list of what is installed the styles come with their islands', async () => {
	const { bringFragmentStyles } = await import('./fragment-styles');
	vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('lost')));
	document.body.insertAdjacentHTML(
		'beforeend',
		`<script type="application/json" id="${CONFIG_ID}">{"base": "/dist/", "islands": {}, "isPartial": true}</script>`,
	);
	await bringFragmentStyles(fragment);
	expect(added).toEqual([]);
});
