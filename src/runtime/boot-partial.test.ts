import { expect, test, vi } from 'vitest';
import { bootPage, entry, loaderOf, query, recordingIsland, settled, turns } from '../../tests/setup/boot-page';
import type { Registry, RegistryEntry } from './registry';

const page = bootPage();

/** Starts a page. @param printed Registry in the page. @param installed Registry of the whole build. */
function start(printed: Registry, installed: Registry, isPartial = true) {
	const island = recordingIsland();
	const loader = loaderOf(island.mount);
	loader.installed.mockImplementation(async () => installed);
	page.start(printed, loader, isPartial);
	return { ...island, installed: loader.installed };
}
const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);

test('[RT-15] [RT-06] a form that comes later is adopted by an island that the page has not named; asked once', async () => {
	const { mounted, installed } = start({ deal: entry() }, { form: entry({ adopts: 'form.cart' }) });
	add('<p>text</p><ul><li>item</li></ul>');
	await turns();
	expect(installed).not.toHaveBeenCalled();
	add('<div><form class="cart" method="post"></form></div>');
	await settled(query('form'));
	add('<form class="cart" method="post" id="second"></form>');
	await settled(query('#second'));
	expect(mounted).toHaveLength(2);
	expect(installed).toHaveBeenCalledOnce();
});

test('[RT-15] a list that is shown anew asks for nothing, nor does its sort order', async () => {
	const { installed } = start({ tiles: entry({ adopts: 'ul.products' }) }, {});
	add('<form class="woocommerce-ordering" method="get"></form><ul class="products"><li class="product"></li></ul>');
	await settled(query('ul'));
	expect(installed).not.toHaveBeenCalled();
});

test('[RT-15] the last piece of the page itself, told of late, is no markup that comes later', async () => {
	const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
	const { installed } = start({ form: entry({ adopts: '.cart' }) }, {});
	add('<div><form class="cart" method="post"></form></div>');
	state.mockReturnValue('interactive');
	document.dispatchEvent(new Event('readystatechange'));
	state.mockRestore();
	await settled(query('form'));
	expect(installed).not.toHaveBeenCalled();
	add('<div><form method="post"></form></div>');
	await turns();
	expect(installed).toHaveBeenCalledOnce();
});

test('[RT-15] [RT-01] a placed island that the page has not named mounts all the same', async () => {
	document.body.innerHTML = '<div data-archipel="chart"></div>';
	const { mounted } = start({}, { chart: entry({ props: { of: 'the build' } }) });
	await settled(query('div'));
	expect(mounted[0]?.context.defaults).toEqual({ of: 'the build' });
	expect(page.failures).toEqual([]);
});

test('[RT-15] what the page says of an island counts more than the registry of the build, and null is off', async () => {
	document.body.innerHTML = '<form class="cart" data-archipel="off"></form>';
	const { mounted, installed } = start(
		// For an island without markup the page prints the owner's options only.
		{ off: null, deal: { props: { of: 'the owner' } } as unknown as RegistryEntry },
		{ off: entry({ adopts: 'form' }), deal: entry() },
	);
	await turns();
	expect(page.failures).toMatchObject([{ island: 'off', code: 'unknown-island' }]);
	expect(installed).not.toHaveBeenCalled();
	add('<div data-archipel="deal"></div><form method="post"></form>');
	await settled(query('div'));
	expect(mounted.map(({ context }) => context.defaults)).toEqual([{ of: 'the owner' }]);
});

test('[RT-04] a name that the build does not have either is reported once the registry has come, also without a connection', async () => {
	document.body.innerHTML = '<div data-archipel="nobody"></div>';
	const { installed } = start({}, {});
	await vi.waitFor(() => expect(page.failures).toMatchObject([{ island: 'nobody', code: 'unknown-island' }]));
	expect(installed).toHaveBeenCalledOnce();
});

test('[RT-04] a page that names all of its islands never asks', async () => {
	document.body.innerHTML = '<div data-archipel="nobody"></div>';
	const { installed } = start({}, {}, false);
	add('<form method="post"></form>');
	await turns();
	expect(page.failures).toHaveLength(1);
	expect(installed).not.toHaveBeenCalled();
});
