import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { AnyIsland } from '../runtime/define-island';
import type * as AllIslands from './all-islands.ts';
import type { AboutIsland } from './describe-island.ts';

export const root = resolve(import.meta.dirname, '../..');

/** Returns the folder names of all islands. @param home Folder that contains `islands/`. */
export function islandNames(home = root): string[] {
	return readdirSync(resolve(home, 'islands'), { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && existsSync(resolve(home, 'islands', entry.name, 'island.ts')))
		.map(({ name }) => name)
		.sort();
}

/** Declarations of one island: its definition, and its texts for the site owner. */
export interface DeclaredIsland {
	readonly definition: AnyIsland;
	readonly about: AboutIsland;
}

/** Loads `island.ts` and `about.ts` of every island; no view code is loaded. */
export async function readDefinitions(): Promise<DeclaredIsland[]> {
	const file = resolve(import.meta.dirname, 'all-islands.ts');
	const { module } = await runnerImport<typeof AllIslands>(file, { configFile: false, logLevel: 'error' });
	const { definitions, abouts } = module;
	return islandNames().map((name) => {
		const definition = definitions[`../../islands/${name}/island.ts`]!;
		if (definition.name !== name)
			throw new Error(`islands/${name}/island.ts names itself "${definition.name}": write name: '${name}'`);
		const about = abouts[`../../islands/${name}/about.ts`];
		if (!about)
			throw new Error(`write islands/${name}/about.ts: its words for the site owner (README, “Write an island”)`);
		return { definition, about };
	});
}
