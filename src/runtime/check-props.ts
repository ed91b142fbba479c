import { PropsError } from './errors';
import { isRecord } from './settings';

type Limit = number | undefined;

/** Rule for one property: the kind of its value, then the limits. The build writes it from `island.ts`. */
export type Rule =
	| readonly ['boolean']
	| readonly ['int' | 'number', least?: Limit, most?: Limit]
	| readonly ['string', shortest?: Limit, longest?: Limit, pattern?: RegExp | undefined, expects?: string | undefined]
	| readonly ['enum', values: readonly unknown[]]
	| readonly ['array' | 'record' | 'required', Rule]
	| readonly ['union', alternatives: readonly Rule[]];

export type Rules = Readonly<Record<string, Rule>>;

type Mistake = readonly [path: string, expected: string];

/**
 * Checks the props of a host. Loaded only if there are props to check.
 *
 * @param usual Defaults and the owner's options.
 * @param own Props of the host, as JSON.
 * @returns the known properties
 * @throws PropsError with the property and the rule, of every wrong one
 */
export function checkProps(rules: Rules, usual: object, own: string | undefined): object {
	let json: unknown;
	try {
		json = JSON.parse(own || '{}');
	} catch (cause) {
		throw new PropsError('data-archipel-props is not JSON', { cause });
	}
	if (!isRecord(json)) throw new PropsError('data-archipel-props is not an object');
	const given: Record<string, unknown> = { ...usual, ...json };
	const mistakes = Object.entries(rules).flatMap(([name, rule]) => mistakesOf(name, given[name], rule));
	if (mistakes.length)
		throw new PropsError(mistakes.map(([path, expected]) => `property "${path}": expected ${expected}`).join('; '));
	return Object.fromEntries(Object.entries(given).filter(([name]) => Object.hasOwn(rules, name)));
}

function mistakesOf(path: string, value: unknown, rule: Rule): readonly Mistake[] {
	const wrong = (expected: string): readonly Mistake[] => [[path, expected]];
	const inside = (members: object, inner: Rule) =>
		Object.entries(members).flatMap(([key, member]) => mistakesOf(`${path}.${key}`, member, inner));
	const outside = (size: number, least = -Infinity, most = Infinity) =>
		size < least ? wrong(`at least ${least}`) : size > most ? wrong(`at most ${most}`) : [];

	if (value === undefined && rule[0] !== 'required') return [];
	switch (rule[0]) {
		case 'required':
			return mistakesOf(path, value ?? null, rule[1]);
		case 'boolean':
			return typeof value === 'boolean' ? [] : wrong(rule[0]);
		case 'int':
			return Number.isSafeInteger(value) ? outside(value as number, rule[1], rule[2]) : wrong(rule[0]);
		case 'number':
			return Number.isFinite(value) ? outside(value as number, rule[1], rule[2]) : wrong(rule[0]);
		case 'string': {
			if (typeof value !== 'string') return wrong(rule[0]);
			const [, shortest, longest, pattern, expects] = rule;
			const length = outside(value.length, shortest, longest);
			return length.length || !pattern || pattern.test(value) ? length : wrong(expects ?? `text like ${pattern}`);
		}
		case 'enum':
			return rule[1].includes(value) ? [] : wrong(`one of ${rule[1].join(', ')}`);
		case 'array':
			return Array.isArray(value) ? inside(value, rule[1]) : wrong(rule[0]);
		case 'record':
			return isRecord(value) ? inside(value, rule[1]) : wrong(rule[0]);
		case 'union': {
			const tries = rule[1].map((one) => mistakesOf(path, value, one));
			return tries.every(({ length }) => length) ? wrong(tries.map(([first]) => first![1]).join(' or ')) : [];
		}
	}
}
