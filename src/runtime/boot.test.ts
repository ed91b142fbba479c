import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { seededRandom } from '../../tests/seeded-random';
import { trackListeners } from '../../tests/track-listeners';
import type { Intent } from './activation';
import { boot, PATIENCE } from './boot';
import type { Loader } from './load';
import type { MountContext } from './mount';
import type { MountIsland, RegistryEntry } from './registry';
import type { IslandFailure } from './report';

const follow = vi.fn<(href: string | URL) => void>();
const failures: IslandFailure[] = [];
let stop: () => void = () => {};

beforeEach(() => {
	document.body.innerHTML = '';
	failures.length = 0;
	vi.spyOn(location, 'assign').mockImplementation(follow);
	vi.spyOn(console, 'error').mockImplementation(() => {});
	document.addEventListener('archipel:error', onFailure);
});

afterEach(() => {
	stop();
	stop = () => {};
	follow.mockReset();
	document.removeEventListener('archipel:error', onFailure);
	vi.useRealTimers();
});

function onFailure(event: Event): void {
	failures.push((event as CustomEvent<IslandFailure>).detail);
}

const entry = (more: Partial<RegistryEntry> = {}): RegistryEntry => ({ when: 'load', script: 'islands/x.js', ...more });

/** A loader whose files come at once; `load` and `reload` can be told to fail. */
function loaderOf(mount: MountIsland): Loader & { load: ReturnType<typeof vi.fn>; reload: ReturnType<typeof vi.fn> } {
	return {
		prefetch: vi.fn(),
		load: vi.fn(() => Promise.resolve(mount)),
		reload: vi.fn(() => Promise.resolve(mount)),
	};
}

/** An island that remembers where it is mounted. */
function recordingIsland() {
	const mounted: { host: HTMLElement; context: MountContext }[] = [];
	const mount: MountIsland = async (host, context) => void mounted.push({ host, context });
	return { mount, mounted };
}

const settled = (host: HTMLElement, state = 'mounted') =>
	vi.waitFor(() => expect(host.dataset['archipelState']).toBe(state));
const query = (selector: string) => document.querySelector<HTMLElement>(selector)!;
/** Mutation observers and mounting take a few turns. */
const turns = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('finding', () => {
	test('[RT-01] hosts and adopted markup mount, with the owner’s options and what an adopted host gets', async () => {
		document.body.innerHTML =
			'<div data-archipel="deal"></div><form class="cart"></form><div data-archipel="form"></div>';
		const { mount, mounted } = recordingIsland();
		const registry = {
			deal: entry({ props: { showDays: true } }),
			form: entry({ adopts: 'form.cart', adoptsWith: { display: 'inline' }, props: { display: 'page', size: 3 } }),
		};
		stop = boot(registry, loaderOf(mount));
		await vi.waitFor(() => expect(mounted).toHaveLength(3));
		const defaults = (selector: string) => mounted.find(({ host }) => host === query(selector))!.context.defaults;
		expect(defaults('[data-archipel=deal]')).toEqual({ showDays: true });
		expect(defaults('form')).toEqual({ display: 'page', size: 3 });
		expect(defaults('[data-archipel=form]')).toEqual({ display: 'page', size: 3 });
		expect(mounted.every(({ host }) => host.dataset['archipelState'] === 'mounted')).toBe(true);
	});

	test('[RT-01] one element carries several islands, each mounted once however often it is found', async () => {
		document.body.innerHTML = '<ul class="products" data-archipel="a"></ul>';
		const { mount, mounted } = recordingIsland();
		stop = boot({ a: entry({ adopts: '.products' }), b: entry({ adopts: 'ul' }) }, loaderOf(mount));
		await vi.waitFor(() => expect(mounted).toHaveLength(2));
		document.body.append(query('ul'));
		await turns();
		expect(mounted).toHaveLength(2);
	});

	test('[RT-06] markup that comes later mounts, also deep inside what was inserted', async () => {
		const { mount, mounted } = recordingIsland();
		stop = boot({ deal: entry() }, loaderOf(mount));
		const popup = document.createElement('section');
		popup.innerHTML = '<p><span data-archipel="deal"></span></p>';
		document.body.append(popup);
		await vi.waitFor(() => expect(mounted).toHaveLength(1));
		await settled(query('[data-archipel]'));
	});

	test('[RT-06] a host that moves stays mounted; one that leaves is unmounted and mounts again when it returns', async () => {
		document.body.innerHTML = '<main><div data-archipel="deal"></div></main><aside></aside>';
		const host = query('[data-archipel]');
		const { mount, mounted } = recordingIsland();
		stop = boot({ deal: entry() }, loaderOf(mount));
		await settled(host);
		query('aside').append(host);
		await turns();
		expect(mounted).toHaveLength(1);
		expect(mounted[0]!.context.signal.aborted).toBe(false);

		host.remove();
		await vi.waitFor(() => expect(mounted[0]!.context.signal.aborted).toBe(true));
		expect(host.dataset['archipelState']).toBeUndefined();
		document.body.append(host);
		await settled(host);
		expect(mounted).toHaveLength(2);
	});

	test('[RT-02] a host takes its own trigger over the definition’s; an adopting island does not', async () => {
		document.body.innerHTML = '<ul data-archipel="deal" data-archipel-when="event:go"></ul>';
		const { mount, mounted } = recordingIsland();
		stop = boot({ deal: entry(), tiles: entry({ adopts: 'ul' }) }, loaderOf(mount));
		await turns();
		expect(mounted).toHaveLength(1);
		document.dispatchEvent(new Event('go'));
		await vi.waitFor(() => expect(mounted).toHaveLength(2));
		expect(mounted[1]!.context.activation.by).toBe('event');
	});

	test('[RT-02] an island that has woken does not go on waiting, and islands mount one turn after the other', async () => {
		const scheduler = { yield: vi.fn(() => Promise.resolve()) };
		vi.stubGlobal('scheduler', scheduler);
		document.body.innerHTML = '<div data-archipel="deal"></div>'.repeat(3);
		const listeners = trackListeners(document);
		const { mount, mounted } = recordingIsland();
		stop = boot({ deal: entry({ when: 'event:go | event:other' }) }, loaderOf(mount));
		expect(listeners().filter((type) => type === 'other')).toHaveLength(3);
		document.dispatchEvent(new Event('go'));
		await vi.waitFor(() => expect(mounted).toHaveLength(3));
		expect(listeners()).toEqual([]);
		expect(scheduler.yield).toHaveBeenCalledTimes(3);
		vi.unstubAllGlobals();
	});

	test('a trigger with an argument that the browser refuses costs no other island its life', async () => {
		document.body.innerHTML = '<i data-archipel="a" data-archipel-when="visible:many"></i><b data-archipel="a"></b>';
		vi.stubGlobal(
			'IntersectionObserver',
			class {
				constructor() {
					throw new SyntaxError('rootMargin');
				}
			},
		);
		const { mount, mounted } = recordingIsland();
		stop = boot({ a: entry() }, loaderOf(mount));
		await vi.waitFor(() => expect(mounted).toHaveLength(2));
		vi.unstubAllGlobals();
	});
});

describe('failing', () => {
	test('[RT-04] a name that no enabled island has is reported once, others go on', async () => {
		document.body.innerHTML = '<div data-archipel="constructor"></div><div data-archipel="deal"></div>';
		const { mount } = recordingIsland();
		stop = boot({ deal: entry() }, loaderOf(mount));
		await settled(query('[data-archipel=deal]'));
		expect(failures).toMatchObject([{ island: 'constructor', code: 'unknown-island' }]);
		query('[data-archipel=constructor]').remove();
	});

	test('[RT-05] files that come at the second try mount the island', async () => {
		document.body.innerHTML = '<div data-archipel="deal"></div>';
		const { mount } = recordingIsland();
		const loader = loaderOf(mount);
		loader.load.mockRejectedValue(new TypeError('no network'));
		stop = boot({ deal: entry() }, loader);
		await settled(query('[data-archipel]'));
		expect(failures).toEqual([]);
	});

	test('[RT-05] a part that the island itself imports and that does not come is tried again too', async () => {
		document.body.innerHTML = '<div data-archipel="deal"></div>';
		let tries = 0;
		const loader = loaderOf(async () => {
			if (++tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
		});
		stop = boot({ deal: entry() }, loader);
		await settled(query('[data-archipel]'));
		expect(loader.reload).toHaveBeenCalledTimes(1);
	});

	test('[RT-05] files that never come: one event with the cause, held links followed, other islands unharmed', async () => {
		document.body.innerHTML =
			'<div data-archipel="deal"><a href="/deal/" data-archipel-intent>Voir</a></div><div data-archipel="fine"></div>';
		const cause = new TypeError('gone');
		const { mount } = recordingIsland();
		const loader = loaderOf(mount);
		loader.load.mockImplementation((name: string) =>
			name === 'deal' ? Promise.reject(cause) : Promise.resolve(mount),
		);
		loader.reload.mockRejectedValue(cause);
		stop = boot({ deal: entry({ when: 'event:never' }), fine: entry() }, loader);
		query('a').click();
		await settled(query('[data-archipel=deal]'), 'failed');
		await settled(query('[data-archipel=fine]'));
		expect(failures).toMatchObject([{ island: 'deal', code: 'load', cause }]);
		await vi.waitFor(() =>
			expect(follow.mock.calls).toEqual([
				[query('a').getAttribute('href')].map((href) => new URL(href!, location.href).href),
			]),
		);
	});

	test('[RT-05] an island that fails after it was mounted is ended once, and not tried again', async () => {
		document.body.innerHTML = '<div data-archipel="deal"></div>';
		const { mount, mounted } = recordingIsland();
		stop = boot({ deal: entry() }, loaderOf(mount));
		await settled(query('div'));
		const { fail, signal } = mounted[0]!.context;
		fail({ code: 'render', message: 'boom' });
		fail({ code: 'render', message: 'again' });
		expect(signal.aborted).toBe(true);
		expect(failures).toMatchObject([{ island: 'deal', code: 'render', message: 'boom' }]);
		document.body.append(query('div'));
		await turns();
		expect(mounted).toHaveLength(1);
	});
});

describe('what the shopper does meanwhile', () => {
	/** An island that waits until it is told to mount, then takes what was held for it. */
	function slowIsland() {
		const taken: Intent[] = [];
		let arrive = () => {};
		const files = new Promise<MountIsland>((resolve) => {
			arrive = () =>
				resolve(async (_host, { activation }) => {
					taken.push(...activation.takeIntents());
				});
		});
		const loader: Loader = { prefetch: () => {}, load: () => files, reload: () => files };
		return { loader, taken, arrive: () => arrive() };
	}

	test('[RT-03] a click is held, wakes the island, shows that it is under way, and is handed over once', async () => {
		document.body.innerHTML = '<ul data-archipel="tiles"><li><a href="/?add=1" class="add">+</a></li></ul>';
		const { loader, taken, arrive } = slowIsland();
		stop = boot({ tiles: entry({ when: 'event:never', intents: '.add' }) }, loader);
		query('.add').click();
		query('.add').click();
		expect(query('.add').getAttribute('aria-busy')).toBe('true');
		arrive();
		await settled(query('ul'));
		expect(taken.map(({ control }) => control)).toEqual([query('.add')]);
		expect(query('.add').hasAttribute('aria-busy')).toBe(false);
		expect(follow).not.toHaveBeenCalled();
	});

	test('[RT-03] an intent that nobody takes is carried out by the browser when the island has mounted', async () => {
		document.body.innerHTML = '<div data-archipel="deal"><a href="/x/" data-archipel-intent>x</a></div>';
		const { mount } = recordingIsland();
		stop = boot({ deal: entry({ when: 'event:never' }) }, loaderOf(mount));
		query('a').click();
		await settled(query('div'));
		expect(follow).toHaveBeenCalledTimes(1);
	});

	test('[RT-03] a click after the island took the first ones is the island’s own, even while it goes on mounting', async () => {
		document.body.innerHTML = '<div data-archipel="deal"><button type="button" data-archipel-intent>x</button></div>';
		const clicks = vi.fn();
		let finish = () => {};
		const loader = loaderOf(async (host, { activation }) => {
			host.addEventListener('click', clicks);
			activation.takeIntents();
			await new Promise<void>((resolve) => (finish = resolve));
		});
		stop = boot({ deal: entry({ when: 'event:never' }) }, loader);
		query('button').click();
		await vi.waitFor(() => expect(query('button').hasAttribute('aria-busy')).toBe(false));
		query('button').click();
		expect(clicks).toHaveBeenCalledTimes(1);
		finish();
	});

	test('[RT-03] what was held when the host leaves the page is carried out by the browser', async () => {
		document.body.innerHTML = '<ul data-archipel="tiles"><li><a href="/?add=1" class="add">+</a></li></ul>';
		const { loader, taken } = slowIsland();
		stop = boot({ tiles: entry({ when: 'event:never', intents: '.add' }) }, loader);
		query('.add').click();
		query('ul').remove();
		await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1));
		expect(taken).toEqual([]);
	});

	test('[RT-03] files that hang do not keep a click for ever', async () => {
		vi.useFakeTimers();
		document.body.innerHTML = '<ul data-archipel="tiles"><li><a href="/?add=1" class="add">+</a></li></ul>';
		const { loader, taken, arrive } = slowIsland();
		stop = boot({ tiles: entry({ when: 'event:never', intents: '.add' }) }, loader);
		query('.add').click();
		await vi.advanceTimersByTimeAsync(PATIENCE - 1);
		expect(follow).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(follow).toHaveBeenCalledTimes(1);
		arrive();
		await vi.advanceTimersByTimeAsync(100);
		expect(taken).toEqual([]);
		expect(follow).toHaveBeenCalledTimes(1);
	});
});

describe('endurance', () => {
	test('[REL-02] 1,000 mounts and unmounts leave no listener, no host and no timer behind', async () => {
		const listeners = trackListeners(window, document);
		const live = new Set<AbortSignal>();
		const mount: MountIsland = async (_host, { signal }) => {
			live.add(signal);
			signal.addEventListener('abort', () => live.delete(signal));
		};
		const loader = loaderOf(mount);
		const waits = 'event:go | cookie:c | media:(max-width: 1px) | interaction';
		stop = boot({ deal: entry(), adopted: entry({ adopts: '.x', when: waits }) }, loader);
		const watching = listeners();
		for (let round = 0; round < 20; round++) {
			document.body.innerHTML = '<div class="x" data-archipel="deal"></div>'.repeat(50);
			await vi.waitFor(() => expect(live.size).toBe(50));
			expect(listeners().length).toBe(watching.length + 150);
			document.body.innerHTML = '';
			await vi.waitFor(() => expect(live.size).toBe(0));
		}
		expect(loader.load).toHaveBeenCalledTimes(1000);
		expect(listeners()).toEqual(watching);
		document.dispatchEvent(new Event('go'));
		await turns();
		expect(loader.load).toHaveBeenCalledTimes(1000);
	});

	test('[REL-02] storms of insertions, moves, removals, clicks and failures throw nothing and end consistent', async () => {
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
		stop = boot({ a: entry({ adopts: '.a', intents: '.go' }), b: entry() }, loaderOf(mount));
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

	test('stopping unmounts all islands, and what comes later stays as it is', async () => {
		document.body.innerHTML = '<div data-archipel="deal"></div>';
		const { mount, mounted } = recordingIsland();
		const end = boot({ deal: entry() }, loaderOf(mount));
		await settled(query('div'));
		end();
		expect(mounted[0]!.context.signal.aborted).toBe(true);
		expect(query('div').dataset['archipelState']).toBeUndefined();
		document.body.insertAdjacentHTML('beforeend', '<div data-archipel="deal"></div>');
		await turns();
		expect(mounted).toHaveLength(1);
	});
});
