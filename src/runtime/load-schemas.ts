import type * as Schemas from './schemas';
import { importPart } from './errors';

let schemas: typeof Schemas | undefined;
let loading: Promise<void> | undefined;

/**
 * Loads the schema library; await it before the first check. Loaded late because it is larger than most islands, and most pages check nothing
 * before a press.
 *
 * @throws MissingPart
 */
export const loadSchemas = (): Promise<void> =>
	(loading ??= importPart(() => import('./schemas')).then(
		(module) => void (schemas = module),
		(error: unknown) => {
			loading = undefined;
			throw error;
		},
	));

/** Returns the schema library. @throws if `loadSchemas` has not resolved */
export function library(): typeof Schemas {
	if (!schemas) throw new Error('loadSchemas() comes first');
	return schemas;
}
