import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import type { AnyIsland } from '../runtime/define-island';
import { islandNames, readDefinitions, root } from './definitions.ts';

const PREFIX = 'archipel:island/';
/** Module of a file that several islands share; its default export mounts the island that the prop `island` of the page's config names. */
const FILE = 'archipel:file/';
/** Module with the compiled rules of an island's props. */
const RULES = 'archipel:rules/';

/** Returns the islands of each script file that islands share. */
export function islandsByFile(): Record<string, string[]> {
	const files: Record<string, string[]> = {};
	for (const name of islandNames()) {
		const source = readFileSync(resolve(root, `islands/${name}/island.ts`), 'utf8');
		const [, file] = /^\tfile: '(\w+)'/m.exec(source) ?? [];
		if (file) (files[file] ??= []).push(name);
	}
	return files;
}

/** Inputs of the build: one module per island, or per file of several, its styles of server HTML, and the module for theme developers. */
export function islandInputs(): Record<string, string> {
	const inputs: Record<string, string> = {
		archipel: resolve(root, 'src/styles/tokens.css'),
		rest: resolve(root, 'src/rest.ts'),
	};
	const files = islandsByFile();
	for (const file of Object.keys(files)) inputs[`chunks/${file}`] = FILE + file;
	const shared = new Set(Object.values(files).flat());
	for (const name of islandNames()) {
		if (!shared.has(name)) inputs[`islands/${name}`] = PREFIX + name;
		const style = resolve(root, `islands/${name}/host.css`);
		if (existsSync(style)) inputs[`host/${name}`] = style;
	}
	return inputs;
}

/**
 * Generates the entry module of each island, whose default export mounts the island. It contains only the parts of the definition that mounting
 * needs; the rest is for PHP and the registry. Definitions import their view or `enhance` dynamically, because Node reads them too; the entry
 * imports that module statically, so that both are in one file.
 */
export function islandEntries(): Plugin {
	let definitions: Promise<readonly AnyIsland[]>;
	return {
		name: 'archipel:island-entries',
		buildStart() {
			definitions = readDefinitions();
		},
		resolveId: (id) => ([PREFIX, FILE, RULES].some((prefix) => id.startsWith(prefix)) ? `\0${id}` : undefined),
		async load(id) {
			const [, prefix, island] = /^\0(archipel:\w+\/)(.+)/.exec(id) ?? [];
			if (prefix === FILE) return sharedFile(islandsByFile()[island!]!);
			if (prefix !== PREFIX && prefix !== RULES) return;
			const { name, mount, props } = (await definitions).find(({ name }) => name === island)!;
			const file = (...path: string[]) => resolve(root, ...path);
			const declared = file('islands', name, 'island.ts');
			this.addWatchFile(declared);
			if (prefix === RULES) return `export default ${script(props.rules)};`;
			const [half, work] = workOf(readFileSync(declared, 'utf8'));
			const parts = [
				`name: '${name}'`,
				`defaults: ${JSON.stringify(props.defaults)}`,
				// Loaded with the first host that has props.
				`rules: () => import('${RULES}${name}')`,
				`${half}: async () => ({ default: work })`,
				...(Object.values(props.rules).some(([kind]) => kind === 'required') ? ['mustSay: true'] : []),
				...(mount ? [`mount: '${mount}'`] : []),
			];
			return [
				`import work from ${JSON.stringify(file('islands', name, work))};`,
				`import { mount } from ${JSON.stringify(file('src/runtime/mount.ts'))};`,
				`const definition = { ${parts.join(', ')} };`,
				'export default (host, context) => mount(definition, host, context);',
			].join('\n');
		},
	};
}

/** Returns the module of a file of several islands. */
const sharedFile = (names: readonly string[]): string =>
	[
		...names.map((name, at) => `import i${at} from '${PREFIX}${name}';`),
		`const islands = { ${names.map((name, at) => `'${name}': i${at}`).join(', ')} };`,
		'export default (host, { defaults: { island, ...defaults }, ...context }) => islands[island](host, { ...context, defaults });',
	].join('\n');

/**
 * Returns the module of an island in a shared file, for readers that know its own address: `registry.json`, and so pages and stubs of other builds. A
 * failed module stays failed under its URL, hence the second one, which all islands of the file have in common.
 *
 * @param file Path of the shared file, relative to that of the module.
 */
export const addressOf = (name: string, file: string): string =>
	`export default async(h,c)=>(await import("${file}").catch(()=>import("${file}?retry"))).default(h,{...c,defaults:{...c.defaults,island:"${name}"}});\n`;

/** Returns JavaScript for rules: JSON with regular expressions. */
function script(value: unknown): string {
	if (value instanceof RegExp) return String(value);
	if (Array.isArray(value)) return `[${value.map(script).join()}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? '';
	return `{${Object.entries(value)
		.map(([name, one]) => `${JSON.stringify(name)}:${script(one)}`)
		.join()}}`;
}

/**
 * Returns whether a definition declares `view` or `enhance`, and the path of the imported module.
 *
 * @param source Source code of `island.ts`.
 * @throws if the source does not match the expected form
 */
export function workOf(source: string): readonly [half: string, path: string] {
	const [, half, path] = /\b(view|enhance): \(\) => import\('(.+?)'\)/.exec(source) ?? [];
	if (!half || !path) throw new Error("island.ts names its work as `view: () => import('./view')` or `enhance: …`");
	return [half, path];
}
