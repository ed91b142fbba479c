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

test('every entry holds the half that its definition declares, and beside it stand the rules of its props, without the words for the owner', async () => {
	const definitions: AnyIsland[] = await readDefinitions();
	const { buildStart, load } = islandEntries() as unknown as Record<'buildStart' | 'load', (id?: string) => unknown>;
	buildStart();
	const watched = new Set<string>();
	const source = async (id: string) =>
		String(await load.call({ addWatchFile: (file: string) => watched.add(file) }, `\0archipel:${id}`));
	for (const { name, view, props } of definitions) {
		const half = view ? 'view' : 'enhance';
		const code = await source(`island/${name}`);
		expect(code).toContain(`islands/${name}/${half}";`);
		expect(code).toContain(`${half}: async () => ({ default: work })`);
		const rules = await source(`rules/${name}`);
		const module = (await import(`data:text/javascript,${encodeURIComponent(rules)}`)) as { default: unknown };
		expect(module.default).toEqual(props.rules);
	}
	expect(watched.size).toBe(islandNames().length);
});
