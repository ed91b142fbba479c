import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { props as schema } from './island';
import enhance from './enhance';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const life = pageLife();
const show = (input: Record<string, unknown>) =>
	enhance(document.body, schema.parse(input), islandContext(life.signal));
const digits = () =>
	[...screen.getByRole('timer').querySelectorAll('.archipel-countdown-clock__value')]
		.map((value) => value.textContent)
		.join(':');

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

test('[WID-08] counts from seconds since 1970, second by second, in two digits', () => {
	show({ date: NOW / 1000 + 90_061 });
	expect(digits()).toBe('01:01:01:01');
	vi.advanceTimersByTime(1000);
	expect(digits()).toBe('01:01:01:00');
	vi.advanceTimersByTime(1000);
	expect(digits()).toBe('01:01:00:59');
});

test('[WID-08] looks at the clock once a second, and not oftener', () => {
	show({ date: String(NOW / 1000 + 10) });
	vi.setSystemTime(NOW + 5000);
	vi.advanceTimersByTime(999);
	expect(digits()).toBe('00:00:00:10');
	vi.advanceTimersByTime(1);
	expect(digits()).toBe('00:00:00:04');
});

test.each([false, true])('[WID-08] stops at zero and shows zeros; the button hands its focus on: %s', (hasFocus) => {
	show({ date: String(NOW / 1000 + 1) });
	expect(screen.getByText(/^Jusqu’au/)).toBeTruthy();
	if (hasFocus) screen.getByRole('button').focus();
	const focus = vi.spyOn(HTMLElement.prototype, 'focus');
	vi.advanceTimersByTime(60_000);
	expect(focus.mock.contexts).toEqual(hasFocus ? [document.body.firstElementChild] : []);
	expect(digits()).toBe('00:00:00:00');
	expect(vi.getTimerCount()).toBe(0);
	expect(screen.getByText(/^Terminé depuis le/)).toBeTruthy();
	expect(screen.queryByRole('button')).toBeNull();
});

test('[A11Y-03] a button stops the digits and lets them go on; its name and drawing say which', () => {
	show({ date: NOW / 1000 + 90_061 });
	const look = () => {
		const button = screen.getByRole('button');
		return [button.getAttribute('aria-label'), button.dataset['state']];
	};
	const running = ['Mettre le décompte en pause', 'on'];
	expect(look()).toEqual(running);
	screen.getByRole('button').click();
	expect(look()).toEqual(['Reprendre le décompte', 'off']);
	screen.getByRole('button').click();
	expect(look()).toEqual(running);
});

test('[WID-08] a date that is past shows zeros at once', () => {
	show({ date: 0 });
	expect(digits()).toBe('00:00:00:00');
	expect(vi.getTimerCount()).toBe(0);
});

test.each([2_111_000_000_000, -1, 'demain', 1.5, undefined])('%s is no date', (date) => {
	expect(() => schema.parse({ date })).toThrow('date');
});
