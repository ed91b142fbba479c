import type * as Schemas from './schemas';
import { bringPart } from './errors';

let schemas: typeof Schemas | undefined;
let loading: Promise<void> | undefined;

/**
 * Brings the schema library. Whoever is about to check something waits for it: on most pages nothing has to be checked before the shopper
 * does something, and the library is heavier than most islands.
 *
 * @throws MissingPart
 */
export const loadSchemas = (): Promise<void> =>
	(loading ??= bringPart(() => import('./schemas')).then(
		(module) => void (schemas = module),
		(error: unknown) => {
			loading = undefined;
			throw error;
		},
	));

/** The library. @throws if nobody has waited for it */
export function library(): typeof Schemas {
	if (!schemas) throw new Error('loadSchemas() comes first');
	return schemas;
}
