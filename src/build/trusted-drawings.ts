import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './definitions.ts';

/** By the file of a package: a statement that writes HTML, and what it writes. */
const SINKS: Readonly<Record<string, readonly [target: string, html: string]>> = {
	'photoswipe.esm.js': ['element.innerHTML = ', 'addElementHTML(elementHTML)'],
	'leaflet-src.esm.js': ['div.innerHTML = ', "'<svg/>'"],
};

/**
 * PhotoSwipe writes the drawings of its buttons as HTML text, and Leaflet one to see whether it can, which a page with Trusted Types refuses. They are
 * constants of their own, and pass under our policy.
 */
export function trustedDrawings(): Plugin {
	const policy = JSON.stringify(resolve(root, 'src/safety/policy.ts'));
	return {
		name: 'archipel:trusted-drawings',
		apply: 'build',
		transform(code, id) {
			const [target, html] = SINKS[id.split(/[\\/]/).at(-1)!] ?? [];
			if (!target) return undefined;
			if (!code.includes(`${target}${html};`)) this.error(`${id} draws in another way than before`);
			// No line more or less: maps of what was there before stay true.
			const drawn = code.replace(`${target}${html};`, `${target}trustHtml(${html});`);
			return { code: `import { trustHtml } from ${policy}; ${drawn}`, map: null };
		},
	};
}
