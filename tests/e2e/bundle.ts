import { resolve } from 'node:path';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');
const ENTRY = 'entry-of-a-test';
const FILE = resolve(root, 'entry-of-a-test.tsx');

/**
 * Bundles a module of the project into one file for a test in a real browser, where happy-dom is not accurate enough.
 *
 * @param source Source text; imports are relative to the project's folder (`./src/safety/html`).
 */
export async function bundle(source: string): Promise<string> {
	const result = await build({
		configFile: false,
		root,
		logLevel: 'error',
		publicDir: false,
		define: { 'process.env.NODE_ENV': '"production"' },
		plugins: [
			{
				name: 'test-entry',
				// A virtual file in the project's root, so that relative imports resolve.
				resolveId: (id) => (id === ENTRY ? FILE : undefined),
				load: (id) => (id === FILE ? source : undefined),
			},
		],
		build: {
			write: false,
			minify: false,
			target: 'es2022',
			modulePreload: false,
			rolldownOptions: {
				input: ENTRY,
				preserveEntrySignatures: 'strict',
				output: { format: 'es', codeSplitting: false },
			},
		},
	});
	const { output } = (Array.isArray(result) ? result[0] : result) as { output: { type: string; code?: string }[] };
	return output.find(({ type }) => type === 'chunk')!.code!;
}
