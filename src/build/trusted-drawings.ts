import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './definitions.ts';

/** Assignment target and HTML expression of the patched statement, by file name. */
const SINKS: Readonly<Record<string, readonly [target: string, html: string]>> = {
	'photoswipe.esm.js': ['element.innerHTML = ', 'addElementHTML(elementHTML)'],
	'leaflet-src.esm.js': ['div.innerHTML = ', "'<svg/>'"],
};

/**
 * Makes `innerHTML` assignments of PhotoSwipe (button icons) and Leaflet (an SVG support test) work with Trusted Types. The HTML is constant, so it is
 * passed through our policy.
 */
export function trustedDrawings(): Plugin {
	const policy = JSON.stringify(resolve(root, 'src/safety/html.ts'));
	return {
		name: 'archipel:trusted-drawings',
		apply: 'build',
		transform(code, id) {
			const [target, html] = SINKS[id.split(/[\\/]/).at(-1)!] ?? [];
			if (!target) return undefined;
			if (!code.includes(`${target}${html};`)) this.error(`${id} draws in another way than before`);
			// The number of lines stays equal, so that source maps stay valid.
			const drawn = code.replace(`${target}${html};`, `${target}trustHtml(${html});`);
			return { code: `import { trustHtml } from ${policy}; ${drawn}`, map: null };
		},
	};
}
