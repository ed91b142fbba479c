import type { AnyIsland } from '../runtime/define-island';
import type { AboutIsland } from './describe-island';

export { loadSchemas } from '../runtime/schema';

/** What every folder declares, by the address of its file. */
export const definitions = import.meta.glob<AnyIsland>('../../islands/*/island.ts', { eager: true, import: 'default' });
export const abouts = import.meta.glob<AboutIsland>('../../islands/*/about.ts', { eager: true, import: 'default' });
