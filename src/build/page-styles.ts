import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, type ChildNode, type Container, type Root } from 'postcss';
import type { IslandRecord } from './islands-json.ts';

/** The types of page that have a style sheet of their own; `other` is every page that is not part of the shop. */
const PAGE_TYPES = ['shop', 'product', 'cart', 'checkout', 'account', 'other'] as const;

/** The style sheet of one type of page. */
export interface PageStyle {
	/** Its path; without a hash, so that a cached page goes on finding it after an update (WP-10). */
	readonly file: string;
	/** Islands whose host styles are in it. */
	readonly islands: readonly string[];
}

/**
 * Writes one style sheet per type of page: the shared one and the host styles of every island that can be there by itself. One address per type
 * is cached by browsers and CDNs, needs no inline style, and no file is ever written on the shop.
 *
 * An island that is off must not touch the page: its rules ask whether the document names it, `<html data-archipel-off="gallery tabs">`. A rule that
 * several islands have from one file stands once, and asks whether all of them are named.
 */
export function writePageStyles(
	outDir: string,
	shared: string,
	records: readonly Pick<IslandRecord, 'name' | 'pages' | 'styles'>[],
): Record<string, PageStyle> {
	const read = (file: string) => readFileSync(resolve(outDir, file), 'utf8');
	mkdirSync(resolve(outDir, 'pages'), { recursive: true });
	const sheets = PAGE_TYPES.map((type): [string, PageStyle] => {
		const there = records.filter(
			({ pages, styles }) => styles?.length && (pages.includes('*') || pages.includes(type)),
		);
		const file = `pages/${type}.css`;
		const css = joinSheets(there.map(({ name, styles = [] }) => [name, styles.map(read).join('\n')]));
		writeFileSync(resolve(outDir, file), [read(shared), css].map((text) => text.trim()).join('\n'));
		return [type, { file, islands: there.map(({ name }) => name) }];
	});
	return Object.fromEntries(sheets);
}

/** Style sheets of islands, by name, as one: their rules hold unless the document says that the island is off; what they weigh against others stays. */
export function joinSheets(sheets: readonly (readonly [island: string, css: string])[]): string {
	const parsed = sheets.map(([island, css]) => [island, parse(css)] as const);
	const owners = new Map<string, string[]>();
	for (const [island, sheet] of parsed)
		for (const part of partsOf(sheet)) {
			const text = part.toString();
			owners.set(text, [...(owners.get(text) ?? []), island]);
		}
	return parsed
		.map(([island, sheet]) => {
			for (const part of partsOf(sheet)) {
				const islands = owners.get(part.toString())!;
				if (islands[0] === island) unlessOff(islands, part);
				else part.remove();
			}
			sheet.walkAtRules('layer', (layer) => void (layer.nodes?.length === 0 && layer.remove()));
			return sheet.toString().trim();
		})
		.filter(Boolean)
		.join('\n');
}

/** Rules and at-rules of a sheet, those of its layers each for itself. */
const partsOf = (sheet: Root): ChildNode[] =>
	sheet.nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'layer' ? (node.nodes ?? []) : node));

/** Has the rules of a part hold unless all of these islands are off. */
function unlessOff(islands: readonly string[], part: ChildNode): void {
	const off = islands.map((island) => `[data-archipel-off~=${island}]`).join('');
	const among = parse('').append(part.clone());
	among.walkRules((rule) => {
		if (isInside(rule, (parent) => parent.type === 'atrule' && /keyframes$/i.test(parent.name))) return;
		if (isInside(rule, (parent) => parent.type === 'rule')) return;
		rule.selectors = rule.selectors.map((selector) => {
			if (/^(:root|html)\b/i.test(selector))
				throw new Error(`islands/${islands[0]}/host.css styles the document itself: ${selector}`);
			return `:where(:root:not(${off})) ${selector}`;
		});
	});
	part.replaceWith(...among.nodes);
}

function isInside(node: { parent?: unknown }, test: (parent: Container & { name: string }) => boolean): boolean {
	for (let { parent } = node; parent; { parent } = parent as { parent?: unknown })
		if (test(parent as Container & { name: string })) return true;
	return false;
}
