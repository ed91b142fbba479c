import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followOpeners } from './follow-openers';

let ending: AbortController;
let isOpen: boolean;
let prefetch: ReturnType<typeof vi.fn<() => void>>;
const get = (id: string) => document.getElementById(id)!;

beforeEach(() => {
	vi.useFakeTimers();
	ending = new AbortController();
	isOpen = false;
	prefetch = vi.fn();
	document.body.innerHTML =
		'<a id="link" href="#favoris">Favoris</a><button id="button"></button><span id="place"><button id="inside"></button></span>';
	followOpeners(
		{
			link: get('link'),
			button: get('button'),
			place: get('place'),
			isOpen: () => isOpen,
			open: () => (isOpen = true),
			close: () => (isOpen = false),
			prefetch,
		},
		ending.signal,
	);
});
afterEach(() => {
	ending.abort();
	vi.useRealTimers();
	document.body.replaceChildren();
});

const point = (type: string, id = 'link', pointerType = 'mouse') =>
	get(id).dispatchEvent(new PointerEvent(type, { pointerType, bubbles: true }));
/** @returns Whether the browser would follow the link. */
function tap(pointerType: string): boolean {
	point('pointerdown', 'link', pointerType);
	const click = new MouseEvent('click', { bubbles: true, cancelable: true });
	get('link').dispatchEvent(click);
	return !click.defaultPrevented;
}

describe('[WL-07] the panel of the list', () => {
	test('opens when a mouse has rested on the link for 100 ms, not for one that passes; its files come before', () => {
		point('pointerenter');
		expect(prefetch).toHaveBeenCalledOnce();
		vi.advanceTimersByTime(99);
		expect(isOpen).toBe(false);
		point('pointerleave');
		vi.advanceTimersByTime(1000);
		expect(isOpen).toBe(false);
		point('pointerenter');
		vi.advanceTimersByTime(100);
		expect(isOpen).toBe(true);
	});

	test('waits 300 ms for a mouse that has left, and stays while it is in the panel or somebody works there', () => {
		point('pointerenter');
		vi.advanceTimersByTime(100);
		point('pointerleave');
		vi.advanceTimersByTime(299);
		point('pointerenter', 'place');
		vi.advanceTimersByTime(1000);
		expect(isOpen).toBe(true);
		get('inside').focus();
		point('pointerleave', 'place');
		vi.advanceTimersByTime(1000);
		expect(isOpen).toBe(true);
		get('inside').blur();
		point('pointerleave', 'place');
		vi.advanceTimersByTime(299);
		expect(isOpen).toBe(true);
		vi.advanceTimersByTime(1);
		expect(isOpen).toBe(false);
	});

	test('under a finger: the first tap opens it, the second follows the link; a mouse’s click always does', () => {
		point('pointerenter', 'link', 'touch');
		vi.advanceTimersByTime(1000);
		expect(isOpen).toBe(false);
		expect([tap('touch'), isOpen]).toEqual([false, true]);
		expect(tap('touch')).toBe(true);
		isOpen = false;
		expect([tap('mouse'), isOpen]).toEqual([true, false]);
	});

	test('what a press has opened does not go with the mouse; the button opens and closes it', () => {
		get('button').click();
		point('pointerenter');
		vi.advanceTimersByTime(100);
		point('pointerleave');
		vi.advanceTimersByTime(1000);
		expect(isOpen).toBe(true);
		get('button').click();
		expect(isOpen).toBe(false);
	});
});
