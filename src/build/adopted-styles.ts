import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './definitions.ts';

/** Vite's preload helper for CSS of chunks, 1.9 KB of the shared code. Replaced, because our chunks have no CSS files. */
const PRELOAD = '\0vite/preload-helper.js';
const PREFIX = '\0archipel:styles/';

/**
 * Bundles the styles that a module imports into its chunk, and adopts them before the module renders. An island and its styles load
 * together or not at all: no separate request, no unstyled flash, no unstyled island after a failed request.
 * Constructed style sheets are allowed by a strict `style-src`.
 * Styles of server HTML (`host.css`) are not imported by modules and stay files.
 */
export function adoptedStyles(): Plugin {
	const adopt = JSON.stringify(resolve(root, 'src/runtime/adopt-styles.ts'));
	return {
		name: 'archipel:adopted-styles',
		apply: 'build',
		enforce: 'pre',
		async resolveId(source, importer) {
			if (!importer || !source.endsWith('.css')) return;
			const style = await this.resolve(source, importer, { skipSelf: true });
			// The suffix hides `.css` from the bundler, which would extract a style sheet.
			return style && `${PREFIX}${style.id}.js`;
		},
		load(id) {
			if (id === PRELOAD)
				return `import { applyStyles } from ${adopt}; export const __vitePreload = (load) => load().then((part) => (applyStyles(), part));`;
			if (!id.startsWith(PREFIX)) return;
			const file = id.slice(PREFIX.length, -'.js'.length);
			return `import css from ${JSON.stringify(`${file}?inline`)}; import { adoptStyles } from ${adopt}; adoptStyles(css);`;
		},
	};
}
