import type { $ZodIssue, $ZodObject } from 'zod/v4/core';
import { PropsError } from './errors';
import { safeParse } from './schema';

/**
 * Checks the props of a host and the owner's options against the island's schema. Loaded with the schema library, only if there are props.
 *
 * @param own Props of the host, as JSON.
 * @throws PropsError with the field and the reason
 */
export function checkProps(schema: $ZodObject, defaults: object, own: string | undefined): object {
	let json: unknown;
	try {
		json = JSON.parse(own || '{}');
	} catch (cause) {
		throw new PropsError('data-archipel-props is not JSON', { cause });
	}
	if (!json || typeof json !== 'object' || Array.isArray(json))
		throw new PropsError('data-archipel-props is not an object');
	const result = safeParse(schema, { ...defaults, ...json });
	if (!result.success) throw new PropsError(result.error.issues.map(describe).join('; '), { cause: result.error });
	return result.data;
}

function describe(issue: $ZodIssue): string {
	const { path } = issue;
	return `${path.length ? `property "${path.join('.')}"` : 'data-archipel-props'}: ${reason(issue)}`;
}

/** Describes an issue by its code: the schema library's own texts are not shipped, to save bytes. */
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
			// A custom message of the schema describes the expected value.
			return `expected ${issue.message === 'Invalid input' ? `the format ${issue.format}` : issue.message}`;
		default:
			return issue.message;
	}
}
