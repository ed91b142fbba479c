import { settings } from '../../src/runtime/settings';
import { CSS_COLOR } from '../../src/styles/css-color';
import type { Props } from './island';
import { t } from './messages';

export interface Point {
	/** Number of the row in the table, from 1: links drawing and table without relying on colour. */
	readonly key: number;
	readonly name: string;
	readonly value: number | undefined;
	/** Owner's colour; empty: palette. */
	readonly color: string;
	/** Share of the total, from 0 to 1; pie and doughnut only. */
	readonly share: number | undefined;
}

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

/** Reads the three lists of a chart, given as lists or comma-separated texts (WID-07). */
export function readChart({ type, name, number, color }: Pick<Props, 'type' | 'name' | 'number' | 'color'>): ChartData {
	const [names, numbers, colors] = [listOf(name), listOf(number), listOf(color)];
	const problems: string[] = [];
	if (names.length !== numbers.length) problems.push(`${names.length} names for ${numbers.length} numbers`);
	// Values are parts of a whole: shares are told, negative values are refused.
	const isParts = type === 'pie' || type === 'doughnut';

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

/** Number formats of a chart, in the language of the page. */
export type Format = ReturnType<typeof createFormat>;

export function createFormat(unit: string) {
	const { locale } = settings();
	const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
	const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
	// French puts a space before the percent sign.
	const space = unit === '%' && !/^fr\b/i.test(locale) ? '' : '\u00a0';
	return {
		/** A value with its unit: « 1 234,5 kg ». */
		value: (value: number) => number.format(value) + (unit && space + unit),
		/** A value without unit, for the marks of an axis. */
		plain: (value: number) => number.format(value),
		/** A part of the whole: « 42,5 % ». */
		share: (share: number) => percent.format(share),
	};
}

export function describeChart(
	type: Props['type'],
	title: string,
	points: readonly DrawnPoint[],
	format: Format,
): string {
	const kind = t(type);
	const name = title ? t('titled', { kind, title }) : kind;
	const ordered = [...points].sort((a, b) => a.value - b.value);
	const [low, high] = [ordered[0]!, ordered.at(-1)!];
	const gist =
		high.share === undefined
			? t('range', {
					low: format.value(low.value),
					lowName: low.name,
					high: format.value(high.value),
					highName: high.name,
				})
			: t('largest', { name: high.name, share: format.share(high.share) });
	return `${name.replace(/[.!?…]$/, '')}. ${gist} ${t('inTable')}`;
}
