import parse, { type Node, type Selector } from 'postcss-selector-parser';
import type { AnyIsland } from '../runtime/define-island';

/**
 * Texts of which at least one is in the HTML of every page that has markup for an island: class names, ids, names or values of attributes.
 * The server looks for them to leave an island out of the config of a page that has nothing for it; a text may well be there by chance.
 *
 * @returns `[]` for an island that only mounts where it is placed, `null` for one that may be needed on any page.
 */
export function pageMarks({
	adopts,
	when,
	intents = '',
}: Pick<AnyIsland, 'adopts' | 'when' | 'intents'>): string[] | null {
	if (!adopts) return [];
	// One that adopts all of the page is needed where the controls are that it waits for.
	if (adopts === 'body') return union(when.split(' | ').map((trigger) => marksOfTrigger(trigger, intents)));
	return marksOfList(adopts);
}

function marksOfTrigger(trigger: string, intents: string): string[] | null {
	if (trigger.startsWith('near:')) return marksOfList(trigger.slice('near:'.length));
	return trigger === 'interaction' && intents ? marksOfList(intents) : null;
}

const marksOfList = (selectors: string): string[] | null =>
	union(parse().astSync(selectors).nodes.map(marksOfSelector));

/** Every part of a selector must be there: the longest text says most. */
function marksOfSelector(selector: Selector): string[] | null {
	const texts = selector.nodes.map(textOf).filter((text) => text !== undefined);
	if (texts.length) return [texts.reduce((longest, text) => (text.length > longest.length ? text : longest))];
	const lists = selector.nodes.filter((node) => node.type === 'pseudo' && /^:(is|where|has)$/.test(node.value));
	return lists.map((node) => union((node as { nodes: Selector[] }).nodes.map(marksOfSelector))).find(Boolean) ?? null;
}

function textOf(node: Node): string | undefined {
	if (node.type === 'class' || node.type === 'id') return node.value;
	// Case may differ from what the selector says.
	if (node.type === 'attribute') return node.insensitive ? undefined : (node.value ?? node.attribute);
	return undefined;
}

/** One of these: unknown for one is unknown for all. */
const union = (all: readonly (string[] | null)[]): string[] | null =>
	all.includes(null) ? null : [...new Set(all.flatMap((marks) => marks ?? []))].sort();
