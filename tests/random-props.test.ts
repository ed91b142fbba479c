// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { fromJSONSchema } from 'zod/v4';
import { readDefinitions } from '../src/build/definitions';
import { PropsError } from '../src/runtime/errors';
import { parseProps } from '../src/runtime/mount';
import { islandRecords } from './dist';
import { seededRandom, type SeededRandom } from './setup/seeded-random';

const TOTAL = 10_000;
const islands = await readDefinitions();

/** Random value of a property, valid or invalid: any JSON type, or values from its schema. */
function randomValue(random: SeededRandom, schema: Record<string, unknown>, depth = 0): unknown {
	const named = [schema['default'], schema['minimum'], schema['maximum'], ...((schema['enum'] as unknown[]) ?? [])];
	const texts = ['', '0', 'x'.repeat(300), '<img src=x onerror=alert(1)>', 'javascript:0', '\u0000'];
	if (random.below(2)) return random.pick(named.filter((value) => value !== undefined).concat(null));
	if (depth < 2 && !random.below(4))
		return Array.from({ length: random.below(4) }, () => randomValue(random, schema, depth + 1));
	if (depth < 2 && !random.below(6))
		return { [random.pick(['a', 'label', 'values', '__proto__'])]: randomValue(random, schema, depth + 1) };
	return random.pick([...texts, null, true, 0, -1, 1.5, 1e21, {}, []]);
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);

function parsed(json: string): unknown {
	try {
		return JSON.parse(json || '{}');
	} catch {
		return undefined;
	}
}

describe('[REL-02] random props', () => {
	test.each(islands.map((definition) => [definition.name, definition] as const))(
		'%s: the browser accepts what satisfies the JSON Schema that PHP checks by, and a PropsError names what is wrong otherwise',
		async (name, { props: { defaults, rules } }) => {
			const random = seededRandom(name.length);
			const { props: schema } = islandRecords()[name]!;
			const properties = Object.entries(schema.properties);
			const definition = { name, defaults, rules: async () => ({ default: rules }), mustSay: true };
			const reference = fromJSONSchema(schema as never);
			const host = document.createElement('div');
			host.dataset['archipel'] = name;
			const outcomes = { accepted: 0, refused: 0 };
			for (let round = 0; round < Math.ceil(TOTAL / islands.length); round++) {
				const some = properties.filter(() => !random.below(3));
				const props = Object.fromEntries(some.map(([property, schema]) => [property, randomValue(random, schema)]));
				const json = JSON.stringify(random.below(12) ? props : random.pick([[], null, 3, { ...props, unknown: 1 }]));
				host.dataset['archipelProps'] = random.below(20) ? json : json.slice(0, random.below(json.length + 1));
				const own = parsed(host.dataset['archipelProps']);
				const isRight = isObject(own) && reference.safeParse(own).success;
				try {
					const result = await parseProps(host, definition, {});
					outcomes.accepted++;
					expect(isRight, json).toBe(true);
					expect(reference.safeParse(result).success, json).toBe(true);
				} catch (error) {
					if (!(error instanceof PropsError)) throw error;
					outcomes.refused++;
					expect(isRight, json).toBe(false);
					expect(error.message, json).toMatch(/data-archipel-props|property "/);
				}
			}
			// Both outcomes must occur, otherwise the generator proves nothing.
			expect(Math.min(outcomes.accepted, outcomes.refused), JSON.stringify(outcomes)).toBeGreaterThan(0);
		},
	);
});
