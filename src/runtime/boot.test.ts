import { describe, expect, test, vi } from 'vitest';
import { bootPage, entry, loaderOf, query, recordingIsland, settled, turns } from '../../tests/setup/boot-page';
import { trackListeners } from '../../tests/setup/track-listeners';

const page = bootPage();

describe('finding', () => {
	test('[RT-01] hosts and adopted markup mount, with the owner’s options and what an adopted host gets', async () => {
		document.body.innerHTML =
			'<div data-archipel="deal"></div><form class="cart"></form><div data-archipel="form"></div>';
		const { mount, mounted } = recordingIsland();
		const registry = {
			deal: entry({ props: { showDays: true } }),
			form: entry({ adopts: 'form.cart', adoptsWith: { display: 'inline' }, props: { display: 'page', size: 3 } }),
		};
		page.start(registry, loaderOf(mount));
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
		page.start({ a: entry({ adopts: '.products' }), b: entry({ adopts: 'ul' }) }, loaderOf(mount));
		await vi.waitFor(() => expect(mounted).toHaveLength(2));
		document.body.append(query('ul'));
		await turns();
		expect(mounted).toHaveLength(2);
	});

	test('[RT-06] markup that comes later mounts, also deep inside what was inserted', async () => {
		const { mount, mounted } = recordingIsland();
		page.start({ deal: entry() }, loaderOf(mount));
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
		page.start({ deal: entry() }, loaderOf(mount));
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

	test('[RT-01] a page that comes in by hundreds of nodes is looked at once, and every host of it is found', async () => {
		const { mount, mounted } = recordingIsland();
		page.start({ deal: entry() }, loaderOf(mount));
		const search = vi.spyOn(document, 'querySelectorAll');
		for (let at = 0; at < 200; at++) {
			const paragraph = document.body.appendChild(document.createElement('p'));
			if (at % 100 === 0) paragraph.innerHTML = '<i data-archipel="deal"></i>';
		}
		await vi.waitFor(() => expect(mounted).toHaveLength(2));
		expect(search).toHaveBeenCalledOnce();
	});

	test('[RT-02] a host takes its own trigger over the definition’s; an adopting island does not', async () => {
		document.body.innerHTML = '<ul data-archipel="deal" data-archipel-when="event:go"></ul>';
		const { mount, mounted } = recordingIsland();
		page.start({ deal: entry(), tiles: entry({ adopts: 'ul' }) }, loaderOf(mount));
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
		page.start({ deal: entry({ when: 'event:go | event:other' }) }, loaderOf(mount));
		expect(listeners().filter((type) => type === 'other')).toHaveLength(3);
		document.dispatchEvent(new Event('go'));
		await vi.waitFor(() => expect(mounted).toHaveLength(3));
		expect(listeners()).toEqual([]);
		expect(scheduler.yield).toHaveBeenCalledTimes(3);
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
		page.start({ a: entry() }, loaderOf(mount));
		await vi.waitFor(() => expect(mounted).toHaveLength(2));
	});
});

describe('failing', () => {
	test('[RT-04] a name that no enabled island has is reported once, others go on', async () => {
		document.body.innerHTML = '<div data-archipel="constructor"></div><div data-archipel="deal"></div>';
		const { mount } = recordingIsland();
		page.start({ deal: entry() }, loaderOf(mount));
		await settled(query('[data-archipel=deal]'));
		expect(page.failures).toMatchObject([{ island: 'constructor', code: 'unknown-island' }]);
		query('[data-archipel=constructor]').remove();
	});

	test('[RT-05] files that come at the second try mount the island', async () => {
		document.body.innerHTML = '<div data-archipel="deal"></div>';
		const { mount } = recordingIsland();
		const loader = loaderOf(mount);
		loader.load.mockRejectedValue(new TypeError('no network'));
		page.start({ deal: entry() }, loader);
		await settled(query('[data-archipel]'));
		expect(page.failures).toEqual([]);
	});

	test('[RT-05] a part that the island itself imports and that does not come is tried again too', async () => {
		document.body.innerHTML = '<div data-archipel="deal"></div>';
		let tries = 0;
		const loader = loaderOf(async () => {
			if (++tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
		});
		page.start({ deal: entry() }, loader);
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
		page.start({ deal: entry({ when: 'event:never' }), fine: entry() }, loader);
		query('a').click();
		await settled(query('[data-archipel=deal]'), 'failed');
		await settled(query('[data-archipel=fine]'));
		expect(page.failures).toMatchObject([{ island: 'deal', code: 'load', cause }]);
		await vi.waitFor(() =>
			expect(page.follow.mock.calls).toEqual([
				[query('a').getAttribute('href')].map((href) => new URL(href!, location.href).href),
			]),
		);
	});

	test('[RT-05] an island that fails after it was mounted is ended once, and not tried again', async () => {
		document.body.innerHTML = '<div data-archipel="deal"></div>';
		const { mount, mounted } = recordingIsland();
		page.start({ deal: entry() }, loaderOf(mount));
		await settled(query('div'));
		const { fail, signal } = mounted[0]!.context;
		fail({ code: 'render', message: 'boom' });
		fail({ code: 'render', message: 'again' });
		expect(signal.aborted).toBe(true);
		expect(page.failures).toMatchObject([{ island: 'deal', code: 'render', message: 'boom' }]);
		document.body.append(query('div'));
		await turns();
		expect(mounted).toHaveLength(1);
	});
});
