import { beforeEach, expect, test, vi } from 'vitest';
import { pressEnded } from './press';

let isActive: boolean;
const button = document.createElement('button');
const ended = vi.fn<() => void>();

beforeEach(() => {
	isActive = true;
	vi.useFakeTimers();
	vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':active' && isActive);
});

test('[RT-03] what is pressed is waited for until its click has come', async () => {
	void pressEnded(button).then(ended);
	await vi.advanceTimersByTimeAsync(5000);
	expect(ended).not.toHaveBeenCalled();
	isActive = false;
	// A touch screen fires the click up to 50 ms after the finger is lifted.
	await vi.advanceTimersByTimeAsync(49);
	expect(ended).not.toHaveBeenCalled();
	await vi.advanceTimersByTimeAsync(51);
	expect(ended).toHaveBeenCalledOnce();
	expect(vi.getTimerCount()).toBe(0);
});

test('nothing is waited for where nothing is pressed', async () => {
	isActive = false;
	await pressEnded(button).then(ended);
	expect(ended).toHaveBeenCalledOnce();
});
