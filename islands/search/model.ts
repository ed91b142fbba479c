import { settings } from '../../src/runtime/settings';
import type { Suggestion } from '../../src/shop/search';
import { messages } from './messages';
import type { Answer } from './suggester';

export type Option =
	| (Suggestion & { readonly kind: 'product' | 'category' })
	| { readonly kind: 'recent' | 'all' | 'shop'; readonly name: string; readonly href?: string };

/** Returns the key of an option, the same in every answer: its address; for the link to all results a constant, whatever the number in it. */
export const keyOf = ({ kind, href, name }: Option): string => (kind === 'all' ? kind : `${kind} ${href ?? name}`);

export interface Group {
	/** Name of the group; empty for an unnamed group. */
	readonly label: string;
	readonly options: readonly Option[];
}

const group = (label: string, options: readonly Option[]): Group[] => (options.length ? [{ label, options }] : []);
const as = (kind: 'product' | 'category', suggestions: readonly Suggestion[]): Option[] =>
	suggestions.map((suggestion) => ({ ...suggestion, kind }));

/** Groups of the panel: results; without results, categories and the shop; before any input, recent searches. */
export function groupsOf(answer: Answer | undefined, recent: readonly string[]): Group[] {
	const before = group(
		messages('recent'),
		recent.map((name) => ({ kind: 'recent', name })),
	);
	if (!answer) return before;
	const { products, categories, total, instead } = answer.found;
	if (instead)
		return [
			...group(messages('browse'), as('category', instead)),
			...before,
			...group('', [{ kind: 'shop', name: messages('shop'), href: settings().shop.shopUrl }]),
		];
	const all = total === undefined ? messages('all') : messages('allOf', { count: total });
	return [
		...group(messages('categories'), as('category', categories)),
		...group(messages('products'), as('product', products)),
		...group('', products.length ? [{ kind: 'all', name: all }] : []),
	];
}

/** Returns the announcement for screen readers; the options are read one by one. */
export function summary(answer: Answer | undefined, recent: readonly string[]): string {
	if (!answer) return recent.length ? messages('recentCount', { count: recent.length }) : '';
	const { products, categories, instead } = answer.found;
	if (instead) return `${messages('none', { term: answer.term })} ${messages('hint')}`;
	return messages('count', { count: products.length + categories.length });
}

export interface Piece {
	readonly at: number;
	readonly text: string;
	readonly isMatch: boolean;
}

/** Returns a letter in lower case without accents; the length stays 1. */
const plain = (letter: string): string => letter.normalize('NFD').charAt(0).toLowerCase();

/** Words of a term and their parts: like the server, both sides of a hyphen and the singular (words.php). */
const wordsOf = (term: string): string[] =>
	[...term.split(/\s+/), ...term.split(/[\s\-‐-—’'/]+/)].flatMap((word) => [word, word.replace(/(?<=.{3})[sx]$/i, '')]);

/** Splits a name at matches of the term's words, ignoring accents and case. */
export function highlight(name: string, term: string): Piece[] {
	const letters = [...name.normalize('NFC')];
	const text = letters.map(plain);
	const marked = new Set<number>();
	for (const word of wordsOf(term.normalize('NFC')).filter(Boolean)) {
		const wanted = [...word].map(plain);
		for (let at = 0; at + wanted.length <= text.length; at++)
			if (wanted.every((letter, index) => text[at + index] === letter))
				wanted.forEach((_, index) => marked.add(at + index));
	}
	const pieces: { at: number; text: string; isMatch: boolean }[] = [];
	letters.forEach((letter, at) => {
		const isMatch = marked.has(at);
		const last = pieces.at(-1);
		if (last?.isMatch === isMatch) last.text += letter;
		else pieces.push({ at, text: letter, isMatch });
	});
	return pieces;
}
