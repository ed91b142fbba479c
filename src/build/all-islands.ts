import type { AnyIsland } from '../runtime/define-island';
import { loadSchemas } from '../runtime/load-schemas';
import type { AboutIsland } from './describe-island';

// The build needs all schemas, so the library is loaded at once.
await loadSchemas();

/** Definitions and texts of all islands, by file path. */
export const definitions = import.meta.glob<AnyIsland>('../../islands/*/island.ts', { eager: true, import: 'default' });
export const abouts = import.meta.glob<AboutIsland>('../../islands/*/about.ts', { eager: true, import: 'default' });
