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
	add('<p>text</p><form method="get"></form><ul><li>item</li></ul>');
	await turns();
	expect(installed).not.toHaveBeenCalled();
	add('<div><form class="cart" method="post"></form></div>');
	await settled(query('.cart'));
	add('<form class="cart" method="post" id="second"></form>');
	await settled(query('#second'));
	expect(mounted).toHaveLength(2);
	expect(installed).toHaveBeenCalledOnce();
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

test('[RT-15] [RT-01] [RT-04] of placed islands that the page has not named those mount that the build has; others are reported then, also without a connection', async () => {
	document.body.innerHTML = '<div data-archipel="chart"></div><p data-archipel="nobody"></p>';
	const { mounted, installed } = start({}, { chart: entry({ props: { of: 'the build' } }) });
	await settled(query('div'));
	expect(mounted[0]?.context.defaults).toEqual({ of: 'the build' });
	expect(page.failures).toMatchObject([{ island: 'nobody', code: 'unknown-island' }]);
	expect(installed).toHaveBeenCalledTimes(2);
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
