import parse, { type Node, type Selector } from 'postcss-selector-parser';
import type { AnyIsland } from '../runtime/define-island';

/** Attributes whose values the server searches (`Islands::MARKED`). */
const SEARCHED = new Set(['autocomplete', 'class', 'id', 'name', 'role', 'value']);

/**
 * Returns texts of which at least one occurs in the HTML of every page with markup for an island: class names, ids, attribute names or values.
 * The server searches the page for them, to omit islands without markup from the page config; false positives are harmless.
 *
 * @returns `[]` for an island that is only placed, `null` for an island that may be needed on any page.
 */
export function pageMarks({
	adopts,
	when,
	intents = '',
}: Pick<AnyIsland, 'adopts' | 'when' | 'intents'>): string[] | null {
	if (!adopts) return [];
	// An island that adopts `body` is needed on pages with the controls of its triggers.
	if (adopts === 'body') return union(when.split(' | ').map((trigger) => marksOfTrigger(trigger, intents)));
	return marksOfList(adopts);
}

function marksOfTrigger(trigger: string, intents: string): string[] | null {
	if (trigger.startsWith('near:')) return marksOfList(trigger.slice('near:'.length));
	return trigger === 'interaction' && intents ? marksOfList(intents) : null;
}

const marksOfList = (selectors: string): string[] | null =>
	union(parse().astSync(selectors).nodes.map(marksOfSelector));

/** All parts of a compound selector must occur: returns the longest text, as the most specific. */
function marksOfSelector(selector: Selector): string[] | null {
	const texts = selector.nodes.map(textOf).filter((text) => text !== undefined);
	if (texts.length) return [texts.reduce((longest, text) => (text.length > longest.length ? text : longest))];
	const lists = selector.nodes.filter((node) => node.type === 'pseudo' && /^:(is|where|has)$/.test(node.value));
	return lists.map((node) => union((node as { nodes: Selector[] }).nodes.map(marksOfSelector))).find(Boolean) ?? null;
}

function textOf(node: Node): string | undefined {
	if (node.type === 'class' || node.type === 'id') return node.value;
	// A case-insensitive attribute cannot be searched literally.
	if (node.type !== 'attribute' || node.insensitive) return undefined;
	if (node.attribute.startsWith('data-')) return node.attribute;
	return SEARCHED.has(node.attribute) ? node.value : undefined;
}

/** Union of alternatives; `null` (unknown) if one of them is null. */
const union = (all: readonly (string[] | null)[]): string[] | null =>
	all.includes(null) ? null : [...new Set(all.flatMap((marks) => marks ?? []))].sort();
