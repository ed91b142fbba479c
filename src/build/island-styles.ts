import { relative } from 'node:path';
import { atRule, type AcceptedPlugin, type ChildNode } from 'postcss';
import { root } from './definitions.ts';

/** Style sheets of `src/` and `islands/`; neither a package's nor a theme's. */
const OURS = /^(src|islands)\//;

/**
 * Wraps the rules of each of our style sheets in `@layer archipel.islands`. A file with an `@layer` of its own stays as it is, and one that begins
 * with a comment `Unlayered: reason`. Runs after imports are inlined; whose a rule is, its source says.
 */
export const islandStyles = (): AcceptedPlugin => ({
	postcssPlugin: 'archipel:island-styles',
	Once(sheet) {
		const files = new Map<string, ChildNode[]>();
		for (const node of sheet.nodes) {
			const file = node.source?.input.file ?? '';
			files.set(file, [...(files.get(file) ?? []), node]);
		}
		for (const [file, [first, ...others]] of files) {
			if (!first || !OURS.test(relative(root, file)) || [first, ...others].some(saysLayer)) continue;
			const layer = atRule({ name: 'layer', params: 'archipel.islands', source: first.source! });
			first.before(layer);
			layer.append(first, ...others);
		}
	},
});

const saysLayer = (node: ChildNode): boolean =>
	node.type === 'atrule' ? node.name === 'layer' : node.type === 'comment' && node.text.startsWith('Unlayered: ');
