import { CSS_COLOR } from '../../src/styles/css-color';
import type { Props } from './island';

/** One row of the data. */
export interface Point {
	/** Number of the row in the table, from 1: links drawing and table without relying on colour. */
	readonly key: number;
	readonly name: string;
	/** `undefined` if not a number. */
	readonly value: number | undefined;
	/** Owner's colour; empty: palette. */
	readonly color: string;
	/** Share of the total, from 0 to 1; pie and doughnut only. */
	readonly share: number | undefined;
}

/** A row that can be drawn. */
export interface DrawnPoint extends Point {
	readonly value: number;
}

export interface ChartData {
	readonly points: readonly Point[];
	/** Problems in the owner's data, in English, for developers. */
	readonly problems: readonly string[];
	/** False if a drawing would be wrong or empty: only the table is shown. */
	readonly isDrawable: boolean;
}

interface Kind {
	/** Whether values are parts of a whole: shares are shown, negative values are refused. */
	readonly isParts: boolean;
	/** Whether each value has its own colour, shown in the table. */
	readonly isColoured: boolean;
}

/** Properties of each chart type; the compiler refuses a missing type. */
export const KINDS: Readonly<Record<Props['type'], Kind>> = {
	pie: { isParts: true, isColoured: true },
	doughnut: { isParts: true, isColoured: true },
	bar: { isParts: false, isColoured: true },
	line: { isParts: false, isColoured: false },
};

/** Reads the three lists of a chart, given as lists or comma-separated texts (WID-07). */
export function readChart({ type, name, number, color }: Pick<Props, 'type' | 'name' | 'number' | 'color'>): ChartData {
	const [names, numbers, colors] = [listOf(name), listOf(number), listOf(color)];
	const problems: string[] = [];
	if (names.length !== numbers.length) problems.push(`${names.length} names for ${numbers.length} numbers`);
	const { isParts } = KINDS[type];

	const values = Array.from({ length: Math.max(names.length, numbers.length) }, (_, at) => readNumber(numbers[at]));
	values.forEach((value, at) => {
		if (value === undefined && at < numbers.length) problems.push(`"${numbers[at]}" is no number`);
		if (isParts && value !== undefined && value < 0) problems.push(`${value} cannot be a part of a ${type}`);
	});
	const total = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
	const isWhole = isParts && total > 0 && values.every((value) => value === undefined || value >= 0);
	if (!values.some((value) => value !== undefined)) problems.push('there is nothing to draw');
	else if (isParts && total === 0 && values.every((value) => !value)) problems.push(`a ${type} of nothing but zeros`);

	return {
		points: values.map((value, at) => ({
			key: at + 1,
			name: String(names[at] ?? '') || String(at + 1),
			value,
			color: readColor(colors[at], problems),
			share: isWhole && value !== undefined ? value / total : undefined,
		})),
		problems,
		isDrawable: isParts ? isWhole : values.some((value) => value !== undefined),
	};
}

/** Returns the rows with a number. */
export const drawn = (points: readonly Point[]): DrawnPoint[] =>
	points.filter((point): point is DrawnPoint => point.value !== undefined);

function listOf(list: readonly (string | number)[] | string): readonly (string | number)[] {
	if (typeof list !== 'string') return list.map((item) => (typeof item === 'string' ? item.trim() : item));
	return list.trim() ? list.split(',').map((item) => item.trim()) : [];
}

function readNumber(value: string | number | undefined): number | undefined {
	const number = typeof value === 'string' ? Number(value.replace(',', '.') || Number.NaN) : value;
	return number !== undefined && Number.isFinite(number) ? number : undefined;
}

function readColor(color: string | number | undefined, problems: string[]): string {
	if (color === undefined || color === '') return '';
	if (CSS_COLOR.test(String(color))) return String(color);
	problems.push(`"${color}" is no colour`);
	return '';
}
