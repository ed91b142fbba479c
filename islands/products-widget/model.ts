/** Carousel settings of an Opal theme (specification, section 3): items side by side and pixels between them, by the width of the window. */
export interface RowSettings {
	readonly hasButtons: boolean;
	/** Custom properties of the row. */
	readonly style: Readonly<Record<string, string>>;
}

/** An object out of an attribute that a theme prints as JSON; `undefined` for anything else. */
export function readObject(json: string | undefined): Readonly<Record<string, unknown>> | undefined {
	try {
		const value: unknown = JSON.parse(json ?? '');
		return typeof value === 'object' && value && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;
	} catch {
		return undefined;
	}
}

/** Ids out of such an attribute; what is no id is left out (research Q-S5). */
export function readIds(json: string | undefined): number[] {
	const value = readObject(`{"list":${json || '[]'}}`)?.['list'];
	const list = Object.values(typeof value === 'object' && value ? value : [value]).map(Number);
	return [...new Set(list.filter((id) => Number.isSafeInteger(id) && id > 0))];
}

/** Widths of section 9 (Carousels), and what is set for each. */
const WIDTHS = { mobile: '_mobile', tablet: '_tablet', desktop: '' } as const;

/**
 * What a row needs of a carousel's settings; `host.css` has the theme's defaults for the rest. It has no dots and no loop: its end is seen, and nothing
 * moves by itself. One item on a phone has a part of the next beside it, so that the row is seen to go on.
 */
export function readRow(settings: Readonly<Record<string, unknown>>): RowSettings {
	const numbers = Object.entries(WIDTHS).flatMap(([width, suffix]) => [
		...property(`--archipel-row-items-${width}`, settings[`items${suffix}`], suffix === '_mobile' ? 1.2 : 1, 8, ''),
		...property(`--archipel-row-gap-${width}`, settings[`margin${suffix}`], 0, 100, 'px'),
	]);
	return { hasButtons: settings['navigation'] !== 'none', style: Object.fromEntries(numbers) };
}

function property(name: string, value: unknown, least: number, most: number, unit: string): [string, string][] {
	const number = value === '' || value === null ? NaN : Number(value);
	return number >= least && number <= most ? [[name, `${number}${unit}`]] : [];
}
