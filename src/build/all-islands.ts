import type { AnyIsland } from '../runtime/define-island';

/** Definitions of all islands, by file path. */
export const definitions = import.meta.glob<Omit<AnyIsland, 'name'>>('../../islands/*/island.ts', {
	eager: true,
	import: 'default',
});
