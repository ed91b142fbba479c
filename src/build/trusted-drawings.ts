import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { root } from './definitions.ts';

const SINK = 'element.innerHTML = addElementHTML(elementHTML);';

/**
 * PhotoSwipe writes the drawings of its buttons as HTML text, which a page with Trusted Types refuses. They are constants of its own, and
 * pass under our policy.
 */
export function trustedDrawings(): Plugin {
	const policy = JSON.stringify(resolve(root, 'src/safety/policy.ts'));
	return {
		name: 'archipel:trusted-drawings',
		apply: 'build',
		transform(code, id) {
			if (!id.endsWith('photoswipe.esm.js')) return undefined;
			if (!code.includes(SINK)) this.error('PhotoSwipe draws its buttons in another way than before');
			return `import { trustHtml } from ${policy};\n${code.replace(SINK, `element.innerHTML = trustHtml(${SINK.slice(20, -1)});`)}`;
		},
	};
}
