import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';
import { props as schema } from './island';
import { read } from '../../tests/setup/repository';

const NOW = Date.parse('2026-11-21T10:00:00Z');

const life = pageLife();

function show(input: Record<string, unknown>, served = '') {
	const host = document.body.appendChild(document.createElement('div'));
	host.innerHTML = served;
	enhance(host, schema.parse(input), islandContext(life.signal));
	return host;
}

beforeEach(() => void vi.useFakeTimers({ now: NOW }));

test('[WID-09] countdown shows days, hours, minutes and seconds, and looks at the clock every 500 ms, not oftener', () => {
	show({ endTime: '2026-11-23T13:04:05Z' });
	const words = () => screen.getByRole('timer').textContent;
	expect(words()).toBe('02 jours03 heures04 minutes05 secondes');
	vi.setSystemTime(NOW + 5000);
	vi.advanceTimersByTime(499);
	expect(words()).toBe('02 jours03 heures04 minutes05 secondes');
	vi.advanceTimersByTime(1);
	expect(words()).toBe('02 jours03 heures04 minutes00 seconde');
});

test('[WID-09] countdown goes at the end, says so, and tells the page once', () => {
	const heard = vi.fn();
	const host = show({ endTime: '2026-11-21T10:00:02Z' });
	host.addEventListener('archipel:deal-ended', heard);
	vi.advanceTimersByTime(1500);
	expect(screen.getByRole('timer')).toBeTruthy();
	vi.advanceTimersByTime(500);
	expect(screen.queryByRole('timer')).toBeNull();
	expect(screen.getByText('Cette offre est terminée.')).toBeTruthy();
	vi.advanceTimersByTime(5000);
	expect(heard).toHaveBeenCalledOnce();
	expect((heard.mock.calls[0]![0] as CustomEvent).detail).toEqual({ endTime: '2026-11-21T10:00:02+00:00' });
});

test('[WID-09] countdown to a day that does not exist is the developer’s mistake', () => {
	expect(() => show({ endTime: '2026-02-31 10:00:00' })).toThrow('property "endTime": there is no such day or hour');
});

test('[WID-09] sold bar is a meter named by its words, full at most; it is not there without a stock, nor with a colour that is none', () => {
	const host = show({ totalSell: 50, stockQty: 40 });
	expect(screen.getByRole('meter', { name: '50 vendus sur 40' }).getAttribute('aria-valuenow')).toBe('40');
	expect(host.querySelector('.archipel-bar__line')?.getAttribute('width')).toBe('100%');
	host.remove();
	show({ totalSell: 3 });
	expect(screen.queryByRole('meter')).toBeNull();
	for (const name of ['barColor', 'trackColor']) expect(() => schema.parse({ [name]: 'red;x' })).toThrow(name);
});

const page = document.createElement('template');
page.innerHTML = read('islands/deal/fixture.html');
const hosts = [
	...page.content.querySelectorAll<HTMLElement>('[data-archipel]:not([data-archipel-example=wrong-prop])'),
];

/** Returns elements and text without the clock and the ids, which only the script knows. */
const outline = (root: Element) => {
	const copy = root.cloneNode(true) as Element;
	copy.querySelector('.archipel-countdown-room__space')?.replaceChildren();
	const shape = [...copy.querySelectorAll('*')].map((element) =>
		[
			element.localName,
			...[...element.attributes]
				.filter(({ name }) => !/^(id|aria-labelledby)$/.test(name))
				.map(({ name, value }) => `${name}=${value}`)
				.sort(),
		].join(' '),
	);
	return {
		shape,
		words: (copy.textContent ?? '').replace('(heure de la boutique)', '').replaceAll(/\s+/g, ''),
	};
};

test.each(hosts.map((host) => [host.dataset['archipelExample'] ?? 'good', host] as const))(
	'[WID-09] the server’s HTML is what the island shows, so that nothing moves: %s',
	(_name, host) => {
		const input = JSON.parse(host.dataset['archipelProps']!) as Record<string, unknown>;
		expect(outline(show(input))).toEqual(outline(host));
		const enhanced = show(input, host.innerHTML);
		expect(outline(enhanced)).toEqual(outline(host));
		life.abort();
		expect(enhanced.innerHTML).toBe(host.innerHTML);
	},
);
