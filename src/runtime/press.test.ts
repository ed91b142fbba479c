import { beforeEach, expect, test, vi } from 'vitest';
import { isPressed, isSeparatePress, pressEnded } from './press';

let isActive: boolean;
const button = document.createElement('button');
const ended = vi.fn<() => void>();

beforeEach(() => {
	isActive = true;
	vi.useFakeTimers();
	vi.spyOn(button, 'matches').mockImplementation((selector) => selector.startsWith(':active') && isActive);
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

test('[RT-03] a key that is down, Space on the control or one that repeats, counts until the window loses the focus: its end is not heard in another', async () => {
	isActive = false;
	document.body.append(button);
	const send = (type: string, key = ' ', repeat = false) =>
		button.dispatchEvent(new KeyboardEvent(type, { key, repeat, bubbles: true }));
	const isWaitedFor = async () => {
		let isOver = false;
		void pressEnded(button).then(() => (isOver = true));
		await vi.advanceTimersByTimeAsync(0);
		return !isOver;
	};
	send('keydown', 'a');
	expect(await isWaitedFor()).toBe(false);
	send('keydown');
	expect(await isWaitedFor()).toBe(true);
	send('keyup');
	expect(await isWaitedFor()).toBe(false);
	send('keydown');
	expect(isPressed(document.createElement('div')), 'elsewhere').toBe(false);
	button.dispatchEvent(new FocusEvent('blur'));
	expect(isPressed(button)).toBe(true);
	dispatchEvent(new FocusEvent('blur'));
	expect(isPressed(button)).toBe(false);
	// A click without a pointer: of the held key, then of a script or of assistive technology.
	send('keydown', 'Enter', true);
	expect(isSeparatePress({ detail: 0 })).toBe(false);
	dispatchEvent(new FocusEvent('blur'));
	expect(isSeparatePress({ detail: 0 })).toBe(true);
});
