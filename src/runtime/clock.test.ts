import { expect, test } from 'vitest';
import { createClock } from './clock';

test('a device that goes an hour wrong tells the server’s time once a reply has come', () => {
	let device = Date.UTC(2026, 10, 21, 11);
	const clock = createClock(() => device);
	expect(clock.now()).toBe(device);
	clock.observe('Sat, 21 Nov 2026 10:00:00 GMT');
	expect(clock.now()).toBe(Date.UTC(2026, 10, 21, 10));
	device += 1500;
	expect(clock.now()).toBe(Date.UTC(2026, 10, 21, 10) + 1500);
});

test('a few seconds say nothing: the header counts whole seconds and took a while to come', () => {
	const device = Date.UTC(2026, 10, 21, 10, 0, 4);
	const clock = createClock(() => device);
	clock.observe('Sat, 21 Nov 2026 10:00:00 GMT');
	expect(clock.now()).toBe(device);
});

test('a device that was put right is believed again', () => {
	let device = 0;
	const clock = createClock(() => device);
	clock.observe('Sat, 21 Nov 2026 10:00:00 GMT');
	device = Date.UTC(2026, 10, 21, 10, 0, 1);
	clock.observe('Sat, 21 Nov 2026 10:00:00 GMT');
	expect(clock.now()).toBe(device);
});

test.each([null, '', 'yesterday'])('a reply without a date changes nothing: %s', (date) => {
	const clock = createClock(() => 42);
	clock.observe(date);
	expect(clock.now()).toBe(42);
});
