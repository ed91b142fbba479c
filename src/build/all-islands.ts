import type { AnyIsland } from '../runtime/define-island';

/** Definitions of all islands, by file path. */
export const definitions = import.meta.glob<AnyIsland>('../../islands/*/island.ts', { eager: true, import: 'default' });
