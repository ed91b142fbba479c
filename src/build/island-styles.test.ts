import { resolve } from 'node:path';
import postcss, { parse, type Root } from 'postcss';
import { expect, test } from 'vitest';
import { root } from './definitions';
import { islandStyles } from './island-styles';

const built = (css: string | Root, file: string) =>
	postcss([islandStyles()])
		.process(css, { from: resolve(root, file) })
		.root.toString();

test.each([
	[
		'src/ui/a.css',
		'/* Why. */ .a{b:c} @media print{.d{e:f}}',
		'@layer archipel.islands{/* Why. */ .a{b:c} @media print{.d{e:f}}}',
	],
	['islands/a/host.css', '/* Unlayered: why. */ .a{b:c}', '/* Unlayered: why. */ .a{b:c}'],
	['islands/a/view.css', '.a{b:c} @layer archipel.base{.d{e:f}}', '.a{b:c} @layer archipel.base{.d{e:f}}'],
	['islands/a/view.css', '', ''],
	['node_modules/a/islands/a.css', '.a{b:c}', '.a{b:c}'],
])('%s is put into the layer of islands, unless it says otherwise: %s', (file, css, expected) => {
	const plain = (text: string) => text.replaceAll(/\s/g, '');
	expect(plain(built(css, file))).toBe(plain(expected));
});

test('of a sheet with imports each file goes its own way', () => {
	const read = (file: string, css: string) => parse(css, { from: resolve(root, file) });
	const sheet = read('islands/a/own.css', '@layer archipel.base{.a{b:c}}');
	sheet.append(read('islands/a/host.css', '.d{e:f}.g{h:i}').nodes);
	expect(built(sheet, 'islands/a/host.css').replaceAll(/\s/g, '')).toBe(
		'@layerarchipel.base{.a{b:c}}@layerarchipel.islands{.d{e:f}.g{h:i}}',
	);
});

test('`@each` writes its rules once for each row; one may stand in another', () => {
	const css = `@each $w, $width in d desktop, t tablet {
		@each $n in 1, 20 { &[data-gap*='"$(w)":$(n)'] { --gap-$(width): $(n)px } }
		@media (width >= $(w)) { .$(w)-all { width: var(--gap-$(w)1) } }
	}`;
	const each = (w: string, width: string) =>
		`&[data-gap*='"${w}":1']{--gap-${width}:1px}&[data-gap*='"${w}":20']{--gap-${width}:20px}@media(width>=${w}){.${w}-all{width:var(--gap-${w}1)}}`;
	expect(built(css, 'fixtures/a.css').replaceAll(/\s/g, '')).toBe(each('d', 'desktop') + each('t', 'tablet'));
});
