import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { AnyIsland } from '../runtime/define-island';
import type * as AllIslands from './all-islands.ts';

export const root = resolve(import.meta.dirname, '../..');

/** Returns the folder names of all islands. @param home Folder that contains `islands/`. */
export function islandNames(home = root): string[] {
	return readdirSync(resolve(home, 'islands'), { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && existsSync(resolve(home, 'islands', entry.name, 'island.ts')))
		.map(({ name }) => name)
		.sort();
}

/** Loads `island.ts` of every island; no view code is loaded. */
export async function readDefinitions(): Promise<AnyIsland[]> {
	const file = resolve(import.meta.dirname, 'all-islands.ts');
	const { module } = await runnerImport<typeof AllIslands>(file, { configFile: false, logLevel: 'error' });
	return islandNames().map((name) => ({ ...module.definitions[`../../islands/${name}/island.ts`]!, name }));
}
