import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './definitions.ts';

/** Vite's loader of the style sheets that belong to a chunk, 1.9 KB in what islands share. There are none: late imports are plain ones. */
const PRELOAD = '\0vite/preload-helper.js';
const PREFIX = '\0archipel:styles/';

/**
 * Puts the styles that a module imports into its chunk, and into the page before anything of the module is shown. An island and its styles
 * then come together or not at all: no request of their own, no moment without them, no island left plain because one file
 * was lost. Style sheets made this way are the script's own doing, so a strict `style-src` lets them pass.
 * Styles of server HTML (`host.css`) are no module's and stay files.
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
			// The bundler takes what ends in `.css` for a style sheet.
			return style && `${PREFIX}${style.id}.js`;
		},
		load(id) {
			if (id === PRELOAD) {
				return `import { applyStyles } from ${adopt}; export const __vitePreload = (load) => load().then((part) => (applyStyles(), part));`;
			}
			if (!id.startsWith(PREFIX)) return;
			const file = id.slice(PREFIX.length, -'.js'.length);
			return `import css from ${JSON.stringify(`${file}?inline`)}; import { adoptStyles } from ${adopt}; adoptStyles(css);`;
		},
	};
}
