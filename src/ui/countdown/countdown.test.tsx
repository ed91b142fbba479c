import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverClock } from '../../runtime/clock';
import { useCountdown } from './countdown';

const START = Date.parse('2026-12-01T09:00:00Z');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void serverClock.observe(new Date().toUTCString()));

test('[WID-09] all countdowns of an interval share one timer', () => {
	const hooks = [1, 2, 3].map((days) => renderHook(() => useCountdown(START + days * 86_400_000, 500)));
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
