import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { adoptStyles } from './adopt-styles';
import { inBurst } from './burst';

let mounted: string[];

const microtasks = async (count: number) => {
	for (let step = 0; step < count; step++) await undefined;
};

const wake = (name: string, work = () => {}) => {
	const host = document.body.appendChild(document.createElement('button'));
	host.id = name;
	void inBurst(host, async () => {
		// A view renders some microtasks later.
		await microtasks(5);
		mounted.push(name);
		work();
	});
};

const nextTask = () => vi.advanceTimersToNextTimerAsync();

beforeEach(() => {
	mounted = [];
	vi.useFakeTimers();
	// The browser's next task: after all microtasks of a mount.
	vi.stubGlobal('scheduler', { yield: () => microtasks(100) });
});

afterEach(() => vi.runAllTimersAsync());

describe('islands that wake together', () => {
	test('[RT-02] leave the rest to another task when theirs becomes long', async () => {
		let now = 0;
		vi.spyOn(performance, 'now').mockImplementation(() => now);
		const later = vi.spyOn(globalThis, 'setTimeout');
		const work = (duration: number) => () => ((now += duration), mounted.push(String(later.mock.calls.length)));
		wake('form', work(10));
		wake('gallery', work(30));
		wake('tabs', work(10));
		await nextTask();
		await nextTask();
		// The numbers count the tasks scheduled at each mount; the first task waits 150 ms.
		expect(mounted).toEqual(['form', '1', 'gallery', '1', 'tabs', '2']);
		expect(later.mock.calls.map(([, delay]) => delay)).toEqual([150, 0]);
	});

	test('[RT-02] wait for each other’s whole mounting, and not for what one has yet to load', async () => {
		let load!: (file: unknown) => void;
		const file = new Promise((resolve) => (load = resolve));
		const host = document.body.appendChild(document.createElement('button'));
		void inBurst(host, async () => (mounted.push('begun'), await file, void mounted.push('form')));
		wake('gallery', () => mounted.push('whole'));
		wake('tabs');
		await nextTask();
		expect(mounted).toEqual(['begun', 'gallery', 'whole', 'tabs']);
		load(undefined);
		await vi.runAllTimersAsync();
		expect(mounted.at(-1)).toBe('form');
	});

	test('[RT-02] mount in a task after that in which their styles come to the page', async () => {
		const later = vi.spyOn(globalThis, 'setTimeout');
		const sheets = document.adoptedStyleSheets.length;
		wake('form');
		adoptStyles('p {}');
		await nextTask();
		expect([document.adoptedStyleSheets.length - sheets, mounted]).toEqual([1, []]);
		await nextTask();
		expect(mounted).toEqual(['form']);
		expect(later.mock.calls.map(([, delay]) => delay)).toEqual([150, 40]);
	});

	test('[RT-13] do not wait when one is pressed: it mounts at once, the others in their turn', async () => {
		for (const name of ['form', 'gallery', 'tabs']) wake(name);
		document.querySelector<HTMLElement>('#tabs')!.click();
		await vi.advanceTimersByTimeAsync(0);
		expect(mounted).toEqual(['tabs']);
		await nextTask();
		expect(mounted).toEqual(['tabs', 'form', 'gallery']);
	});

	test('[RT-03] one whose host is held down mounts when it is let go, and keeps no other waiting', async () => {
		for (const name of ['form', 'gallery', 'tabs']) wake(name);
		const held = vi.spyOn(document.querySelector<HTMLElement>('#gallery')!, 'matches').mockReturnValue(true);
		await nextTask();
		expect(mounted).toEqual(['form', 'tabs']);
		await nextTask();
		expect(mounted).toEqual(['form', 'tabs']);
		held.mockReturnValue(false);
		await nextTask();
		expect(mounted).toEqual(['form', 'tabs', 'gallery']);
		expect(vi.getTimerCount()).toBe(0);
	});

	test('one that comes while the others mount waits for no press', async () => {
		wake('form', () => wake('gallery'));
		await vi.runAllTimersAsync();
		expect(mounted).toEqual(['form', 'gallery']);
	});
});
