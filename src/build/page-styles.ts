import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, type ChildNode, type Container, type Root } from 'postcss';

/** Page types with a style sheet; `other` is every page outside the shop. */
const PAGE_TYPES = ['shop', 'product', 'cart', 'checkout', 'account', 'other'] as const;

/**
 * WooCommerce's class of a page type at the start of a selector: the rule is only in the sheet of that type. In `:where()` the class is removed from
 * the built rule, because an island may be placed on a page of any type.
 */
const PAGE_CLASS = /^(:where\()?\.woocommerce-(cart|checkout|account)\b(?!-)\)? /;

/** Start of a condition on the document that leaves the specificity as it is. */
const ROOT = ':where(:root';

export interface PageStyle {
	/** Path of the file; without a hash, so that cached pages find the file after an update (WP-10). */
	readonly file: string;
	/** Islands whose host styles the sheet contains. */
	readonly islands: readonly string[];
}

/**
 * Writes one style sheet per page type: the shared styles and the host styles of every island that may adopt markup there. One URL per type is
 * cached by browsers and CDNs; no inline styles, no files generated on the shop's server.
 *
 * Rules below WooCommerce's class of another page type are left out.
 *
 * The rules of an island that is off must not apply: their selectors check `<html data-archipel-off="gallery tabs">`. A rule that several islands
 * share is written once and checks all of them.
 */
export function writePageStyles(
	outDir: string,
	shared: string,
	records: readonly { readonly name: string; readonly pages: readonly string[]; readonly styles: readonly string[] }[],
): Record<string, PageStyle> {
	const read = (file: string) => readFileSync(resolve(outDir, file), 'utf8');
	mkdirSync(resolve(outDir, 'pages'), { recursive: true });
	const sheets = PAGE_TYPES.map((type): [string, PageStyle] => {
		const there = records.filter(({ pages, styles }) => styles.length && (pages.includes('*') || pages.includes(type)));
		const file = `pages/${type}.css`;
		const css = joinSheets(there.map(({ name, styles }) => [name, forPage(type, styles.map(read).join('\n'))]));
		writeFileSync(resolve(outDir, file), [read(shared), css].map((text) => text.trim()).join('\n'));
		return [type, { file, islands: there.map(({ name }) => name) }];
	});
	for (const file of records.flatMap(({ styles }) => styles))
		writeFileSync(resolve(outDir, file), forPage('*', read(file)));
	return Object.fromEntries(sheets);
}

/** Returns the rules of a sheet that can apply on pages of this type. @param type `*`: of any */
export function forPage(type: string, css: string): string {
	const sheet = parse(css);
	sheet.walkRules((rule) => {
		const isMeant = (page: string | undefined) => type === '*' || page === type || page === undefined;
		const selectors = rule.selectors.filter((selector) => isMeant(PAGE_CLASS.exec(selector)?.[2]));
		if (!selectors.length) return removeWhole(rule);
		rule.selectors = selectors.map((selector) =>
			selector.replace(PAGE_CLASS, (all: string, where?: string) => (where ? '' : all)),
		);
	});
	return sheet.toString();
}

/** Removes a rule, and the at-rules that held nothing else. */
function removeWhole(node: ChildNode): void {
	const { parent } = node;
	node.remove();
	if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeWhole(parent as ChildNode);
}

/** Joins the style sheets of islands. Their rules apply unless the document marks the island as off; specificity does not change. */
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

/** Returns the rules and at-rules of a sheet; contents of layers as separate parts. */
const partsOf = (sheet: Root): ChildNode[] =>
	sheet.nodes.flatMap((node) => (node.type === 'atrule' && node.name === 'layer' ? (node.nodes ?? []) : node));

/** Makes the rules of a part apply unless all of these islands are off. */
function unlessOff(islands: readonly string[], part: ChildNode): void {
	const off = islands.map((island) => `[data-archipel-off~=${island}]`).join('');
	const among = parse('').append(part.clone());
	among.walkRules((rule) => {
		if (isInside(rule, (parent) => parent.type === 'atrule' && /keyframes$/i.test(parent.name))) return;
		if (isInside(rule, (parent) => parent.type === 'rule')) return;
		rule.selectors = rule.selectors.map((selector) => {
			if (/^(:root|html)\b/i.test(selector))
				throw new Error(`islands/${islands[0]}/host.css styles the document itself: ${selector}`);
			// A selector that begins with `:root` keeps one: `:root :root` matches nothing.
			if (selector.startsWith(ROOT)) return selector.replace(ROOT, `${ROOT}:not(${off})`);
			return `${ROOT}:not(${off})) ${selector}`;
		});
	});
	part.replaceWith(...among.nodes);
}

function isInside(node: { parent?: unknown }, test: (parent: Container & { name: string }) => boolean): boolean {
	for (let { parent } = node; parent; { parent } = parent as { parent?: unknown })
		if (test(parent as Container & { name: string })) return true;
	return false;
}
