import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import { props as schema } from './island';
import enhance from './enhance';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const life = pageLife();

test.each([NOW / 1000 + 90_061, String(NOW / 1000 + 90_061)])(
	'[WID-08] from seconds since 1970 (%j) it counts to zeros, and looks at the clock once a second, not oftener',
	(date) => {
		vi.useFakeTimers({ now: NOW });
		enhance(document.body, schema.parse({ date }), islandContext(life.signal));
		const words = () => screen.getByRole('timer').textContent;
		expect(words()).toBe('01 jour01 heure01 minute01 seconde');
		expect(screen.getByText(/^Jusqu’au/)).toBeTruthy();
		vi.setSystemTime(NOW + 5000);
		vi.advanceTimersByTime(999);
		expect(words()).toBe('01 jour01 heure01 minute01 seconde');
		vi.advanceTimersByTime(1);
		expect(words()).toBe('01 jour01 heure00 minute55 secondes');
		vi.setSystemTime(NOW + 90_061_000);
		vi.advanceTimersByTime(1000);
		expect(words()).toBe('00 jour00 heure00 minute00 seconde');
		expect(screen.getByText(/^Terminé depuis le/)).toBeTruthy();
	},
);

test.each([2_111_000_000_000, -1, 'demain', 1.5, undefined])('%s is no date', (date) => {
	expect(() => schema.parse({ date })).toThrow('date');
});
