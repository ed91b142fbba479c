import type { $ZodIssue } from 'zod/v4/core';
import type { AnyIsland } from './define-island';
import { PropsError } from './errors';
import { loadSchemas, safeParse } from './schema';

/**
 * The props of a host: its own JSON over the owner's options, checked by the island's schema.
 *
 * @param usual What the schema makes of nothing at all. On most pages no island is told anything: then no schema has to be made.
 * @throws PropsError that names the field and the reason; MissingPart if the schema library does not come.
 */
export async function parseProps(
	host: HTMLElement,
	definition: AnyIsland,
	defaults: Readonly<Record<string, unknown>>,
	usual?: object,
): Promise<object> {
	// An adopted element may at the same time be the host of another island: that one owns the attribute.
	const own = host.dataset['archipel'] === definition.name ? host.dataset['archipelProps'] : undefined;
	// PHP prints an empty object where an owner has placed an island and said nothing.
	if (usual && (!own || own === '{}') && !Object.keys(defaults).length) return usual;
	let json: unknown;
	try {
		json = JSON.parse(own || '{}');
	} catch (cause) {
		throw new PropsError('data-archipel-props is not JSON', { cause });
	}
	if (!json || typeof json !== 'object' || Array.isArray(json))
		throw new PropsError('data-archipel-props is not an object');
	await loadSchemas();
	const result = safeParse(definition.props(), { ...defaults, ...json });
	if (!result.success) throw new PropsError(result.error.issues.map(describe).join('; '), { cause: result.error });
	return result.data;
}

function describe(issue: $ZodIssue): string {
	const { path } = issue;
	return `${path.length ? `property "${path.join('.')}"` : 'data-archipel-props'}: ${reason(issue)}`;
}

/** The texts of the schema library are not shipped: the kind of the issue says enough to whoever wrote the attribute. */
function reason(issue: $ZodIssue): string {
	switch (issue.code) {
		case 'invalid_type':
			return `expected ${issue.expected}`;
		case 'invalid_value':
			return `expected one of ${issue.values.join(', ')}`;
		case 'too_small':
			return `expected at least ${issue.minimum}`;
		case 'too_big':
			return `expected at most ${issue.maximum}`;
		case 'invalid_format':
			// A schema that says what it wants in words has put them here.
			return `expected ${issue.message === 'Invalid input' ? `the format ${issue.format}` : issue.message}`;
		default:
			return issue.message;
	}
}
