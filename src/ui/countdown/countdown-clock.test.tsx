import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverClock } from '../../runtime/clock';
import { splitTime, useCountdown } from './countdown-clock';

const DAY = 86_400;
const START = Date.parse('2026-12-01T09:00:00Z');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => {
	vi.useRealTimers();
	serverClock.observe(new Date().toUTCString());
});

test('[WID-08] it counts, stops at zero, and leaves no timer behind', () => {
	const { result } = renderHook(() => useCountdown(START + 2500, 1000));
	expect(result.current.left).toBe(3);
	pass(1000);
	expect(result.current.left).toBe(2);
	pass(1000);
	expect(result.current.left).toBe(1);
	pass(1000);
	expect(result.current.left).toBe(0);
	expect(vi.getTimerCount()).toBe(0);
});

test('a moment that is past is zero from the start', () => {
	const { result } = renderHook(() => useCountdown(START - 1, 500));
	expect(result.current.left).toBe(0);
	expect(vi.getTimerCount()).toBe(0);
});

test('[WID-09] all countdowns of an interval share one timer', () => {
	const hooks = [1, 2, 3].map((days) => renderHook(() => useCountdown(START + days * DAY * 1000, 500)));
	expect(vi.getTimerCount()).toBe(1);
	hooks.forEach(({ unmount }) => unmount());
	expect(vi.getTimerCount()).toBe(0);
});

test('[WID-09] the server’s clock counts, not a device’s that goes wrong', () => {
	const { result } = renderHook(() => useCountdown(START + 3600_000, 500));
	expect(result.current.left).toBe(3600);
	serverClock.observe(new Date(START + 1800_000).toUTCString());
	pass(500);
	expect(result.current.left).toBe(1800);
});

test('[A11Y-03] a shopper stops the digits; they go on where the clock is by then, and the end is never missed', () => {
	const { result } = renderHook(() => useCountdown(START + 10_000, 1000));
	act(() => result.current.togglePause());
	pass(4000);
	expect(result.current).toMatchObject({ left: 10, isPaused: true });
	act(() => result.current.togglePause());
	expect(result.current).toMatchObject({ left: 6, isPaused: false });
	act(() => result.current.togglePause());
	pass(6000);
	expect(result.current).toMatchObject({ left: 0, isPaused: false });
	expect(vi.getTimerCount()).toBe(0);
});

test.each([
	[
		'days, hours, minutes and seconds',
		2 * DAY + 3 * 3600 + 4 * 60 + 5,
		true,
		{ days: 2, hours: 3, minutes: 4, seconds: 5 },
	],
	['less than a minute', 59, true, { days: 0, hours: 0, minutes: 0, seconds: 59 }],
	['[WID-09] hours in total without days', 3 * DAY + 3 * 3600, false, { hours: 75, minutes: 0, seconds: 0 }],
	['never less than nothing', -5, true, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('[WID-08] seconds are cut into units: %s', (_what, seconds, hasDays, units) => {
	expect(splitTime(seconds, hasDays)).toEqual(units);
});
