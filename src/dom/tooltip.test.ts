import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pageLife } from '../../tests/setup/page-life';
import { trackListeners } from '../../tests/setup/track-listeners';
import { float } from './float';
import { createTooltip, type TooltipOptions } from './tooltip';

vi.mock('./float', () => ({ float: vi.fn() }));

const unfloat = vi.fn();
const undo = vi.fn();
const onShow = vi.fn(() => undo);
const controller = pageLife();
let host: HTMLElement;
let first: HTMLElement;
let second: HTMLElement;
let hovered: Element | undefined;
let focused: Element | undefined;

const tooltip = () => document.querySelector<HTMLElement>('.tip');
const start = (options?: Partial<TooltipOptions>) =>
	createTooltip(
		host,
		{ className: 'tip', find: (target) => target.closest('button'), textOf: ({ title }) => title, onShow, ...options },
		controller.signal,
	);

function hover(element: Element, pointerType = 'mouse'): void {
	hovered?.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType }));
	hovered = element;
	element.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType }));
}

function focus(element: Element): void {
	focused?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
	focused = element;
	element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
}

const pressOn = (element: Element) => element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));

beforeEach(() => {
	vi.useFakeTimers();
	vi.mocked(float).mockReturnValue(unfloat);
	document.body.innerHTML =
		'<ul><li><button title="Comparer"></button><button title="Favoris"></button><button></button></li></ul><p></p>';
	host = document.querySelector('ul')!;
	[first, second] = document.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement];
	hovered = focused = undefined;
	const matches = Element.prototype.matches;
	vi.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
		if (selector === ':hover') return this === hovered;
		return selector === ':focus-visible' ? this === focused : matches.call(this, selector);
	});
	const querySelector = document.querySelector.bind(document);
	vi.spyOn(document, 'querySelector').mockImplementation((selector: string) =>
		selector === ':focus-visible' ? (focused ?? null) : querySelector(selector),
	);
});

describe('[TILE-01] [SEC-03 A10] a tooltip', () => {
	test('hides that of another host at once', () => {
		const { body } = document;
		body.insertAdjacentHTML('beforeend', '<ol><li><button title="Rouge"></button></li></ol>');
		start();
		host = body.querySelector('ol')!;
		start();
		focus(first);
		hover(host.querySelector('button')!);
		expect([...body.querySelectorAll('.tip')].map(({ textContent }) => textContent)).toEqual(['Rouge']);
	});

	test('goes when the pointer comes to something else after its control has left the page', () => {
		start();
		hover(first);
		first.remove();
		host.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
		expect(tooltip()).toBeNull();
	});

	test('shows above its control, under the pointer, and hides a moment after the pointer has left', () => {
		start();
		hover(first);
		expect(tooltip()?.textContent).toBe('Comparer');
		expect(tooltip()?.getAttribute('role')).toBe('tooltip');
		expect(float).toHaveBeenCalledExactlyOnceWith(tooltip(), first, 'top');
		expect(onShow).toHaveBeenCalledExactlyOnceWith(first, 'Comparer');
		hover(document.body);
		vi.advanceTimersByTime(149);
		expect(tooltip()).not.toBeNull();
		vi.advanceTimersByTime(1);
		expect(tooltip()).toBeNull();
		expect(unfloat).toHaveBeenCalledOnce();
		expect(undo).toHaveBeenCalledOnce();
	});

	test.each([
		['shows at once to a pointer that is there already', true, false, 'Comparer'],
		['shows nothing to the hover that a finger leaves behind', false, false, undefined],
		['shows nothing to a pointer that has pressed already', true, true, undefined],
	])('%s', (_what, canHover, isPressed, text) => {
		if (isPressed) first.focus();
		vi.stubGlobal('matchMedia', () => ({ matches: canHover }));
		vi.spyOn(host, 'querySelectorAll').mockImplementation(
			(selector) => (selector.includes(':hover') ? [host, first] : []) as never,
		);
		start();
		expect(tooltip()?.textContent).toBe(text);
		// Further movement of the pointer over the pressed control shows no tooltip either.
		if (isPressed) hover(first);
		expect(tooltip()?.textContent).toBe(text);
	});

	test('shows on keyboard focus, and stays under a pointer that comes and goes', () => {
		start();
		focus(first);
		hover(first);
		hover(document.body);
		vi.advanceTimersByTime(1000);
		expect(tooltip()?.textContent).toBe('Comparer');
		focus(document.body);
		vi.advanceTimersByTime(150);
		expect(tooltip()).toBeNull();
	});

	test('the pointer may move onto it', () => {
		start();
		hover(first);
		hover(tooltip()!);
		vi.advanceTimersByTime(1000);
		expect(tooltip()).not.toBeNull();
		hovered = undefined;
		tooltip()!.dispatchEvent(new PointerEvent('pointerleave'));
		vi.advanceTimersByTime(150);
		expect(tooltip()).toBeNull();
	});

	test('one element serves all controls, and one without a text has none; what went leaves no listener', () => {
		start();
		const listeners = trackListeners(document);
		hover(first);
		const element = tooltip();
		hover(second);
		expect(tooltip()).toBe(element);
		expect(document.querySelectorAll('.tip')).toHaveLength(1);
		expect(tooltip()?.textContent).toBe('Favoris');
		hover(document.querySelectorAll('button')[2]!);
		expect([tooltip(), listeners()]).toEqual([null, []]);
	});

	test('Escape dismisses it, until the pointer or the focus has been elsewhere', () => {
		start();
		hover(first);
		press('Escape');
		expect(tooltip()).toBeNull();
		hover(first);
		focus(first);
		expect(tooltip()).toBeNull();
		hover(second);
		hover(first);
		expect(tooltip()?.textContent).toBe('Comparer');
	});

	test('neither a finger nor a tap shows it, by the focus that follows or by one that a script gives later', () => {
		start();
		hover(first, 'touch');
		expect(tooltip()).toBeNull();
		pressOn(first);
		hovered!.dispatchEvent(new PointerEvent('pointerout', { bubbles: true, pointerType: 'touch' }));
		vi.advanceTimersByTime(5000);
		focus(first);
		expect(tooltip()).toBeNull();
	});

	test('without hover it is for the keyboard only', () => {
		start({ isOnHover: false });
		hover(first);
		expect(tooltip()).toBeNull();
		focus(first);
		expect(tooltip()?.textContent).toBe('Comparer');
	});

	test('shown by the code it stays until another place is pressed', () => {
		const show = start({ isOnHover: false });
		show(first);
		vi.advanceTimersByTime(5000);
		pressOn(tooltip()!);
		expect(tooltip()).not.toBeNull();
		pressOn(document.querySelector('p')!);
		expect(tooltip()).toBeNull();
	});

	test('a press on its control dismisses it, until the pointer and the focus have left', () => {
		start();
		hover(first);
		pressOn(first);
		expect(tooltip()).toBeNull();
		hover(first);
		focus(first);
		expect(tooltip()).toBeNull();
		focus(document.body);
		vi.advanceTimersByTime(150);
		hover(first);
		expect(tooltip()).toBeNull();
		hover(document.body);
		vi.advanceTimersByTime(150);
		hover(first);
		expect(tooltip()).not.toBeNull();
	});

	test.each(['Enter', ' '])('so does the key %j, and the code may show it in answer to it', (key) => {
		const show = start();
		focus(first);
		press(key);
		expect(tooltip()).toBeNull();
		host.addEventListener('keydown', () => show(first));
		first.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
		expect(tooltip()).not.toBeNull();
	});

	test('in a modal dialog it is inside, where it can be pointed at', () => {
		const dialog = document.createElement('dialog');
		host.replaceWith(dialog);
		dialog.append(host);
		start();
		hover(first);
		expect(tooltip()?.parentElement).toBe(dialog);
	});

	test('goes with the island, which then shows no more', () => {
		const show = start();
		hover(first);
		controller.abort();
		expect(tooltip()).toBeNull();
		show(first);
		hover(second);
		expect(tooltip()).toBeNull();
	});
});
