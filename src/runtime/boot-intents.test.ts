import { describe, expect, test, vi } from 'vitest';
import { bootPage, entry, loaderOf, query, settled } from '../../tests/setup/boot-page';
import type { Intent } from './activation';
import { PATIENCE } from './intent-queue';
import type { Loader } from './load';
import type { MountIsland } from './registry';

const page = bootPage();

describe('what the shopper does meanwhile', () => {
	/** Creates an island that loads when `arrive` is called, then takes the held intents. */
	function slowIsland() {
		const taken: Intent[] = [];
		let arrive = () => {};
		const files = new Promise<MountIsland>((resolve) => {
			arrive = () => resolve(async (_host, { activation }) => void taken.push(...activation.takeIntents()));
		});
		const loader: Loader = { prefetch: () => {}, load: () => files, reload: () => files, installed: async () => ({}) };
		return { loader, taken, arrive: () => arrive() };
	}
	/** Opens a list whose island is slow, and presses its link. */
	function pressTile(data = '') {
		document.body.innerHTML = `<ul data-archipel="tiles"><li><a href="/?add=1" class="add" ${data}>+</a></li></ul>`;
		const island = slowIsland();
		page.start({ tiles: entry({ when: 'event:never', intents: '.add' }) }, island.loader);
		query('.add').click();
		return island;
	}

	test('[RT-03] a click is held, wakes the island, shows that it is under way, and is handed over once', async () => {
		const { taken, arrive } = pressTile();
		query('.add').click();
		expect(query('.add').getAttribute('aria-busy')).toBe('true');
		arrive();
		await settled(query('ul'));
		expect(taken.map(({ control }) => control)).toEqual([query('.add')]);
		expect(query('.add').hasAttribute('aria-busy')).toBe(false);
		expect(page.follow).not.toHaveBeenCalled();
	});

	/** A loader whose files do not come. */
	function lostFiles(isOnline: boolean): Loader {
		vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
		const gone = async () => Promise.reject(new Error());
		// Offline, the second attempt waits for the connection.
		const reload = isOnline ? gone : () => new Promise<never>(() => {});
		return { prefetch: () => {}, load: gone, reload, installed: async () => ({}) };
	}

	test('[RT-13] offline the browser does not leave for a page that cannot come: a form is told of at its button', async () => {
		document.body.innerHTML = '<form data-archipel="reviews"><p><button>Envoyer</button></p></form>';
		page.start({ reviews: entry({ when: 'event:never', intents: 'form' }) }, lostFiles(false));
		query('button').click();
		const left = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => {});
		await vi.waitFor(() => expect(document.querySelector('button + [role=alert]')).not.toBeNull());
		expect(query('button').hasAttribute('aria-busy')).toBe(false);
		expect(left).not.toHaveBeenCalled();
	});

	test.each([
		['offline it stays as it was', false, false],
		['with a connection the browser checks it', true, true],
	])('[RT-13] a box whose island does not come says so: %s', async (_what, isOnline, checked) => {
		document.body.innerHTML = '<form data-archipel="filter"><ul><li><input type="checkbox"></li></ul></form>';
		page.start({ filter: entry({ when: 'event:never', intents: 'input' }) }, lostFiles(isOnline));
		const box = document.querySelector('input')!;
		box.click();
		expect(box.checked).toBe(checked);
		await vi.waitFor(() => expect(document.querySelectorAll('ul + [role=alert]')).toHaveLength(1));
	});

	test('[RT-03] [WL-01] what is held when the page is left is kept by the data of its control, behind what is kept already; nothing otherwise', async () => {
		const { arrive } = pressTile('data-tinv-wl-product="72"');
		const kept = (before: string) => {
			localStorage.setItem('archipel-intents', before);
			expect(() => dispatchEvent(new Event('pagehide'))).not.toThrow();
			return localStorage.getItem('archipel-intents');
		};
		expect(kept('')).toBe('[{"tinvWlProduct":"72"}]');
		expect(kept('[{"product":5}]')).toBe('[{"product":5},{"tinvWlProduct":"72"}]');
		expect(JSON.parse(kept(JSON.stringify(Array(30).fill(5)))!)).toHaveLength(20);
		expect(kept('{')).toBe('{');
		localStorage.clear();
		arrive();
		await settled(query('ul'));
		dispatchEvent(new Event('pagehide'));
		expect(localStorage.length).toBe(0);
	});

	test('[RT-03] an intent that nobody takes is one click on the page when the island has mounted', async () => {
		const html = '<div data-archipel="deal"><a href="/x/" data-archipel-intent>x</a></div>';
		page.open(html, { deal: entry({ when: 'event:never' }) });
		const clicks: boolean[] = [];
		query('a').addEventListener('click', (event) => {
			clicks.push(event.defaultPrevented);
			event.preventDefault();
		});
		query('a').click();
		await settled(query('div'));
		expect(clicks).toEqual([false]);
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
		page.start({ deal: entry({ when: 'event:never' }) }, loader);
		query('button').click();
		await vi.waitFor(() => expect(query('button').hasAttribute('aria-busy')).toBe(false));
		query('button').click();
		expect(clicks).toHaveBeenCalledTimes(1);
		finish();
	});

	describe('[RT-13] a control that the island has replaced', () => {
		/** Clicks a control that the island replaces at mount. @param answer The island's `onIntent` callback. */
		async function press(served: string, answer: () => boolean) {
			document.body.innerHTML = `<div data-archipel="deal">${served}</div>`;
			const loader = loaderOf(async (host, { activation }) => {
				host.innerHTML = '<p>view</p>';
				activation.onIntent!(answer);
				expect(activation.takeIntents()).toEqual([]);
			});
			page.start({ deal: entry({ when: 'event:never', intents: 'a' }) }, loader);
			query('a, button').click();
			await settled(query('div'));
			return document.querySelector('[role=alert]')?.previousElementSibling;
		}

		test('is answered once, by the island', async () => {
			const answer = vi.fn(() => true);
			expect(await press('<button type="button">x</button>', answer)).toBeUndefined();
			expect(answer).toHaveBeenCalledTimes(1);
		});

		test('without an answer is said beside the island to have failed; is followed, if it leads somewhere', async () => {
			expect(await press('<button type="button">x</button>', () => false)).toBe(query('div'));
			expect(await press('<a href="/produit/">x</a>', () => false)).toBeUndefined();
			expect(page.follow).toHaveBeenCalledTimes(1);
		});
	});

	test('[RT-03] what was held when the host leaves the page is carried out by the browser', async () => {
		const { taken } = pressTile();
		query('ul').remove();
		await vi.waitFor(() => expect(page.follow).toHaveBeenCalledTimes(1));
		expect(taken).toEqual([]);
	});

	test('[RT-03] a click that was handed over in time is not carried out by the browser later', async () => {
		vi.useFakeTimers();
		const { taken, arrive } = pressTile();
		arrive();
		await vi.advanceTimersByTimeAsync(2 * PATIENCE);
		expect(taken).toHaveLength(1);
		expect(page.follow).not.toHaveBeenCalled();
	});

	test('[RT-03] files that hang do not keep a click for ever', async () => {
		vi.useFakeTimers();
		const { taken, arrive } = pressTile();
		await vi.advanceTimersByTimeAsync(PATIENCE - 1);
		expect(page.follow).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(1);
		expect(page.follow).toHaveBeenCalledTimes(1);
		arrive();
		await vi.advanceTimersByTimeAsync(100);
		expect(taken).toEqual([]);
		expect(page.follow).toHaveBeenCalledTimes(1);
	});

	test('[RT-03] nor a purchase: the browser submits the form, once, and it is not held again', async () => {
		vi.useFakeTimers();
		document.body.innerHTML = '<form data-archipel="form"><button name="buy" value="7"></button></form>';
		const { loader } = slowIsland();
		page.start({ form: entry({ when: 'event:never', intents: 'form' }) }, loader);
		const submitted = vi.fn((event: Event) => event.preventDefault());
		const stop = vi.spyOn(window, 'stop');
		query('form').addEventListener('submit', submitted);
		query('button').click();
		await vi.advanceTimersByTimeAsync(PATIENCE - 1);
		expect(submitted).not.toHaveBeenCalled();
		expect(stop).not.toHaveBeenCalled();
		await vi.advanceTimersByTimeAsync(PATIENCE);
		expect(submitted).toHaveBeenCalledTimes(1);
		expect(stop, 'files that hang occupy no connection').toHaveBeenCalledBefore(submitted);
		expect((submitted.mock.calls[0]![0] as SubmitEvent).submitter).toBe(query('button'));
		expect(query('form').hasAttribute('aria-busy')).toBe(false);
	});

	test('[RT-05] ten seconds are too long for a shopper', () => expect(PATIENCE).toBeLessThan(10_000));
});
