import { expect, test } from 'vitest';
import type { AnyIsland } from '../runtime/define-island';
import { islandNames, readDefinitions } from './definitions';
import { addressOf, islandEntries, workOf } from './island-entries';

test('the build takes the module that the definition imports', () => {
	expect(workOf("defineIsland({ name, enhance: () => import('./parts/other') })")).toEqual([
		'enhance',
		'./parts/other',
	]);
	expect(() => workOf('defineIsland({ name, view: () => imported })')).toThrow('names its work');
});

function entries() {
	const { buildStart, load } = islandEntries() as unknown as Record<'buildStart' | 'load', (id?: string) => unknown>;
	buildStart();
	const watched = new Set<string>();
	const source = async (id: string) =>
		String(await load.call({ addWatchFile: (file: string) => watched.add(file) }, `\0archipel:${id}`));
	return { source, watched };
}

const urlOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const evaluate = async (code: string) => ((await import(urlOf(code))) as { default: unknown }).default;
type Mount = (host: unknown, context: object) => unknown;

test('a file of several islands mounts the one that is named, and tells it its own props', async () => {
	const code = await entries().source('file/variations');
	const mount = (await evaluate(
		code.replaceAll(/import (\w+) from '(.+)';/g, "const $1 = (host, context) => [host, '$2', context];"),
	)) as Mount;
	expect(mount('form', { defaults: { island: 'swatches', size: 1 }, signal: 2 })).toEqual([
		'form',
		'archipel:island/swatches',
		{ defaults: { size: 1 }, signal: 2 },
	]);
});

test('[RT-05] an island’s own address mounts it from the file of several, from another URL of the file when the first failed', async () => {
	const file = (name: string) => urlOf(`export default (host, { defaults }) => [host, '${name}', defaults]; //`);
	const lost = urlOf("if (!import.meta.url.endsWith('retry')) throw 'lost'; export default () => 'found'; //");
	const mount = (await evaluate(addressOf('gallery', file('product')))) as Mount;
	expect(await mount('figure', { defaults: { zoom: true } })).toEqual([
		'figure',
		'product',
		{ zoom: true, island: 'gallery' },
	]);
	expect(await ((await evaluate(addressOf('gallery', lost))) as Mount)(0, {})).toBe('found');
});

test('every entry holds the half that its definition declares, and beside it stand the rules of its props, without the words for the owner', async () => {
	const definitions: AnyIsland[] = await readDefinitions();
	const { source, watched } = entries();
	for (const { name, view, props } of definitions) {
		const half = view ? 'view' : 'enhance';
		const code = await source(`island/${name}`);
		expect(code).toContain(`islands/${name}/${half}";`);
		expect(code).toContain(`${half}: async () => ({ default: work })`);
		const rules = await source(`rules/${name}`);
		expect(await evaluate(rules)).toEqual(props.rules);
	}
	expect(watched.size).toBe(islandNames().length);
});
