import type { Plugin } from 'vite';

const HELPER = '\0vite/preload-helper.js';

/**
 * Late imports are plain imports. The bundler wraps each in a helper that brings style sheets; ours come inside their modules, and the stub asks for
 * an island's files: the helper, 1.9 KB in every island's shared file, has nothing to do.
 */
export function plainImports(): Plugin {
	return {
		name: 'archipel:plain-imports',
		apply: 'build',
		enforce: 'pre',
		load: (id) => (id === HELPER ? 'export const __vitePreload = (load) => load();' : undefined),
	};
}
