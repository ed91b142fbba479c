import { cssColor } from '../../src/styles/css-color';
import type { Props } from './props';

/** One row of the data. */
export interface Point {
	/** Its number in the table, from 1: the key between drawing and table for those who do not see colours. */
	readonly key: number;
	readonly name: string;
	/** `undefined` for what is no number. */
	readonly value: number | undefined;
	/** The owner's colour; empty for one of the palette. */
	readonly color: string;
	/** Part of the whole, from 0 to 1; only where parts make sense. */
	readonly share: number | undefined;
}

/** A row that can be drawn. */
export interface DrawnPoint extends Point {
	readonly value: number;
}

export interface ChartData {
	readonly points: readonly Point[];
	/** What a developer has to mend, in English. */
	readonly problems: readonly string[];
	/** False when a drawing would say something wrong, or nothing: the table stands alone then. */
	readonly isDrawable: boolean;
}

interface Kind {
	/** The values are parts of a whole: shares are shown, and nothing may be negative. */
	readonly isParts: boolean;
	/** Each value has its own colour, which the table shows. */
	readonly isColoured: boolean;
}

/** What the types have in common: the compiler refuses one that is not here. */
export const KINDS: Readonly<Record<Props['type'], Kind>> = {
	pie: { isParts: true, isColoured: true },
	doughnut: { isParts: true, isColoured: true },
	bar: { isParts: false, isColoured: true },
	line: { isParts: false, isColoured: false },
};

/** Reads the three lists of a chart, whatever shape they are in (WID-07). */
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

/** Rows with a number. */
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
	if (cssColor().safeParse(color).success) return String(color);
	problems.push(`"${color}" is no colour`);
	return '';
}
