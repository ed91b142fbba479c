import { expect, test, vi } from 'vitest';
import { bootPage, entry, loaderOf, query, settled, turns } from '../../tests/setup/boot-page';
import { stubMedia, trackListeners } from '../../tests/setup/track-listeners';
import type { MountIsland } from './registry';

const page = bootPage();

test('[REL-02] endurance: 1,000 mounts and unmounts leave no listener, no host and no timer behind; stopping unmounts all, and what comes later stays as it is', async () => {
	const listeners = trackListeners(window, document, stubMedia());
	const live = new Set<AbortSignal>();
	const mount: MountIsland = async (_host, { signal }) => {
		live.add(signal);
		signal.addEventListener('abort', () => live.delete(signal));
	};
	const loader = loaderOf(mount);
	const waits = 'event:go | cookie:c | media:(max-width: 1px) | interaction';
	const stop = page.start({ deal: entry(), adopted: entry({ adopts: '.x', when: waits }) }, loader);
	const watching = listeners();
	for (let round = 0; round < 20; round++) {
		document.body.innerHTML = '<div class="x" data-archipel="deal"></div>'.repeat(50);
		await vi.waitFor(() => expect(live.size).toBe(50));
		expect(listeners().length).toBe(watching.length + 200);
		document.body.innerHTML = '';
		await vi.waitFor(() => expect(live.size).toBe(0));
	}
	expect(loader.load).toHaveBeenCalledTimes(1000);
	expect(listeners()).toEqual(watching);
	document.dispatchEvent(new Event('go'));
	await turns();
	expect(loader.load).toHaveBeenCalledTimes(1000);
	document.body.innerHTML = '<div data-archipel="deal"></div>';
	await settled(query('div'));
	stop();
	expect([live.size, query('div').dataset['archipelState']]).toEqual([0, undefined]);
	document.body.insertAdjacentHTML('beforeend', '<div data-archipel="deal"></div>');
	await turns();
	expect(live.size).toBe(0);
});
