import { beforeEach, expect, test, vi } from 'vitest';
import { pageLife } from '../../../tests/setup/page-life';
import { autoplay } from './autoplay';

const DELAY = 2000;
const controller = pageLife();
beforeEach(() => void vi.useFakeTimers());

function start() {
	vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
	document.body.innerHTML =
		'<div id="host"><div id="bar"><button></button></div><div id="row"><a href="/">Louise</a></div></div>';
	const part = (id: string) => document.getElementById(id)!;
	const [host, bar, row] = [part('host'), part('bar'), part('row')];
	const place = { top: 10, bottom: 200 };
	vi.spyOn(host, 'getBoundingClientRect').mockImplementation(() => place as DOMRect);
	const isShown = vi.fn(() => true);
	bar.checkVisibility = isShown;
	const step = vi.fn();
	const stop = autoplay(host, row, bar, 'Elles en parlent', step, DELAY, controller.signal);
	return {
		row,
		bar,
		step,
		stop,
		place,
		isShown,
		button: bar.querySelector<HTMLElement>('.archipel-pause')!,
		link: row.querySelector('a')!,
	};
}

test('[CAR-04] it moves each time its delay has passed, also where a browser cannot say whether a part is seen, and no more when it is gone', () => {
	const { bar, step } = start();
	Object.assign(bar, { checkVisibility: undefined });
	vi.advanceTimersByTime(DELAY - 1);
	expect(step).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1 + DELAY);
	expect(step).toHaveBeenCalledTimes(2);
	controller.abort();
	vi.advanceTimersByTime(5 * DELAY);
	expect(step).toHaveBeenCalledTimes(2);
});

test('[CAR-04] it waits while pointed at, in focus, above or below the window, or not shown; after a pointer or a focus that leaves it waits the whole delay', () => {
	const { row, step, place, isShown, link } = start();
	const waits = () => {
		step.mockClear();
		vi.advanceTimersByTime(3 * DELAY);
		return step.mock.calls.length === 0;
	};
	const hovered = vi.spyOn(row, 'matches').mockReturnValue(true);
	expect(waits()).toBe(true);
	hovered.mockReturnValue(false);
	vi.advanceTimersByTime(DELAY - 1);
	row.dispatchEvent(new Event('pointerleave'));
	step.mockClear();
	vi.advanceTimersByTime(DELAY - 1);
	expect(step).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(step).toHaveBeenCalledTimes(1);
	link.focus();
	expect(waits()).toBe(true);
	vi.advanceTimersByTime(DELAY - 1);
	link.blur();
	vi.advanceTimersByTime(DELAY - 1);
	expect(step).not.toHaveBeenCalled();
	for (const [top, bottom] of [
		[-200, 0],
		[innerHeight, innerHeight + 200],
	] as const) {
		Object.assign(place, { top, bottom });
		expect(waits()).toBe(true);
	}
	Object.assign(place, { top: 10, bottom: 200 });
	isShown.mockReturnValue(false);
	expect(waits()).toBe(true);
	isShown.mockReturnValue(true);
	expect(waits()).toBe(false);
});

test('[CAR-04] [SEC-03 A9] its control stands first and stops it, any press does too; it starts again by its control alone', () => {
	const { bar, step, stop, button } = start();
	expect(bar.firstElementChild).toBe(button);
	button.click();
	vi.advanceTimersByTime(5 * DELAY);
	expect(step).not.toHaveBeenCalled();
	expect(button.getAttribute('aria-label')).toBe('Lancer le défilement\u00A0: Elles en parlent');
	button.click();
	expect(button.getAttribute('aria-label')).toBe('Arrêter le défilement\u00A0: Elles en parlent');
	vi.advanceTimersByTime(DELAY);
	expect(step).toHaveBeenCalledTimes(1);
	stop();
	vi.advanceTimersByTime(5 * DELAY);
	expect(step).toHaveBeenCalledTimes(1);
});
