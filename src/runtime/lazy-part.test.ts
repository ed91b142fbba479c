import { beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part';

let done: string[] = [];
let button: HTMLElement;
const part = { act: (name: string) => done.push(name) };

beforeEach(() => {
	vi.useFakeTimers();
	done = [];
	document.body.innerHTML = '<button>Ajouter</button>';
	button = document.querySelector('button')!;
});

/** Uses the part, with the browser's action as fallback. */
const press = (late: ReturnType<typeof lazyPart<typeof part>>) =>
	late.use(
		button,
		({ act }) => act('ours'),
		() => done.push('the browser’s'),
	);
const settled = () => vi.advanceTimersByTimeAsync(0);
/** Waits for the second try, 500 ms after a failure. */
const tried = () => vi.advanceTimersByTimeAsync(500);
const isBusy = () => button.getAttribute('aria-busy') === 'true';
const said = () => document.querySelector('.archipel-notice')?.textContent;

test('[RT-03] presses before the part has come are carried out in their order; later ones at once', async () => {
	let arrive: (come: typeof part) => void = () => {};
	const load = vi.fn<() => Promise<typeof part>>(() => new Promise((resolve) => (arrive = resolve)));
	const late = lazyPart(load);
	late.use(button, ({ act }) => act('first'));
	late.use(button, ({ act }) => act('second'));
	expect([isBusy(), done]).toEqual([true, []]);
	arrive(part);
	await settled();
	expect([isBusy(), done]).toEqual([false, ['first', 'second']]);
	late.use(button, ({ act }) => act('third'));
	expect(done).toEqual(['first', 'second', 'third']);
	expect(load).toHaveBeenCalledOnce();
});

test('nothing is asked for before it is needed, and what was prefetched is not asked for again', async () => {
	const load = vi.fn<() => Promise<typeof part>>(() => Promise.resolve(part));
	const late = lazyPart(load);
	expect(load).not.toHaveBeenCalled();
	late.prefetch();
	await settled();
	late.use(button, ({ act }) => act('at once'));
	expect(done).toEqual(['at once']);
	expect(load).toHaveBeenCalledOnce();
});

const gone = new TypeError('Failed to fetch dynamically imported module');

test('[RT-05] what fails once is tried again before anything is given up', async () => {
	const load = vi.fn<() => Promise<typeof part>>().mockRejectedValueOnce(gone).mockResolvedValue(part);
	const late = lazyPart(load);
	press(late);
	await settled();
	expect([isBusy(), done]).toEqual([true, []]);
	await tried();
	expect([isBusy(), done]).toEqual([false, ['ours']]);
});

test('[RT-05] where the part does not come the browser does it instead, and the next press asks once more', async () => {
	const load = vi
		.fn<() => Promise<typeof part>>()
		.mockRejectedValueOnce(gone)
		.mockRejectedValueOnce(gone)
		.mockResolvedValue(part);
	const late = lazyPart(load);
	press(late);
	await tried();
	expect([isBusy(), done]).toEqual([false, ['the browser’s']]);
	late.use(button, ({ act }) => act('ours'));
	await settled();
	expect(done).toEqual(['the browser’s', 'ours']);
});

test('[RT-05] a part that hangs is given up after 10 s', async () => {
	press(lazyPart(() => new Promise<typeof part>(() => {})));
	await vi.advanceTimersByTimeAsync(9_999);
	expect([isBusy(), done]).toEqual([true, []]);
	await vi.advanceTimersByTimeAsync(1);
	expect([isBusy(), done]).toEqual([false, ['the browser’s']]);
});

test('[RT-13] it is said at the control where the browser has nothing to do; offline at once, and the browser does not leave for a page that cannot come', async () => {
	const late = lazyPart(() => Promise.reject(gone));
	late.use(button, () => done.push('ours'));
	await tried();
	expect(done).toEqual([]);
	expect(said()).toMatch(/connexion|connection/);
	document.querySelector('.archipel-notice')!.remove();
	vi.stubGlobal('navigator', { onLine: false });
	press(lazyPart<typeof part>(() => Promise.reject(gone)));
	await settled();
	expect(done).toEqual([]);
	expect(said()).toMatch(/connexion|connection/);
});

test('[RT-15] a part is used in a task after that in which its code has run', async () => {
	let goOn = () => {};
	vi.stubGlobal('scheduler', { yield: () => new Promise<void>((resolve) => (goOn = resolve)) });
	press(lazyPart(() => Promise.resolve(part)));
	await settled();
	expect(done).toEqual([]);
	goOn();
	await settled();
	expect(done).toEqual(['ours']);
});
