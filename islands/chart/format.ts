import { settings } from '../../src/runtime/settings';

/** Number formats of a chart, in the language of the page. */
export interface Format {
	/** A value with its unit: « 1 234,5 kg ». */
	readonly value: (value: number) => string;
	/** A value without unit, for the marks of an axis. */
	readonly plain: (value: number) => string;
	/** A part of the whole: « 42,5 % ». */
	readonly share: (share: number) => string;
}

export function createFormat(unit: string): Format {
	const { locale } = settings();
	const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
	const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
	// French puts a space before the percent sign.
	const space = unit === '%' && !/^fr\b/i.test(locale) ? '' : '\u00a0';
	return {
		value: (value) => number.format(value) + (unit && space + unit),
		plain: (value) => number.format(value),
		share: (share) => percent.format(share),
	};
}
