import { beforeEach, expect, test, vi } from 'vitest';
import { serverClock } from './clock';

const TEN = 'Sat, 21 Nov 2026 10:00:00 GMT';
beforeEach(() => {
	vi.useFakeTimers({ now: Date.parse(TEN) });
	serverClock.observe(TEN);
});

test('a device that goes an hour wrong tells the server’s time once a reply has come, until it is put right but for a few seconds: the header counts whole ones and took a while', () => {
	vi.setSystemTime('2026-11-21T11:00:00Z');
	expect(serverClock.now()).toBe(Date.now());
	serverClock.observe(TEN);
	vi.advanceTimersByTime(1500);
	expect(serverClock.now()).toBe(Date.parse(TEN) + 1500);
	vi.setSystemTime('2026-11-21T10:00:04Z');
	serverClock.observe(TEN);
	expect(serverClock.now()).toBe(Date.now());
});

test.each([null, '', 'yesterday'])('a reply without a date changes nothing: %s', (date) => {
	vi.setSystemTime(42);
	serverClock.observe(date);
	expect(serverClock.now()).toBe(42);
});
