import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressEnded } from './press-ended';

let isActive: boolean;
const button = document.createElement('button');
const ended = vi.fn<() => void>();

beforeEach(() => {
	isActive = true;
	ended.mockReset();
	vi.useFakeTimers();
	vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':active' && isActive);
});
afterEach(() => vi.useRealTimers());

test('[RT-03] what is pressed is waited for until its click has come', async () => {
	pressEnded(button)!.then(ended);
	await vi.advanceTimersByTimeAsync(5000);
	expect(ended).not.toHaveBeenCalled();
	dispatchEvent(new Event('click'));
	await vi.advanceTimersByTimeAsync(0);
	expect(ended).toHaveBeenCalledOnce();
	expect(vi.getTimerCount()).toBe(0);
});

test('[RT-03] a control that still looks pressed after its click is waited for no longer than it does', async () => {
	pressEnded(button)!.then(ended);
	await vi.advanceTimersByTimeAsync(250);
	isActive = false;
	await vi.advanceTimersByTimeAsync(150);
	expect(ended).toHaveBeenCalledOnce();
});

test('nothing is waited for where nothing is pressed', () => {
	isActive = false;
	expect(pressEnded(button)).toBeUndefined();
});
