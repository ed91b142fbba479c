import type { LoopFilters } from '../../src/shop/elementor/loop-address';

/** What the owner has set for a filter (Elementor Pro, `data-settings`). */
export interface FilterSettings {
	/** Widget that it filters. */
	readonly loopId: string;
	readonly taxonomy: string;
	/** How several terms go together; `undefined` where one is chosen at a time. */
	readonly join: 'AND' | 'OR' | undefined;
}

/** The button that takes the filter back. */
const ALL = '__all';

/** The settings of a filter; `undefined` if they cannot be read, or name no loop: it is left to Elementor's script then. */
export function readSettings({ dataset }: HTMLElement): FilterSettings | undefined {
	let settings: Record<string, unknown> = {};
	try {
		settings = (JSON.parse(dataset['settings'] ?? '') ?? {}) as typeof settings;
	} catch {
		// Settings that another plugin has spoilt.
	}
	const { selected_element: loopId, taxonomy, multiple_selection, logical_combination } = settings;
	if (typeof loopId !== 'string' || typeof taxonomy !== 'string' || !loopId || !taxonomy) return undefined;
	const join = logical_combination === 'OR' ? 'OR' : 'AND';
	return { loopId, taxonomy, join: multiple_selection === 'yes' ? join : undefined };
}

/** What is chosen after a button was pressed: once more takes a term back. */
export function choose(filters: LoopFilters, { taxonomy, join }: FilterSettings, term: string): LoopFilters {
	const before = filters.get(taxonomy)?.terms ?? [];
	const others = before.filter((one) => one !== term);
	const kept = join ? others : [];
	const terms = term === ALL ? [] : others.length < before.length ? kept : [...kept, term];
	const next = new Map(filters);
	if (terms.length) next.set(taxonomy, { terms, logicalJoin: join ?? 'AND' });
	else next.delete(taxonomy);
	return next;
}

export const isChosen = (filters: LoopFilters, taxonomy: string, term: string): boolean =>
	term === ALL ? !filters.has(taxonomy) : (filters.get(taxonomy)?.terms.includes(term) ?? false);
