import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { islandContext } from '../../tests/setup/island-context';
import { layOutAtOnce } from '../../tests/setup/lay-out-at-once';
import { props as schema } from './island';
import { pageLife } from '../../tests/setup/page-life';
import enhance from './enhance';

const life = pageLife();
const PLACE = '<div class="archipel-chart__plot"></div>';

function show(input: Record<string, unknown>, served = PLACE) {
	const host = document.body.appendChild(document.createElement('div'));
	host.innerHTML = served;
	enhance(host, schema.parse(input), islandContext(life.signal));
	return host;
}

let warned: string[] = [];
beforeEach(() => {
	warned = [];
	document.body.replaceChildren();
	vi.spyOn(console, 'warn').mockImplementation((text: string) => void warned.push(text));
	vi.stubGlobal('ResizeObserver', layOutAtOnce);
	// happy-dom has no layout: every size is 0.
	vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
	vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(288);
});

const shapes = () => [...screen.getByRole('img').querySelectorAll('.archipel-chart__shape')];
const written = () => [...screen.getByRole('img').querySelectorAll('text')].map((text) => text.textContent);

describe('[WID-07] drawing', () => {
	test('a pie has a part for each value, numbered as in the table, and goes with the island', () => {
		const host = show({ name: 'A, B, C', number: '1, 2, 1', title: 'Ventes.' });
		expect(shapes()).toHaveLength(3);
		expect(written()).toEqual(['1', '2', '3']);
		const image = screen.getByRole('img').getAttribute('aria-label');
		expect(image?.replaceAll(/\s/g, ' ')).toBe(
			'Diagramme circulaire : Ventes. La plus grande part est B, 50 %. Toutes les valeurs sont dans le tableau.',
		);
		life.abort();
		expect(host.innerHTML).toBe(PLACE);
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

test('[A11Y-01] the table of the server stands alone where a drawing would lie, of which the developer is told, and where there is no place for one', () => {
	show({ name: 'Gains, Pertes', number: '40, -15', title: 'Résultat' });
	expect(warned).toEqual(['[archipel] chart "Résultat": -15 cannot be a part of a pie']);
	const table = '<table class="archipel-chart__table"></table>';
	expect(show({ name: 'A', number: '1' }, table).innerHTML).toBe(table);
	expect(screen.queryByRole('img')).toBeNull();
});
