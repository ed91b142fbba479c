import { relative } from 'node:path';
import { atRule, type AcceptedPlugin, type AtRule, type ChildNode } from 'postcss';
import { root } from './definitions.ts';

/** Style sheets of `src/` and `islands/`; neither a package's nor a theme's. */
const OURS = /^(src|islands)\//;

/**
 * Returns the PostCSS plugin for our own style sheets: adds the cascade layer and expands `@each`.
 *
 * Wraps the rules of each of our style sheets in `@layer archipel.islands`. A file with an `@layer` of its own stays as it is, and one that begins
 * with a comment `Unlayered: reason`. Runs after imports are inlined: the source map of a rule names its file.
 *
 * `@each $name, $size in small 1, large 2 { … }` writes its rules once for each row, with the row's values for `$(name)` and `$(size)`.
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
		sheet.walkAtRules('each', repeat);
	},
});

const saysLayer = (node: ChildNode): boolean =>
	node.type === 'atrule' ? node.name === 'layer' : node.type === 'comment' && node.text.startsWith('Unlayered: ');

function repeat(each: AtRule): void {
	const [names = '', rows = ''] = each.params.split(/\s+in\s+/);
	for (const row of rows.split(',')) {
		const values = row.trim().split(/\s+/);
		const put = (text: string) =>
			names
				.split(',')
				.reduce((now, name, index) => now.replaceAll(`$(${name.trim().slice(1)})`, values[index] ?? ''), text);
		const copy = each.clone();
		copy.walk((node) => {
			if (node.type === 'rule') node.selector = put(node.selector);
			if (node.type === 'atrule') node.params = put(node.params);
			if (node.type === 'decl') Object.assign(node, { prop: put(node.prop), value: put(node.value) });
		});
		copy.walkAtRules('each', repeat);
		each.before(copy.nodes ?? []);
	}
	each.remove();
}
