import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { trackListeners } from '../../tests/setup/track-listeners';
import { announce } from '../ui/announcer';
import { clearNotice, hideAfter, keepInView, showNotice } from './inline-notice';

vi.mock('../ui/announcer', () => ({ announce: vi.fn() }));

let anchor: HTMLElement;
beforeEach(() => {
	vi.useFakeTimers();
	document.body.innerHTML = '<p><button id="control">+</button><i>next</i></p>';
	anchor = document.querySelector('button')!;
});
afterEach(() => void clearNotice(anchor));

const box = () => document.querySelector<HTMLElement>('.archipel-notice');
const button = (name: string) =>
	[...box()!.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)!;

describe('a notice', () => {
	test('stands right after its control, is text, and is said', () => {
		showNotice(anchor, { type: 'error', text: '<b>non</b>\n\tmerci ' });
		expect(anchor.nextElementSibling).toBe(box());
		expect(box()!.textContent).toBe('<b>non</b>\n\tmerci ');
		expect(box()!.dataset['state']).toBe('error');
		expect(announce).toHaveBeenCalledExactlyOnceWith('<b>non</b> merci', 'assertive');
	});

	test('an error stays; a success goes after three seconds, or its own time; both can be taken back', () => {
		const takeBack = showNotice(anchor, { type: 'error', text: 'non' });
		vi.advanceTimersByTime(60_000);
		expect(box()).not.toBeNull();
		takeBack();
		expect(box()).toBeNull();
		showNotice(anchor, { type: 'success', text: 'oui' });
		expect(announce).toHaveBeenLastCalledWith('oui', 'polite');
		vi.advanceTimersByTime(2999);
		expect(box()).not.toBeNull();
		vi.advanceTimersByTime(1);
		expect(box()).toBeNull();
		showNotice(anchor, { type: 'success', text: 'oui', duration: 100 });
		vi.advanceTimersByTime(100);
		expect(box()).toBeNull();
	});

	test('[REL-02] a control has one message, and the timer of the old one does not take the new', () => {
		showNotice(anchor, { type: 'success', text: 'un' });
		vi.advanceTimersByTime(2000);
		showNotice(anchor, { type: 'error', text: 'deux' });
		vi.advanceTimersByTime(5000);
		expect(document.querySelectorAll('.archipel-notice')).toHaveLength(1);
		expect(box()!.textContent).toBe('deux');
		showNotice(anchor, { type: 'success', text: 'trois' });
		clearNotice(anchor);
		clearNotice(anchor);
		expect([box(), vi.getTimerCount()]).toEqual([null, 0]);
	});

	test.each([
		['<button class="control"></button>', null],
		['<form class="control"></form>', '-1'],
		['<form><button class="control"></button></form>', null],
	])('its action runs once, after the notice has gone; focus returns to the control: %s', (html, tabIndex) => {
		document.body.innerHTML = html;
		anchor = document.body.querySelector('button, form')!;
		const retry = vi.fn(() => box());
		const [action, control] = [{ label: 'Réessayer', onClick: retry }, document.querySelector('.control')!];
		showNotice(anchor, { type: 'error', text: 'non', action, ...(control !== anchor && { control }) });
		button('Réessayer').focus();
		button('Réessayer').click();
		expect(retry.mock.results).toEqual([{ type: 'return', value: null }]);
		expect(document.activeElement).toBe(control);
		// What takes no focus of its own was made to.
		expect(control.getAttribute('tabindex')).toBe(tabIndex);
	});

	test('focus elsewhere is not taken when a notice goes', () => {
		document.body.insertAdjacentHTML('beforeend', '<input>');
		showNotice(anchor, { type: 'error', text: 'non' });
		const input = document.querySelector('input')!;
		input.focus();
		clearNotice(anchor);
		expect(document.activeElement).toBe(input);
	});

	test('one that covers something can be closed by its button, which follows the action, and by Escape', () => {
		const action = { label: 'Réessayer', onClick: () => {} };
		showNotice(anchor, { type: 'error', text: 'non', isDismissible: true, action });
		expect([...box()!.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Réessayer', '×']);
		button('Fermer').click();
		expect(box()).toBeNull();
		showNotice(anchor, { type: 'error', text: 'non', isDismissible: true });
		button('Fermer').focus();
		button('Fermer').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
		expect(box()).toBeNull();
		expect(document.activeElement).toBe(anchor);
	});

	test.each([
		['<details><summary>Menu</summary><button></button></details>', 'DETAILS'],
		['<details><summary>Menu <button></button></summary></details>', 'BUTTON'],
		['<details><summary class="control">Menu</summary></details>', 'DETAILS'],
		['<details open><summary>Menu</summary><button></button></details>', 'BUTTON'],
		[
			'<details class="outer"><summary>Menu</summary><details><summary>Plus <button></button></summary></details></details>',
			'DETAILS.outer',
		],
	])(
		'[A11Y-06] in what is closed nobody sees it: it stands after that, beside a control that is seen: %s',
		(html, before) => {
			document.body.innerHTML = html;
			anchor = document.querySelector('button, .control')!;
			showNotice(anchor, { type: 'error', text: 'non' });
			const { tagName, className } = box()!.previousElementSibling!;
			expect(className ? `${tagName}.${className}` : tagName).toBe(before);
		},
	);

	test('it can be put elsewhere, and what was done for that is undone, which may move the focus', () => {
		const next = document.body.appendChild(document.createElement('button'));
		const undo = vi.fn(() => next.focus());
		const takeBack = showNotice(anchor, {
			type: 'info',
			text: 'là',
			isDismissible: true,
			place: (placed) => (document.body.append(placed), undo),
		});
		expect(document.body.lastElementChild).toBe(box());
		button('Fermer').focus();
		takeBack();
		expect(undo).toHaveBeenCalledTimes(1);
		expect(document.activeElement).toBe(next);
	});
});

describe('[A11Y-04] [SEC-03 A5] a message with a timer', () => {
	let element: HTMLElement;
	const hide = vi.fn();
	const reading = { hover: false, visibility: 'visible' as DocumentVisibilityState };
	const hover = (isOver: boolean) => {
		reading.hover = isOver;
		element.dispatchEvent(new Event(isOver ? 'pointerenter' : 'pointerleave'));
	};
	const see = (visibility: DocumentVisibilityState) => {
		reading.visibility = visibility;
		document.dispatchEvent(new Event('visibilitychange'));
	};
	const inside = () => element.querySelector('button')!;

	beforeEach(() => {
		Object.assign(reading, { hover: false, visibility: 'visible' });
		element = document.body.appendChild(document.createElement('div'));
		element.innerHTML = '<button>x</button>';
		const matches = element.matches.bind(element);
		vi.spyOn(element, 'matches').mockImplementation((selector) =>
			selector === ':hover' ? reading.hover : matches(selector),
		);
		vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => reading.visibility);
	});

	test.each([
		['the pointer is over it', () => hover(true), () => hover(false)],
		['the focus is inside', () => inside().focus(), () => inside().blur()],
		['the tab is hidden', () => see('hidden'), () => see('visible')],
	])('stays while %s, and has its whole time again after that', async (_what, begin, end) => {
		hideAfter(element, 3000, hide);
		vi.advanceTimersByTime(2000);
		begin();
		await Promise.resolve();
		vi.advanceTimersByTime(60_000);
		expect(hide).not.toHaveBeenCalled();
		end();
		await Promise.resolve();
		vi.advanceTimersByTime(2999);
		expect(hide).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(hide).toHaveBeenCalledTimes(1);
	});

	test('waits from the start in a hidden tab', () => {
		reading.visibility = 'hidden';
		hideAfter(element, 3000, hide);
		vi.advanceTimersByTime(60_000);
		expect(hide).not.toHaveBeenCalled();
	});

	test('[REL-02] [CART-16] cancelled or run out after its time, it leaves no timer and no listener', () => {
		const listeners = trackListeners(document, element);
		for (let round = 0; round < 1000; round++) hideAfter(element, 3000, hide)();
		expect(vi.getTimerCount()).toBe(0);
		hideAfter(element, 3000, hide);
		vi.advanceTimersByTime(3000);
		expect(hide).toHaveBeenCalledTimes(1);
		expect(listeners()).toEqual([]);
	});
});

describe('[A11Y-06] a new message', () => {
	const put = (name: string, [top, bottom, left = 0, right = 300]: readonly number[]) => {
		const part = document.body.appendChild(document.createElement(name));
		part.getBoundingClientRect = () => new DOMRect(left, top, right - left, bottom! - top!);
		part.getClientRects = () => [part.getBoundingClientRect()] as never;
		return part;
	};

	test.each([
		['is seen: it stays', [100, 140], undefined, undefined],
		['above the window', [-10, 30], undefined, 'nearest'],
		['below it', [580, 620], undefined, 'nearest'],
		['left of it', [100, 140, -10], undefined, 'nearest'],
		['right of it', [100, 140, 0, 401], undefined, 'nearest'],
		['under a bar at the top', [100, 140], [0, 110], 'center'],
		['with its lower edge under a bar', [500, 590], [560, 600], 'center'],
		['above the window, where a bar is', [-50, -10], [0, 50], 'center'],
		['below the window, where a bar is', [620, 660], [550, 600], 'center'],
		['too far from its control for both to be seen', [700, 740], undefined, 'floats', [10, 50]],
		['just near enough to its control', [540, 601], undefined, 'nearest', [18, 50]],
	])('%s', (_where, place, bar, result, control = [1000, 1040]) => {
		vi.stubGlobal('innerHeight', 600);
		vi.stubGlobal('innerWidth', 400);
		const [box, pressed] = [put('p', place), put('button', control)];
		const fixed = bar && put('header', [...bar, 0, 400]);
		if (fixed) fixed.style.position = 'fixed';
		const at = (x: number, y: number) =>
			[fixed, box, pressed].find((part) => {
				const { left, right, top, bottom } = part?.getBoundingClientRect() ?? new DOMRect(-1, -1, 0, 0);
				return x >= left && x <= right && y >= top && y <= bottom;
			}) ?? null;
		document.elementFromPoint = at;
		box.scrollIntoView = vi.fn<() => void>();
		keepInView(box, pressed)?.();
		const [[how] = []] = vi.mocked(box.scrollIntoView).mock.calls as [ScrollIntoViewOptions][];
		const isFloating = box.classList.contains('archipel-notice--floating');
		expect(isFloating ? 'floats' : how?.block).toBe(result);
	});
});
