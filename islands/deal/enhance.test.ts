import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
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

describe('[WID-09] countdown', () => {
	test('shows days, hours, minutes and seconds, in two digits', () => {
		show({ endTime: '2026-11-23T13:04:05Z' });
		expect(screen.getByRole('timer').textContent).toBe('02 jours03 heures04 minutes05 secondes');
	});

	test('looks at the clock every 500 ms, and not oftener', () => {
		show({ endTime: '2026-11-21T10:00:10Z' });
		const words = () => screen.getByRole('timer').textContent;
		vi.setSystemTime(NOW + 5000);
		vi.advanceTimersByTime(499);
		expect(words()).toBe('00 jour00 heure00 minute10 secondes');
		vi.advanceTimersByTime(1);
		expect(words()).toBe('00 jour00 heure00 minute05 secondes');
	});

	test('is silent, and the end is a text', () => {
		show({ endTime: '2026-12-01T10:00:00+01:00' });
		expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
		const time = screen.getByText(/décembre 2026/);
		expect(time.getAttribute('datetime')).toBe('2026-12-01T10:00:00+01:00');
		expect(time.parentElement?.textContent).toMatch(
			/^L’offre se termine le mardi 1er décembre 2026 à 10:00( \(heure de la boutique\))?\.$/,
		);
	});

	test('goes at the end, says so, and tells the page once', () => {
		const heard = vi.fn();
		const host = show({ endTime: '2026-11-21T10:00:02Z' });
		host.addEventListener('archipel:deal-ended', heard);
		vi.advanceTimersByTime(1500);
		expect(screen.getByRole('timer')).toBeTruthy();
		screen.getByRole('button').focus();
		vi.advanceTimersByTime(500);
		expect(document.activeElement?.className).toBe('archipel-countdown');
		expect(screen.queryByRole('timer')).toBeNull();
		expect(screen.getByText('Cette offre est terminée.')).toBeTruthy();
		vi.advanceTimersByTime(5000);
		expect(heard).toHaveBeenCalledOnce();
		expect((heard.mock.calls[0]![0] as CustomEvent).detail).toEqual({ endTime: '2026-11-21T10:00:02+00:00' });
	});

	test('a day that does not exist is the developer’s mistake', () => {
		expect(() => show({ endTime: '2026-02-31 10:00:00' })).toThrow('property "endTime": there is no such day or hour');
	});
});

test.each([
	[12, 40, '30%'],
	[0, 40, '0%'],
	[50, 40, '100%'],
])('[WID-09] sold bar: %i of %i is %s of its width', (totalSell, stockQty, width) => {
	show({ totalSell, stockQty });
	expect(document.querySelector('.archipel-bar__line')?.getAttribute('width')).toBe(width);
});

test('[WID-09] sold bar is a meter with words, and its lines are the owner’s', () => {
	show({ totalSell: 1, stockQty: 3, barColor: '#0a6b39', barCap: 'butt', barHeight: 16, trackHeight: 24 });
	const meter = screen.getByRole('meter', { name: '1 vendu sur 3' });
	expect([meter.getAttribute('aria-valuenow'), meter.getAttribute('aria-valuemax')]).toEqual(['1', '3']);
	const [track, line] = [...meter.querySelectorAll('rect')].map((rect) =>
		Object.fromEntries([...rect.attributes].map(({ name, value }) => [name, value])),
	);
	expect(track).toMatchObject({ height: '24', y: '0', rx: '12' });
	expect(track).not.toHaveProperty('fill');
	expect(line).toMatchObject({ height: '16', y: '4', rx: '0', fill: '#0a6b39', width: '33.33%' });
});

test('[WID-09] sold bar is not there without a stock, nor with a colour that is none', () => {
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
	'the server’s HTML is what the island shows, so that nothing moves: %s',
	(_name, host) => {
		const input = JSON.parse(host.dataset['archipelProps']!) as Record<string, unknown>;
		expect(outline(show(input))).toEqual(outline(host));
		const enhanced = show(input, host.innerHTML);
		expect(outline(enhanced)).toEqual(outline(host));
		life.abort();
		expect(enhanced.innerHTML).toBe(host.innerHTML);
	},
);
