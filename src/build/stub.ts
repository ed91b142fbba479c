import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { root } from './definitions.ts';

/**
 * Builds `archipel.js` apart from the islands: it shares no chunk with them, so that its stable name never imports a hashed one.
 * A page or a browser that keeps an old stub therefore works with new islands (WP-10).
 */
export function stub(): Plugin {
	let outDir = '';
	return {
		name: 'archipel:stub',
		apply: 'build',
		configResolved: (config) => void (outDir = resolve(config.root, config.build.outDir)),
		async closeBundle() {
			await build({
				configFile: false,
				root,
				logLevel: 'warn',
				publicDir: false,
				build: {
					outDir,
					emptyOutDir: false,
					target: 'es2022',
					modulePreload: false,
					rolldownOptions: { input: resolve(root, 'src/entry.ts'), output: { entryFileNames: 'archipel.js' } },
				},
			});
		},
	};
}
