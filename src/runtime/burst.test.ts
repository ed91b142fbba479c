import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { inBurst } from './burst';

let idle: (() => void)[];
let mounted: string[];

/** An idle moment, and what follows from it in the same task. */
const idleMoment = async () => {
	for (const task of idle.splice(0)) task();
	await microtasks();
};
const microtasks = async () => {
	for (let at = 0; at < 20; at++) await undefined;
};

const wake = (name: string, work = () => {}) => {
	const host = document.body.appendChild(document.createElement('button'));
	host.id = name;
	void inBurst(host).then(() => {
		mounted.push(name);
		work();
	});
};

beforeEach(() => {
	idle = [];
	mounted = [];
	vi.stubGlobal('requestIdleCallback', (task: () => void) => idle.push(task));
});

afterEach(async () => {
	while (idle.length) await idleMoment();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
	document.body.replaceChildren();
});

describe('islands that wake together', () => {
	test('[RT-02] mount in one idle moment, in their order', async () => {
		for (const name of ['form', 'gallery', 'tabs']) {
			wake(name);
			await microtasks();
		}
		expect(mounted).toEqual([]);
		expect(idle).toHaveLength(1);
		await idleMoment();
		expect(mounted).toEqual(['form', 'gallery', 'tabs']);
		expect(idle).toEqual([]);
	});

	test('[RT-02] leave the rest to the next idle moment when the task becomes long', async () => {
		let now = 0;
		vi.spyOn(performance, 'now').mockImplementation(() => now);
		wake('form', () => (now += 30));
		wake('gallery', () => (now += 30));
		wake('tabs');
		await idleMoment();
		expect(mounted).toEqual(['form', 'gallery']);
		await idleMoment();
		expect(mounted).toEqual(['form', 'gallery', 'tabs']);
	});

	test('[RT-13] do not wait when one is pressed: it mounts at once, the others in their turn', async () => {
		for (const name of ['form', 'gallery', 'tabs']) wake(name);
		document.querySelector<HTMLElement>('#tabs')!.click();
		await microtasks();
		expect(mounted).toEqual(['tabs']);
		await idleMoment();
		expect(mounted).toEqual(['tabs', 'form', 'gallery']);
	});

	test('one that comes while a burst mounts is of it', async () => {
		wake('form', () => wake('gallery'));
		await idleMoment();
		await idleMoment();
		expect(mounted).toEqual(['form', 'gallery']);
	});

	test('in a browser without idle moments, wait for a task of their own', async () => {
		vi.stubGlobal('requestIdleCallback', undefined);
		wake('form');
		await vi.waitFor(() => expect(mounted).toEqual(['form']));
	});
});
