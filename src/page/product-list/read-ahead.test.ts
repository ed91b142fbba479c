import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { aboutToUse, askAhead, takeAhead } from './read-ahead';

/** A request that the test answers. */
function request() {
	let [resolve, reject] = [(_answer: string) => {}, (_error: unknown) => {}];
	const answer = new Promise<string>((...settle) => ([resolve, reject] = settle));
	const ask = vi.fn((_signal: AbortSignal) => answer);
	return { ask, resolve, reject, isAborted: () => ask.mock.calls[0]![0].aborted };
}
const never = () => new AbortController().signal;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void takeAhead('', never()));

describe('[LIST-12] what is asked for ahead', () => {
	test('is taken once, on its way or there, and asked for in one request by all who name it', async () => {
		const { ask, resolve } = request();
		const early = askAhead('a', ask, never());
		expect(askAhead('a', ask, never())).toBe(early);
		const taken = takeAhead<string>('a', never());
		expect(takeAhead('a', never())).toBeUndefined();
		resolve('A');
		expect([await taken, await early, ask.mock.calls.length]).toEqual(['A', 'A', 1]);
		await askAhead('a', async () => 'B', never());
		expect(await takeAhead('a', never())).toBe('B');
	});

	test('is given up for something else: one at a time', () => {
		const [first, second] = [request(), request()];
		void askAhead('a', first.ask, never());
		void askAhead('b', second.ask, never());
		expect([first.isAborted(), second.isAborted()]).toEqual([true, false]);
		expect(takeAhead('c', never())).toBeUndefined();
		expect(second.isAborted()).toBe(true);
	});

	test('is given up by who leaves, unless somebody else means it now or waits for it', () => {
		const { ask, isAborted } = request();
		const [focus, press, visit] = [new AbortController(), new AbortController(), new AbortController()];
		void askAhead('a', ask, focus.signal);
		void askAhead('a', ask, press.signal);
		focus.abort();
		expect(isAborted()).toBe(false);
		void takeAhead('a', visit.signal);
		press.abort();
		expect(isAborted()).toBe(false);
		visit.abort();
		expect(isAborted()).toBe(true);
		const other = request();
		void askAhead('a', other.ask, focus.signal);
		const left = new AbortController();
		void askAhead('a', other.ask, left.signal);
		left.abort();
		expect([other.isAborted(), takeAhead('a', never())]).toEqual([true, undefined]);
	});

	test('is not thrown away by who leaves when it is there; after 30 seconds it is too old', async () => {
		const left = new AbortController();
		await askAhead('a', async () => 'A', left.signal);
		left.abort();
		vi.advanceTimersByTime(29_999);
		expect(await takeAhead('a', never())).toBe('A');
		await askAhead('a', async () => 'A', never());
		vi.advanceTimersByTime(30_000);
		expect(takeAhead('a', never())).toBeUndefined();
	});

	test('is asked for again after a failure that nobody has waited for', async () => {
		const { ask, reject } = request();
		const early = askAhead('a', ask, never());
		reject(new Error());
		await expect(early).rejects.toThrow();
		expect(takeAhead('a', never())).toBeUndefined();
	});
});

const control = () => {
	document.body.innerHTML = '<label><input></label><p tabindex="0"></p>';
	return document.querySelector('label')!;
};
const fire = (type: string, target: Element, relatedTarget: Element | null = null) =>
	target.dispatchEvent(new FocusEvent(type, { bubbles: true, relatedTarget }));

test.each<[string, boolean, (inside: Element, outside: Element) => void]>([
	['the press ends on it', false, (inside) => fire('pointerup', inside)],
	['the press ends elsewhere', true, (_, outside) => fire('pointerup', outside)],
	['the press becomes a scroll', true, (inside) => fire('pointercancel', inside)],
	['the focus leaves it', true, (inside, outside) => fire('focusout', inside, outside)],
	['the focus leaves the page', true, (inside) => fire('focusout', inside)],
	['the focus comes to it', false, (inside, outside) => fire('focusout', outside, inside)],
	['the focus leaves another one', false, (_, outside) => fire('focusout', outside)],
])('[LIST-12] a control that is about to be used: %s: left %s', (_what, isLeft, act) => {
	const label = control();
	const signal = aboutToUse(label)!;
	act(label.firstElementChild!, document.querySelector('p')!);
	expect(signal.aborted).toBe(isLeft);
});

test.each<[string, () => void]>([
	['data are saved', () => vi.stubGlobal('navigator', { connection: { saveData: true } })],
	['the customer is signed in', () => void (document.body.className = 'logged-in')],
	['it has been used', () => document.querySelector('label')!.setAttribute('aria-busy', 'true')],
])('[LIST-12] a control that is about to be used: nothing is asked for where %s', (_what, prepare) => {
	const label = control();
	expect(aboutToUse(label)).toBeDefined();
	prepare();
	expect(aboutToUse(label)).toBeUndefined();
});
