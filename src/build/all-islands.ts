import type { AnyIsland } from '../runtime/define-island';
import { loadSchemas } from '../runtime/load-schemas';
import type { AboutIsland } from './describe-island';

// The build reads schemas; what evaluates this file is gone once it has been evaluated.
await loadSchemas();

/** What every folder declares, by the address of its file. */
export const definitions = import.meta.glob<AnyIsland>('../../islands/*/island.ts', { eager: true, import: 'default' });
export const abouts = import.meta.glob<AboutIsland>('../../islands/*/about.ts', { eager: true, import: 'default' });
