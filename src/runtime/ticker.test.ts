import { beforeEach, expect, test, vi } from 'vitest';
import { trackListeners } from '../../tests/setup/track-listeners';
import { every } from './ticker';

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
	vi.useFakeTimers();
	visibility = 'visible';
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

function show(state: DocumentVisibilityState): void {
	visibility = state;
	document.dispatchEvent(new Event('visibilitychange'));
}

test('listeners of one interval share one timer, which ends with the last of them; one may listen twice', () => {
	const [a, b] = [vi.fn(), vi.fn()];
	const stops = [every(500, a), every(500, b), every(500, b)];
	expect(vi.getTimerCount()).toBe(1);
	vi.advanceTimersByTime(1000);
	stops[0]!();
	vi.advanceTimersByTime(500);
	stops[1]!();
	vi.advanceTimersByTime(500);
	expect([a.mock.calls.length, b.mock.calls.length]).toEqual([2, 7]);
	stops[2]!();
	expect(vi.getTimerCount()).toBe(0);
});

test('a hidden page does not tick, and ticks at once when it is seen again', () => {
	const tick = vi.fn();
	const stop = every(500, tick);
	show('hidden');
	expect(vi.getTimerCount()).toBe(0);
	vi.advanceTimersByTime(10_000);
	expect(tick).not.toHaveBeenCalled();
	show('visible');
	expect(tick).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(500);
	expect(tick).toHaveBeenCalledTimes(2);
	stop();
});

test('one that stops as the page is seen again leaves no timer', () => {
	const stop = every(500, () => stop());
	show('hidden');
	show('visible');
	expect(vi.getTimerCount()).toBe(0);
});

test('[RT-05] one that throws does not stop the others', () => {
	const report = vi.fn();
	vi.stubGlobal('reportError', report);
	const tick = vi.fn();
	const stops = [
		every(500, () => {
			throw new Error('mine');
		}),
		every(500, tick),
	];
	vi.advanceTimersByTime(1000);
	expect(tick).toHaveBeenCalledTimes(2);
	expect(report).toHaveBeenCalledTimes(2);
	stops.forEach((stop) => stop());
});

test('[REL-02] 1,000 starts and stops leave no timer and no listener', () => {
	const listeners = trackListeners(document);
	for (let round = 0; round < 1000; round++) {
		const stops = [every(500, () => {}), every(1000, () => {}), every(500, () => {})];
		if (round % 3 === 0) show('hidden');
		if (round % 3 === 1) show('visible');
		stops.forEach((stop) => stop());
	}
	expect(vi.getTimerCount()).toBe(0);
	expect(listeners()).toEqual([]);
});
