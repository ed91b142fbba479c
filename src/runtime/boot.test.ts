import { beforeEach, describe, expect, test, vi } from 'vitest';
import { bootPage, entry, loaderOf, query, recordingIsland, settled, turns } from '../../tests/setup/boot-page';
import { trackListeners } from '../../tests/setup/track-listeners';

const page = bootPage();

describe('finding', () => {
	test('[RT-01] [RT-15] hosts and adopted markup mount, with the owner’s options and what an adopted host gets; all but the body say so', async () => {
		const html = '<div data-archipel="deal"></div><form class="cart"></form><div data-archipel="form"></div>';
		const { mounted } = page.open(html, {
			deal: entry({ props: { showDays: true } }),
			form: entry({
				adopts: 'form.cart',
				adoptsWith: { display: 'inline', steps: 2 },
				props: { display: 'page', size: 3 },
			}),
			page: entry({ adopts: 'body' }),
		});
		await vi.waitFor(() => expect(mounted).toHaveLength(4));
		const defaults = (selector: string) => mounted.find(({ host }) => host === query(selector))!.context.defaults;
		expect(defaults('[data-archipel=deal]')).toEqual({ showDays: true });
		expect(defaults('form')).toEqual({ display: 'page', steps: 2, size: 3 });
		expect(defaults('[data-archipel=form]')).toEqual({ display: 'page', size: 3 });
		const silent = mounted.filter(({ host }) => host.dataset['archipelState'] !== 'mounted');
		expect(silent.map(({ host }) => host)).toEqual([document.body]);
	});

	test('[RT-06] markup that comes later mounts, also deep inside what was inserted; what has gone again does not', async () => {
		const { mounted } = page.open('', { deal: entry() });
		const popup = document.createElement('section');
		popup.innerHTML = '<p><span data-archipel="deal"></span></p>';
		const gone = popup.cloneNode(true) as HTMLElement;
		document.body.append(gone, popup);
		gone.remove();
		await vi.waitFor(() => expect(mounted).toHaveLength(1));
		await settled(query('[data-archipel]'));
		expect(mounted.map(({ host }) => host)).toEqual([query('[data-archipel]')]);
	});

	test('[RT-06] a host that moves stays mounted; one that leaves is unmounted and mounts again when it returns', async () => {
		const { mounted } = page.open('<main><div data-archipel="deal"></div></main><aside></aside>', { deal: entry() });
		const host = query('[data-archipel]');
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

	describe('while the page comes in', () => {
		const comeIn = (hosts: number) => {
			for (let at = 0; at < 200; at++) {
				const paragraph = document.body.appendChild(document.createElement('p'));
				if (at < hosts) paragraph.innerHTML = '<a href="/panier/" data-archipel="deal" data-archipel-intent></a>';
			}
			return turns();
		};
		const idle = new Map<number, IdleRequestCallback>();
		const rest = () => [...idle].forEach(([id, callback]) => idle.delete(id) && callback({} as IdleDeadline));
		const readyState = (state: DocumentReadyState) => vi.spyOn(document, 'readyState', 'get').mockReturnValue(state);
		const startLoading = () => {
			const { loader, stop } = page.open('', { deal: entry() });
			return { load: loader.load, stop };
		};
		let id = 0;

		beforeEach(() => {
			idle.clear();
			readyState('loading');
			vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => (idle.set(++id, callback), id));
			vi.stubGlobal('cancelIdleCallback', (which: number) => idle.delete(which));
		});

		test('[RT-01] it is looked at when the browser rests, and every host of it is found', async () => {
			const { load } = startLoading();
			const search = vi.spyOn(document, 'querySelectorAll');
			await comeIn(2);
			await comeIn(1);
			expect(search).not.toHaveBeenCalled();
			rest();
			expect(search).toHaveBeenCalledOnce();
			expect(load).toHaveBeenCalledTimes(3);
			await comeIn(1);
			rest();
			expect(load).toHaveBeenCalledTimes(4);
		});

		test('[RT-03] a click on what has not been found yet finds it, and is held', async () => {
			startLoading();
			await comeIn(1);
			const link = query('[data-archipel]');
			const click = new MouseEvent('click', { bubbles: true, cancelable: true });
			link.dispatchEvent(click);
			expect(click.defaultPrevented).toBe(true);
			expect(link.getAttribute('aria-busy')).toBe('true');
		});

		test('[RT-06] a host that leaves before it is found never mounts, one that was found is unmounted', async () => {
			const { load } = startLoading();
			await comeIn(1);
			query('[data-archipel]').remove();
			rest();
			expect(load).not.toHaveBeenCalled();
			await comeIn(1);
			rest();
			const host = query('[data-archipel]');
			host.dataset['archipelState'] = 'mounted';
			host.remove();
			await turns();
			rest();
			expect(host.dataset['archipelState']).toBeUndefined();
		});

		test('[RT-01] a browser that never rests: all is found when the page has come, and what comes later at once', async () => {
			const { load } = startLoading();
			await comeIn(2);
			readyState('interactive');
			await comeIn(1);
			expect(load).not.toHaveBeenCalled();
			document.dispatchEvent(new Event('readystatechange'));
			expect(load).toHaveBeenCalledTimes(3);
			expect(idle.size).toBe(0);
			await comeIn(1);
			expect(load).toHaveBeenCalledTimes(4);
		});

		test('nothing is looked at any more when the islands have been ended', async () => {
			const { stop, load } = startLoading();
			await comeIn(1);
			stop();
			expect(idle.size).toBe(0);
			document.dispatchEvent(new Event('readystatechange'));
			expect(load).not.toHaveBeenCalled();
		});
	});

	test('[RT-02] a host takes its own trigger over the definition’s; an adopting island does not', async () => {
		const html = '<ul data-archipel="deal" data-archipel-when="event:go"></ul>';
		const { mounted } = page.open(html, { deal: entry(), tiles: entry({ adopts: 'ul' }) });
		await turns();
		expect(mounted).toHaveLength(1);
		document.dispatchEvent(new Event('go'));
		await vi.waitFor(() => expect(mounted).toHaveLength(2));
		expect(mounted[1]!.context.activation.by).toBe('event');
	});

	test('[RT-02] an island that has woken does not go on waiting', async () => {
		const listeners = trackListeners(document);
		const html = '<div data-archipel="deal"></div>'.repeat(3);
		const { mounted } = page.open(html, { deal: entry({ when: 'event:go | event:other' }) });
		expect(listeners().filter((type) => type === 'other')).toHaveLength(3);
		document.dispatchEvent(new Event('go'));
		await vi.waitFor(() => expect(mounted).toHaveLength(3));
		expect(listeners()).toEqual([]);
	});
});

describe('failing', () => {
	test('[RT-04] a name that no enabled island has is reported once, others go on; a page that names all of its islands asks for no others', async () => {
		const html = '<div data-archipel="constructor"></div><div data-archipel="deal"></div>';
		const { loader } = page.open(html, { deal: entry() });
		await settled(query('[data-archipel=deal]'));
		expect(page.failures).toEqual([{ island: 'constructor', code: 'unknown-island', message: 'unknown' }]);
		document.body.append(query('[data-archipel=constructor]'));
		document.body.insertAdjacentHTML('beforeend', '<form method="post"></form>');
		await turns();
		expect(page.failures).toHaveLength(1);
		expect(loader.installed).not.toHaveBeenCalled();
	});

	test('[RT-05] files that come at the second try mount the island, also a part that the island itself imports', async () => {
		document.body.innerHTML = '<div data-archipel="deal"></div><p data-archipel="chart"></p>';
		let tries = 0;
		const loader = loaderOf(async ({ localName }) => {
			if (localName === 'p' && ++tries === 1) throw new TypeError('Failed to fetch dynamically imported module');
		});
		loader.load.mockRejectedValueOnce(new TypeError('no network'));
		page.start({ deal: entry(), chart: entry() }, loader);
		await settled(query('div'));
		await settled(query('p'));
		expect(loader.reload.mock.calls.map(([name]) => name).sort()).toEqual(['chart', 'deal']);
		expect(page.failures).toEqual([]);
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
		const { mounted } = page.open('<div data-archipel="deal"></div>', { deal: entry() });
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
