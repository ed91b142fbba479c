import { readObject } from '../../src/dom/elementor';
import type { LoopFilters } from '../../src/shop/elementor/loop-address';

/** Owner's settings of a filter (Elementor Pro, `data-settings`). */
export interface FilterSettings {
	readonly loopId: string;
	readonly taxonomy: string;
	/** Combination of several terms; `undefined` if only one can be chosen. */
	readonly join: 'AND' | 'OR' | undefined;
}

const ALL = '__all';

/** Returns the settings of a filter; `undefined` if invalid or without a loop: then Elementor's script handles the filter. */
export function readSettings({ dataset }: HTMLElement): FilterSettings | undefined {
	const settings = readObject(dataset['settings']) ?? {};
	const { selected_element: loopId, taxonomy, multiple_selection, logical_combination } = settings;
	if (typeof loopId !== 'string' || typeof taxonomy !== 'string' || !loopId || !taxonomy) return undefined;
	const join = logical_combination === 'OR' ? 'OR' : 'AND';
	return { loopId, taxonomy, join: multiple_selection === 'yes' ? join : undefined };
}

/** Returns the choice after a press on a button; a second press removes the term. */
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
