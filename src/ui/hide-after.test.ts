import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hideAfter } from './hide-after';

let box: HTMLElement;
let button: HTMLButtonElement;
let hovered = false;
let visibility: DocumentVisibilityState = 'visible';

beforeEach(() => {
	vi.useFakeTimers();
	hovered = false;
	visibility = 'visible';
	document.body.innerHTML = '<p><button type="button">Annuler</button></p><button type="button">ailleurs</button>';
	box = document.querySelector('p')!;
	button = box.querySelector('button')!;
	const matches = box.matches.bind(box);
	// Where the pointer is, only a browser knows.
	vi.spyOn(box, 'matches').mockImplementation((selector) => (selector === ':hover' ? hovered : matches(selector)));
	vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});

afterEach(() => {
	vi.useRealTimers();
	document.body.replaceChildren();
});

const pointer = async (type: 'pointerenter' | 'pointerleave') => {
	hovered = type === 'pointerenter';
	box.dispatchEvent(new Event(type));
	await Promise.resolve();
};

test('a message goes after its time', () => {
	const hide = vi.fn();
	hideAfter(box, 8000, hide);
	vi.advanceTimersByTime(7999);
	expect(hide).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(hide).toHaveBeenCalledOnce();
});

describe('[A11Y-04] the time stops', () => {
	test('while the pointer is over the message, and begins anew when it leaves', async () => {
		const hide = vi.fn();
		hideAfter(box, 8000, hide);
		vi.advanceTimersByTime(7000);
		await pointer('pointerenter');
		vi.advanceTimersByTime(60_000);
		expect(hide).not.toHaveBeenCalled();
		await pointer('pointerleave');
		vi.advanceTimersByTime(7999);
		expect(hide).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(hide).toHaveBeenCalledOnce();
	});

	test('while focus is inside', async () => {
		const hide = vi.fn();
		button.focus();
		hideAfter(box, 8000, hide);
		vi.advanceTimersByTime(60_000);
		expect(hide).not.toHaveBeenCalled();
		document.querySelectorAll('button')[1]!.focus();
		await Promise.resolve();
		vi.advanceTimersByTime(8000);
		expect(hide).toHaveBeenCalledOnce();
	});

	test('while the tab is in the background', () => {
		const hide = vi.fn();
		hideAfter(box, 8000, hide);
		visibility = 'hidden';
		document.dispatchEvent(new Event('visibilitychange'));
		vi.advanceTimersByTime(60_000);
		expect(hide).not.toHaveBeenCalled();
		visibility = 'visible';
		document.dispatchEvent(new Event('visibilitychange'));
		vi.advanceTimersByTime(8000);
		expect(hide).toHaveBeenCalledOnce();
	});
});

test('a cancelled message is never hidden by it, whatever happens later', async () => {
	const hide = vi.fn();
	const cancel = hideAfter(box, 8000, hide);
	cancel();
	await pointer('pointerenter');
	await pointer('pointerleave');
	document.dispatchEvent(new Event('visibilitychange'));
	vi.advanceTimersByTime(60_000);
	expect(hide).not.toHaveBeenCalled();
});
