import { dropParameters, firstPage, listAddress } from '../product-list/list-address';

/** Filter of one taxonomy: all terms (`AND`), or any of them (`OR`). */
export interface LoopFilter {
	readonly terms: readonly string[];
	readonly logicalJoin: 'AND' | 'OR';
}

/** Filters of a page builder loop, by taxonomy. */
export type LoopFilters = ReadonlyMap<string, LoopFilter>;

/**
 * The filters of a loop that an address names (LOOP-01): `e-filter-{widgetId}-{taxonomy}` with terms joined by `+` (AND) or `~` (OR). Read from the
 * raw query, in which a `+` that joins still differs from one that is encoded.
 */
export function readFilters(address: string, widgetId: string): LoopFilters {
	const prefix = `e-filter-${widgetId}-`;
	return new Map(
		new URL(address).search
			.slice(1)
			.split('&')
			.flatMap((part): [string, LoopFilter][] => {
				const [raw = '', value = ''] = part.split('=');
				const name = decode(raw);
				const logicalJoin = value.includes('~') ? 'OR' : 'AND';
				const terms = value.split(logicalJoin === 'OR' ? '~' : /\+|%20/).map(decode);
				const known = [...new Set(terms.filter(Boolean))];
				if (!name.startsWith(prefix) || name === prefix || !known.length) return [];
				return [[name.slice(prefix.length), { terms: known, logicalJoin }]];
			}),
	);
}

/**
 * Returns the URL of a loop with these filters. Removes the page parameters `page`, `paged` and `e-page-{widgetId}` (LOOP-01) and parameters that list
 * URLs must not contain; filters of other loops and other parameters stay unchanged.
 */
export function withFilters(address: string, widgetId: string, filters: LoopFilters): URL {
	const url = firstPage(listAddress(address) ?? new URL(address));
	dropParameters(
		url,
		(name) => ['page', `e-page-${widgetId}`].includes(name) || name.startsWith(`e-filter-${widgetId}-`),
	);
	const own = [...filters].flatMap(([taxonomy, { terms, logicalJoin }]) =>
		terms.length
			? `${encode(`e-filter-${widgetId}-${taxonomy}`)}=${terms.map(encode).join(logicalJoin === 'OR' ? '~' : '+')}`
			: [],
	);
	url.search = [url.search.slice(1), ...own].filter(Boolean).join('&');
	return url;
}

const decode = (raw: string): string => new URLSearchParams(`raw=${raw}`).get('raw') ?? '';
const encode = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+').replaceAll('~', '%7E');
