import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageLife } from '../../../tests/setup/page-life';
import { serverClock } from '../../runtime/clock';
import { countDown } from './countdown';

const START = Date.parse('2026-12-01T09:00:00Z');

const life = pageLife();

function start(milliseconds: number) {
	const end = { at: START + milliseconds, offset: 60 };
	const sentences = { before: 'Bis {date}.', after: 'Seit {date}.' };
	countDown(document.body, { end, interval: 500, hasDays: false, sentences }, life.signal);
}
const digits = () =>
	Array.from(document.querySelectorAll('.archipel-countdown-clock__value'), ({ textContent }) => textContent).join(':');

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void serverClock.observe(new Date().toUTCString()));

test('[WID-09] all countdowns of an interval share one timer, and stop with their islands', () => {
	for (const days of [1, 2, 3]) start(days * 86_400_000);
	expect(vi.getTimerCount()).toBe(1);
	life.restart();
	expect(vi.getTimerCount()).toBe(0);
});

test('[WID-09] the server’s clock counts, not a device’s that goes wrong', () => {
	start(3600_000);
	expect(digits()).toBe('01:00:00');
	serverClock.observe(new Date(START + 1800_000).toUTCString());
	vi.advanceTimersByTime(500);
	expect(digits()).toBe('00:30:00');
});

test.each([false, true])(
	'[WID-08] [A11Y-03] a shopper stops the digits; they go on where the clock is by then, and the end is never missed: the button goes, and hands its focus on: %s',
	(hasFocus) => {
		start(10_000);
		const button = () => screen.getByRole('button');
		const look = () => [digits(), button().dataset['state'], button().getAttribute('aria-label')];
		expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
		button().click();
		vi.advanceTimersByTime(4000);
		expect(look()).toEqual(['00:00:10', 'off', 'Reprendre le décompte']);
		button().click();
		expect(look()).toEqual(['00:00:06', 'on', 'Mettre le décompte en pause']);
		button().click();
		if (hasFocus) button().focus();
		const focus = vi.spyOn(HTMLElement.prototype, 'focus');
		vi.advanceTimersByTime(6000);
		expect(focus.mock.contexts).toEqual(hasFocus ? [document.querySelector('.archipel-countdown')] : []);
		expect([digits(), screen.queryByRole('button'), vi.getTimerCount()]).toEqual(['00:00:00', null, 0]);
	},
);

test('[WID-08] an end that is past shows zeros at once', () => {
	start(-1000);
	expect([digits(), vi.getTimerCount()]).toEqual(['00:00:00', 0]);
});
