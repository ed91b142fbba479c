import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Plugin } from 'vite';
import { safeParse } from 'zod/v4/core';
import type { AnyIsland } from '../runtime/define-island';
import { islandNames, readDefinitions, root } from './definitions.ts';

const PREFIX = 'archipel:island/';
const DEFINITION = /\/islands\/[^/]+\/island\.ts$/;
const LATE_WORK = /import\((['"]\.\/(?:enhance|view)['"])\)/;

/** Input of the build: one module per island, plus the styles that its server HTML needs before paint. */
export function islandInputs(): Record<string, string> {
	const inputs: Record<string, string> = { archipel: resolve(root, 'src/styles/tokens.css') };
	for (const name of islandNames()) {
		inputs[`islands/${name}`] = PREFIX + name;
		const style = resolve(root, `islands/${name}/host.css`);
		if (existsSync(style)) inputs[`host/${name}`] = style;
	}
	return inputs;
}

/** Makes each island's entry: a module whose default export mounts the island, all that the stub has to know. */
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
			const name = id.slice(PREFIX.length + 1);
			const definition = (await definitions).find((one) => one.name === name)!;
			const file = (path: string) => JSON.stringify(resolve(root, path));
			return [
				`import definition from ${file(`islands/${name}/island.ts`)};`,
				`import { mount } from ${file('src/runtime/mount.ts')};`,
				`const usual = ${usualProps(definition)};`,
				'export default (host, context) => mount(definition, host, context, usual);',
			].join('\n');
		},
		// Node reads definitions too, so they name their work in a late import; whoever mounts an island needs both at once: one file.
		transform(code, id) {
			if (!DEFINITION.test(id)) return;
			const late = LATE_WORK.exec(code);
			if (!late) throw new Error(`${id} imports neither ./enhance nor ./view`);
			return {
				code: `import work from ${late[1]};\n${code.replace(late[0], 'Promise.resolve({ default: work })')}`,
				map: null,
			};
		},
	};
}

/** What an island's schema makes of nothing at all, as JavaScript; `undefined` if it asks for something, or makes what cannot be written down. */
function usualProps({ props }: AnyIsland): string | undefined {
	const { success, data } = safeParse(props(), {});
	const written = success ? JSON.stringify(data) : undefined;
	return written && isDeepStrictEqual(JSON.parse(written), data) ? written : undefined;
}
