import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle';

afterEach(() => vi.unstubAllGlobals());

test('[RT-02] what fits into one idle period is done in it, the rest in the next; what was taken back is not', () => {
	const periods: IdleRequestCallback[] = [];
	vi.stubGlobal('requestIdleCallback', (run: IdleRequestCallback) => periods.push(run));
	vi.stubGlobal('cancelIdleCallback', (id: number) => delete periods[id - 1]);
	const done: string[] = [];
	let left = 50;
	const period = (time: number) => {
		left = time;
		periods.shift()?.({ didTimeout: false, timeRemaining: () => left });
	};
	whenIdle(2000, () => void (done.push('a'), (left -= 30)));
	whenIdle(2000, () => void done.push('gone'))();
	whenIdle(2000, () => void (done.push('b'), (left -= 30)));
	whenIdle(2000, () => void done.push('c'));
	period(50);
	expect(done).toEqual(['a', 'b']);
	while (periods.length) period(50);
	expect(done).toEqual(['a', 'b', 'c']);
});
