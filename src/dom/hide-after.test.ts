import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trackListeners } from '../../tests/setup/track-listeners';
import { hideAfter } from './hide-after';

let element: HTMLElement;
const hide = vi.fn();
const reading = { hover: false, visibility: 'visible' as DocumentVisibilityState };

beforeEach(() => {
	vi.useFakeTimers();
	hide.mockReset();
	Object.assign(reading, { hover: false, visibility: 'visible' });
	element = document.body.appendChild(document.createElement('div'));
	element.innerHTML = '<button>x</button>';
	const matches = element.matches.bind(element);
	vi.spyOn(element, 'matches').mockImplementation((selector) =>
		selector === ':hover' ? reading.hover : matches(selector),
	);
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => reading.visibility);
});
afterEach(() => {
	element.remove();
	vi.useRealTimers();
});

async function hover(isOver: boolean): Promise<void> {
	reading.hover = isOver;
	element.dispatchEvent(new Event(isOver ? 'pointerenter' : 'pointerleave'));
	await Promise.resolve();
}

describe('[A11Y-04] a message with a timer', () => {
	test('[CART-16] hides after its time, once', () => {
		hideAfter(element, 3000, hide);
		vi.advanceTimersByTime(2999);
		expect(hide).not.toHaveBeenCalled();
		vi.advanceTimersByTime(10_000);
		expect(hide).toHaveBeenCalledTimes(1);
	});

	test('stays while the pointer is over it, and has its whole time again after that', async () => {
		hideAfter(element, 3000, hide);
		vi.advanceTimersByTime(2000);
		await hover(true);
		vi.advanceTimersByTime(60_000);
		expect(hide).not.toHaveBeenCalled();
		await hover(false);
		vi.advanceTimersByTime(2999);
		expect(hide).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(hide).toHaveBeenCalledTimes(1);
	});

	test('stays while focus is inside', async () => {
		hideAfter(element, 3000, hide);
		const button = element.querySelector('button')!;
		button.focus();
		await Promise.resolve();
		vi.advanceTimersByTime(60_000);
		expect(hide).not.toHaveBeenCalled();
		button.blur();
		await Promise.resolve();
		vi.advanceTimersByTime(3000);
		expect(hide).toHaveBeenCalledTimes(1);
	});

	test('stays while the tab is hidden', () => {
		reading.visibility = 'hidden';
		hideAfter(element, 3000, hide);
		vi.advanceTimersByTime(60_000);
		expect(hide).not.toHaveBeenCalled();
		reading.visibility = 'visible';
		document.dispatchEvent(new Event('visibilitychange'));
		vi.advanceTimersByTime(3000);
		expect(hide).toHaveBeenCalledTimes(1);
	});

	test('[REL-02] cancelled or run out, it leaves no timer and no listener', () => {
		const listeners = trackListeners(document, element);
		for (let round = 0; round < 1000; round++) hideAfter(element, 3000, hide)();
		expect(vi.getTimerCount()).toBe(0);
		hideAfter(element, 3000, hide);
		vi.advanceTimersByTime(3000);
		expect(hide).toHaveBeenCalledTimes(1);
		expect(listeners()).toEqual([]);
	});
});
