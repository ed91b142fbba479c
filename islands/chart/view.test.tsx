import { cleanup, render, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { IslandProps } from '../../src/runtime/define-island';
import { props as schema, type Props } from './island';
import Chart from './view';

const context = {
	signal: new AbortController().signal,
	activation: { by: 'visible', takeIntents: () => [] },
	fail: () => {},
} as const;

function show(input: Record<string, unknown>, host = document.createElement('div')) {
	const props = { ...schema.parse(input), ...context, host } as IslandProps<Props>;
	return render(<Chart {...props} />);
}

let warned: string[] = [];
beforeEach(() => {
	warned = [];
	vi.spyOn(console, 'warn').mockImplementation((text: string) => void warned.push(text));
	// happy-dom has no layout: every size is 0.
	vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
	vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(288);
});
afterEach(cleanup);

const shapes = () => [...screen.getByRole('img').querySelectorAll('.archipel-chart__shape')];
const written = () => [...screen.getByRole('img').querySelectorAll('text')].map((text) => text.textContent);

describe('[WID-07] drawing', () => {
	test('a pie has a part for each value, numbered as in the table', () => {
		show({ name: 'A, B, C', number: '1, 2, 1', title: 'Ventes' });
		expect(shapes()).toHaveLength(3);
		expect(written()).toEqual(['1', '2', '3']);
		const image = screen.getByRole('img').getAttribute('aria-label');
		expect(image?.replaceAll(/\s/g, ' ')).toBe(
			'Diagramme circulaire : Ventes. La plus grande part est B, 50 %. Toutes les valeurs sont dans le tableau.',
		);
	});

	test('a doughnut is a pie with a hole', () => {
		show({ type: 'doughnut', name: 'A', number: '1' });
		// A path with two circles, the inner one drawn in the opposite direction.
		expect(shapes()[0]?.getAttribute('d')?.match(/A/g)?.length).toBeGreaterThanOrEqual(4);
	});

	test('bars go up and down from zero, with their names and values', () => {
		show({ type: 'bar', name: 'Mars, Avril', number: '-310, 1525.5', unit: '€' });
		const [down, up] = shapes().map((bar) => ({
			y: Number(bar.getAttribute('y')),
			height: Number(bar.getAttribute('height')),
		}));
		expect(up!.y + up!.height).toBeCloseTo(down!.y, 5);
		expect(up!.height / down!.height).toBeCloseTo(1525.5 / 310, 5);
		expect(written().map((text) => text?.replaceAll(/\s/g, ' '))).toEqual(
			expect.arrayContaining(['Mars', 'Avril', '-310 €', '1 525,5 €', '0']),
		);
	});

	test('a line breaks where a value is missing, and the place keeps its name', () => {
		show({ type: 'line', name: ['Lun', 'Mar', 'Mer', 'Jeu'], number: [1, '', 3, 4], color: 'teal' });
		expect(shapes()).toHaveLength(3);
		const line = screen.getByRole('img').querySelector('.archipel-chart__line');
		expect(line?.getAttribute('stroke')).toBe('teal');
		expect(line?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
		expect(written()).toContain('Mar');
	});

	test('names that do not fit are numbers of the table', () => {
		const name = Array.from({ length: 12 }, (_, at) => `Un nom bien trop long ${at}`);
		show({ type: 'bar', name, number: name.map((_, at) => at + 1) });
		expect(written()).toContain('12');
		expect(written()).not.toContain(name[0]);
	});

	test('a hundred values leave out what would overlap', () => {
		const number = Array.from({ length: 100 }, (_, at) => at);
		show({ type: 'line', name: number.map(String), number });
		expect(shapes()).toHaveLength(100);
		expect(written().length).toBeLessThan(60);
	});
});

describe('[A11Y-01] the table', () => {
	test('has every value, written in the language of the page', () => {
		show({ name: 'A, B', number: '1234.5, 2', unit: 'kg' });
		const rows = within(screen.getByRole('table')).getAllByRole('row');
		expect(rows.map((row) => row.textContent?.replaceAll(/\s/g, ' '))).toEqual([
			'N°LibelléValeurPart',
			'1A1 234,5 kg99,8 %',
			'2B2 kg0,2 %',
		]);
	});

	test('stands alone where a drawing would lie, and the developer is told', () => {
		show({ name: 'Gains, Pertes', number: '40, -15', title: 'Résultat' });
		expect(screen.queryByRole('img')).toBeNull();
		expect(screen.getAllByRole('row')).toHaveLength(3);
		expect(warned).toEqual(['[archipel] chart "Résultat": -15 cannot be a part of a pie']);
	});

	test('of the server stays where it is; only the drawing is added', () => {
		const host = document.createElement('div');
		host.innerHTML = '<div class="archipel-chart__plot"></div><table class="archipel-chart__table"></table>';
		show({ name: 'A', number: '1' }, host);
		expect(screen.queryByRole('table')).toBeNull();
		expect(screen.getByRole('img')).toBeTruthy();
	});
});

describe('the server’s HTML', () => {
	const page = document.createElement('template');
	page.innerHTML = readFileSync(resolve(import.meta.dirname, 'fixture.html'), 'utf8');
	const hosts = [
		...page.content.querySelectorAll<HTMLElement>('[data-archipel]:not([data-archipel-example=wrong-prop])'),
	];

	const outline = (root: Element) => {
		const copy = root.cloneNode(true) as Element;
		const plot = copy.querySelector('.archipel-chart__plot');
		plot?.replaceChildren();
		plot?.removeAttribute('data-archipel-slot');
		return {
			shape: [...copy.querySelectorAll('*')].map((element) =>
				[element.localName, ...[...element.attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(' '),
			),
			words: (copy.textContent ?? '').replaceAll(/\s+/g, ''),
		};
	};

	test.each(hosts.map((host) => [host.dataset['archipelExample'] ?? 'good', host] as const))(
		'is what the island makes where there is none: %s',
		(_name, host) => {
			const { container } = show(JSON.parse(host.dataset['archipelProps']!) as Record<string, unknown>);
			expect(outline(container)).toEqual(outline(host));
		},
	);
});
