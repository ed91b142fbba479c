import { mkdtempSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forPage, joinSheets, writePageStyles } from './page-styles';

const OFF = ':where(:root:not([data-archipel-off~=tabs]))';
const BOTH = ':where(:root:not([data-archipel-off~=tabs][data-archipel-off~=share]))';

test('[WP-02] rules of an island hold unless the document says that it is off; a condition on the document joins that one; steps of an animation and nested rules follow theirs', () => {
	expect(
		joinSheets([['tabs', '@layer a{.b,.c:is(d,e)>f{g:h}@media print{.i{j:k;&:hover{l:m}}}@keyframes n{to{o:p}}}']]),
	).toBe(`@layer a{${OFF} .b,${OFF} .c:is(d,e)>f{g:h}@media print{${OFF} .i{j:k;&:hover{l:m}}}@keyframes n{to{o:p}}}`);
	expect(joinSheets([['tabs', ':where(:root:not([x])) .b{c:d}']])).toBe(`${OFF.slice(0, -1)}:not([x])) .b{c:d}`);
});

test('[WP-02] what several islands have from one file stands once, and holds while one of them is on; what only looks alike from inside stays', () => {
	const shared = '.row{a:b}@media print{.row{c:d}}';
	expect(
		joinSheets([
			['tabs', `@layer a{${shared}.tabs{e:f}}`],
			['share', `@layer a{${shared}}`],
			['wave', '@layer a{@media print{.row{c:e}}}'],
		]),
	).toBe(
		[
			`@layer a{${BOTH} .row{a:b}@media print{${BOTH} .row{c:d}}${OFF} .tabs{e:f}}`,
			`@layer a{@media print{${OFF.replace('tabs', 'wave')} .row{c:e}}}`,
		].join('\n'),
	);
});

test('[WP-02] an island that styles the document itself stops the build', () =>
	expect(() => joinSheets([['tabs', ':root:has(.x){--y:1}']])).toThrow('islands/tabs/host.css'));

test('[WP-02] each type of page gets the shared styles and those of the islands that can be there by themselves', () => {
	const dist = mkdtempSync(join(tmpdir(), 'archipel-'));
	mkdirSync(join(dist, 'islands'));
	writeFileSync(join(dist, 'archipel.css'), '.shared{a:b}\n');
	for (const name of ['cart-page', 'tabs', 'chart'])
		writeFileSync(join(dist, `islands/${name}.css`), `.${name}{a:b}\n`);
	const record = (name: string, pages: string[]) => ({ name, pages, styles: [`islands/${name}.css`] });
	const sheets = writePageStyles(dist, 'archipel.css', [
		record('cart-page', ['cart']),
		record('tabs', ['*']),
		record('chart', []),
		{ name: 'plain', pages: ['*'], styles: [] },
	]);
	expect(sheets).toMatchObject({
		cart: { file: 'pages/cart.css', islands: ['cart-page', 'tabs'] },
		other: { file: 'pages/other.css', islands: ['tabs'] },
	});
	expect(readFileSync(join(dist, 'pages/other.css'), 'utf8')).toBe(`.shared{a:b}\n${OFF} .tabs{a:b}`);
});

test('[WP-02] a rule below WooCommerce’s class of a page type is in that type’s sheet alone; in `:where()` the class goes', () => {
	const css =
		'@layer a{:where(.woocommerce-checkout) .b,.c{d:e}@media print{.woocommerce-account .f{g:h}}}.woocommerce-checkout-review-order-table .i{j:k}@keyframes l{to{m:n}}';
	const rest = '.woocommerce-checkout-review-order-table .i{j:k}@keyframes l{to{m:n}}';
	expect(forPage('checkout', css)).toBe(`@layer a{.b,.c{d:e}}${rest}`);
	expect(forPage('*', css)).toBe(
		`@layer a{.b,.c{d:e}@media print{.woocommerce-account .f{g:h}}}.woocommerce-checkout-review-order-table .i{j:k}@keyframes l{to{m:n}}`,
	);
	expect(forPage('account', css)).toBe(`@layer a{.c{d:e}@media print{.woocommerce-account .f{g:h}}}${rest}`);
});
