import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';
import { safeParse } from 'zod/v4/core';
import type { AnyIsland } from '../runtime/define-island';
import { islandNames, readDefinitions, root } from './definitions.ts';

const PREFIX = 'archipel:island/';

/** Inputs of the build: one module per island, its styles of server HTML, and the module for theme developers. */
export function islandInputs(): Record<string, string> {
	const inputs: Record<string, string> = {
		archipel: resolve(root, 'src/styles/tokens.css'),
		rest: resolve(root, 'src/rest.ts'),
	};
	for (const name of islandNames()) {
		inputs[`islands/${name}`] = PREFIX + name;
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
			definitions = readDefinitions().then((declared) => declared.map(({ definition }) => definition));
		},
		resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
		async load(id) {
			if (!id.startsWith(`\0${PREFIX}`)) return;
			const definition = (await definitions).find(({ name }) => name === id.slice(PREFIX.length + 1))!;
			const { name, mount } = definition;
			const file = (...path: string[]) => JSON.stringify(resolve(root, ...path));
			const declared = resolve(root, 'islands', name, 'island.ts');
			this.addWatchFile(declared);
			const [half, work] = workOf(readFileSync(declared, 'utf8'));
			return [
				`import work from ${file('islands', name, work)};`,
				`import { importPart } from ${file('src/runtime/errors.ts')};`,
				`import { loadSchemas } from ${file('src/runtime/load-schemas.ts')};`,
				`import { mount } from ${file('src/runtime/mount.ts')};`,
				// Loaded with the first host that has props.
				`const props = () => importPart(() => Promise.all([import(${file(`islands/${name}/props.ts`)}), loadSchemas()])).then(([{ props }]) => props());`,
				`const definition = { name: '${name}', props, ${half}: async () => ({ default: work })${mount ? `, mount: '${mount}'` : ''} };`,
				`const schemaDefaults = ${usualProps(definition)};`,
				'export default (host, context) => mount(definition, host, context, schemaDefaults);',
			].join('\n');
		},
	};
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

/** Returns the schema output of empty props as JavaScript; `undefined` if a prop is required or the output cannot be serialized. */
function usualProps({ props }: AnyIsland): string | undefined {
	const { success, data } = safeParse(props(), {});
	const written = success ? JSON.stringify(data) : undefined;
	return written && isDeepStrictEqual(JSON.parse(written), data) ? written : undefined;
}
