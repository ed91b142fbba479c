import { expect, test, vi } from 'vitest';
import { bootPage, entry, loaderOf, query, settled, turns } from '../../tests/setup/boot-page';
import { seededRandom } from '../../tests/setup/seeded-random';
import { stubMedia, trackListeners } from '../../tests/setup/track-listeners';
import type { MountIsland } from './registry';

const page = bootPage();

test('[REL-02] endurance: 1,000 mounts and unmounts leave no listener, no host and no timer behind', async () => {
	const listeners = trackListeners(window, document, stubMedia());
	const live = new Set<AbortSignal>();
	const mount: MountIsland = async (_host, { signal }) => {
		live.add(signal);
		signal.addEventListener('abort', () => live.delete(signal));
	};
	const loader = loaderOf(mount);
	const waits = 'event:go | cookie:c | media:(max-width: 1px) | interaction';
	page.start({ deal: entry(), adopted: entry({ adopts: '.x', when: waits }) }, loader);
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
});

test('[REL-02] endurance: storms of insertions, moves, removals, clicks and page.failures throw nothing and end consistent', async () => {
	const random = seededRandom(7);
	const mount: MountIsland = async (_host, { fail, activation }) => {
		if (random.below(4) === 0) fail({ code: 'render', message: 'random' });
		else if (random.below(4) === 0) throw new TypeError('missing part');
		else activation.takeIntents();
	};
	const whens = [
		'load',
		'idle:1',
		'interaction',
		'event:go',
		'media:(min-width: 1px)',
		'cookie:x',
		'nonsense',
		'',
		' | ',
	];
	page.start({ a: entry({ adopts: '.a', intents: '.go' }), b: entry() }, loaderOf(mount));
	for (let step = 0; step < 400; step++) {
		const hosts = [...document.querySelectorAll<HTMLElement>('.a, [data-archipel]')];
		const host = hosts.length ? random.pick(hosts) : undefined;
		switch (random.below(6)) {
			case 0:
			case 1: {
				const parent = host && random.below(2) ? host : document.body;
				const added = document.createElement('div');
				added.className = random.pick(['a', '', 'x']);
				if (random.below(2)) added.dataset['archipel'] = random.pick(['a', 'b', 'unknown', '__proto__', '']);
				added.dataset['archipelWhen'] = random.pick(whens);
				added.innerHTML = '<a class="go" href="/x/">x</a><form data-archipel-intent><button>s</button></form>';
				parent.append(added);
				break;
			}
			case 2:
				host?.remove();
				break;
			case 3:
				if (host && !host.contains(document.body)) document.body.prepend(host);
				break;
			case 4:
				host?.querySelector<HTMLElement>(random.pick(['.go', 'button']))?.click();
				break;
			default:
				document.dispatchEvent(new Event('go'));
		}
		if (step % 20 === 0) await turns();
	}
	await turns();
	for (const host of document.querySelectorAll<HTMLElement>('[data-archipel-state]'))
		expect(['mounted', 'failed']).toContain(host.dataset['archipelState']);
	document.body.innerHTML = '';
	await turns();
});

test('endurance: stopping unmounts all islands, and what comes later stays as it is', async () => {
	const { mounted, stop } = page.open('<div data-archipel="deal"></div>', { deal: entry() });
	await settled(query('div'));
	stop();
	expect(mounted[0]!.context.signal.aborted).toBe(true);
	expect(query('div').dataset['archipelState']).toBeUndefined();
	document.body.insertAdjacentHTML('beforeend', '<div data-archipel="deal"></div>');
	await turns();
	expect(mounted).toHaveLength(1);
});
