import { resolve } from 'node:path';
import { minify } from 'terser';
import { build, type Plugin, type ResolvedBuildOptions } from 'vite';
import { root } from './definitions.ts';
import { sourceDigest } from './source-digest.ts';

/**
 * Builds `archipel.js` apart from the islands: it shares no chunk with them, so that its stable name never imports a hashed one.
 * A page or a browser that keeps an old stub therefore works with new islands (WP-10).
 */
export function stub(): Plugin {
	let options: Pick<ResolvedBuildOptions, 'outDir' | 'minify' | 'sourcemap'>;
	return {
		name: 'archipel:stub',
		apply: 'build',
		configResolved: ({ build }) => void (options = build),
		async closeBundle() {
			await build({
				configFile: false,
				root,
				logLevel: 'warn',
				publicDir: false,
				plugins: options.minify ? [minifyAgain()] : [],
				// A stub that finds a page of another build asks for the names of the files first.
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

/** The one file that every page waits for has a budget of its own: some 4 % smaller than by the bundler's minifier alone. */
const minifyAgain = (): Plugin => ({
	name: 'archipel:minify-stub',
	renderChunk: {
		order: 'post',
		handler: async (code) =>
			(
				await minify(code, {
					module: true,
					ecma: 2020,
					compress: { passes: 6, unsafe_arrows: true, pure_getters: true },
					// Names that nobody outside the stub sees.
					mangle: { properties: { regex: /^(hold|installed|intent|reload|selector|taker)$/ } },
				})
			).code!,
	},
});
