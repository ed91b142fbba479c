import { expect, test } from 'vitest';
import type { AnyIsland } from '../runtime/define-island';
import { islandNames, readDefinitions } from './definitions';
import { islandEntries, workOf } from './island-entries';

test('the build takes the module that the definition imports', () => {
	expect(workOf("defineIsland({ name, enhance: () => import('./parts/other') })")).toEqual([
		'enhance',
		'./parts/other',
	]);
	expect(() => workOf('defineIsland({ name, view: () => imported })')).toThrow('names its work');
});

test('every entry holds the half that its definition declares', async () => {
	const definitions: AnyIsland[] = (await readDefinitions()).map(({ definition }) => definition);
	const { buildStart, load } = islandEntries() as unknown as Record<'buildStart' | 'load', (id?: string) => unknown>;
	buildStart();
	const watched: string[] = [];
	const entry = (name: string) =>
		load.call({ addWatchFile: (file: string) => watched.push(file) }, `\0archipel:island/${name}`);
	for (const { name, view } of definitions) {
		const half = view ? 'view' : 'enhance';
		const code = String(await entry(name));
		expect(code).toContain(`islands/${name}/${half}";`);
		expect(code).toContain(`${half}: async () => ({ default: work })`);
	}
	expect(watched).toHaveLength(islandNames().length);
});
