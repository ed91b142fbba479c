import { neutralName } from '../../src/build/file-names';

const DIST = '**/wp-content/plugins/archipel/dist';

/** The script of an island, for `page.route`. */
export const islandScript = (island: string): string => `${DIST}/islands/${neutralName(island)}-*.js*`;

/** A part that an island brings later, or shares with others, by the name of its module. */
export const chunk = (module: string): string => `${DIST}/chunks/${neutralName(module)}-*.js*`;

/** Whether an address, or a part of one, is that of an island's script. */
export const isIslandScript = (address: string, island: string): boolean =>
	address.includes(`/islands/${neutralName(island)}-`);

/** Whether an address, or a part of one, is that of such a part. */
export const isChunk = (address: string, module: string): boolean =>
	address.includes(`/chunks/${neutralName(module)}-`);
