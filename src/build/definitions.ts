import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { runnerImport } from 'vite';
import type { AnyIsland } from '../runtime/define-island';
import type * as AllIslands from './all-islands.ts';
import type { AboutIsland } from './describe-island.ts';

export const root = resolve(import.meta.dirname, '../..');

/** Names of the folders in `islands/`. @param home Folder that holds it. */
export function islandNames(home = root): string[] {
	return readdirSync(resolve(home, 'islands'), { withFileTypes: true })
		.filter((entry) => entry.isDirectory() && existsSync(resolve(home, 'islands', entry.name, 'island.ts')))
		.map(({ name }) => name)
		.sort();
}

/** What one folder declares: its definition, and its words for the site owner. */
export interface DeclaredIsland {
	readonly definition: AnyIsland;
	readonly about: AboutIsland;
}

/** Evaluates `island.ts` and `about.ts` of every folder: definitions are plain data until their view is called. */
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
