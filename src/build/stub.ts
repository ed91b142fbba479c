import { resolve } from 'node:path';
import { minify, type MinifyOptions } from 'terser';
import { build, type Plugin, type ResolvedBuildOptions } from 'vite';
import { root } from './definitions.ts';
import { sourceDigest } from './source-digest.ts';

/**
 * Builds `archipel.js` separately from the islands: without shared chunks, so that the file with the stable name imports no hashed file.
 * A cached old stub therefore works with new islands (WP-10).
 */
export function stub(): Plugin {
	let options: Pick<ResolvedBuildOptions, 'outDir' | 'minify' | 'sourcemap'>;
	return {
		name: 'archipel:stub',
		apply: 'build',
		configResolved: ({ build }) => void (options = build),
		async writeBundle() {
			await build({
				configFile: false,
				root,
				logLevel: 'warn',
				publicDir: false,
				plugins: [
					minifyAgain(() => true, {
						compress: { passes: 6, unsafe_arrows: true, pure_getters: true },
						// Properties used only inside the stub.
						mangle: { properties: { regex: /^(hold|installed|intent|reload|selector|taker)$/ } },
					}),
				],
				// A stub on a page of another build fetches the registry first.
				define: { ARCHIPEL_BUILD: JSON.stringify(sourceDigest()) },
				build: {
					outDir: options.outDir,
					minify: options.minify,
					sourcemap: options.sourcemap,
					emptyOutDir: false,
					target: 'es2022',
					modulePreload: false,
					rolldownOptions: {
						input: resolve(root, 'src/entry.ts'),
						checks: { bundlerTimings: false },
						output: { entryFileNames: 'archipel.js' },
					},
				},
			});
		},
	};
}

/**
 * Minifies the files of page types with terser, smaller than with the bundler: their size has a budget.
 *
 * @param options Options of terser. Code that reads signals must not treat getters as pure.
 */
export function minifyAgain(isMeant: (chunk: string) => boolean, options: MinifyOptions = {}): Plugin {
	let isMinified = false;
	return {
		name: 'archipel:minify-again',
		apply: 'build',
		configResolved: ({ build }) => void (isMinified = Boolean(build.minify)),
		renderChunk: {
			order: 'post',
			handler: async (code, { name }) => {
				if (!isMinified || !isMeant(name)) return null;
				return (await minify(code, { module: true, ecma: 2020, compress: { passes: 6 }, ...options })).code!;
			},
		},
	};
}
