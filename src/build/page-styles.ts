import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse, type Container } from 'postcss';
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
 * An island that is off must not touch the page: its rules ask whether the document names it, `<html data-archipel-off="gallery tabs">`.
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
		const css = there.flatMap(({ name, styles = [] }) => styles.map((style) => unlessOff(name, read(style))));
		writeFileSync(resolve(outDir, file), [read(shared), ...css].map((text) => text.trim()).join('\n'));
		return [type, { file, islands: there.map(({ name }) => name) }];
	});
	return Object.fromEntries(sheets);
}

/** Rules that hold unless the document says that the island is off; what they weigh against others stays. */
export function unlessOff(island: string, css: string): string {
	const sheet = parse(css);
	sheet.walkRules((rule) => {
		if (isInside(rule, (parent) => parent.type === 'atrule' && /keyframes$/i.test(parent.name))) return;
		if (isInside(rule, (parent) => parent.type === 'rule')) return;
		rule.selectors = rule.selectors.map((selector) => {
			if (/^(:root|html)\b/i.test(selector))
				throw new Error(`islands/${island}/host.css styles the document itself: ${selector}`);
			return `:where(:root:not([data-archipel-off~=${island}])) ${selector}`;
		});
	});
	return sheet.toString();
}

function isInside(node: { parent?: unknown }, test: (parent: Container & { name: string }) => boolean): boolean {
	for (let { parent } = node; parent; { parent } = parent as { parent?: unknown })
		if (test(parent as Container & { name: string })) return true;
	return false;
}
