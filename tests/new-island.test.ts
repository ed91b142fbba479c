import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeIsland } from '../src/build/new-island';
import { islandRecords, PAGES, readDist, startOf } from './dist';
import { copyProject, root } from './setup/repository';

/** Source of an island that uses every shared module, statically and dynamically, and modules so far used by a single island. */
const FILES = {
	'island.ts': `import { defineIsland } from '../../src/runtime/define-island';
import { defineProps } from '../../src/runtime/define-props';
export default defineIsland({ name: 'brand-new', title: ['Île', 'Island'], description: ['Une île.', 'An island.'], group: 'everywhere', props: defineProps({}), when: 'idle', adopts: 'body', pages: [], enhance: () => import('./enhance') });`,
	'enhance.ts': `import { signal } from '@preact/signals-core';
import { defineMessages } from '../../src/i18n/define-messages';
import { settings } from '../../src/runtime/settings';
import { safeHtml } from '../../src/safety/html';
import { discountRules } from '../../src/shop/discount-rules';
import { requestJson } from '../../src/shop/http';
import { postReview } from '../../src/shop/woocommerce/review-api';
import { pageConsent } from '../../src/stores/consent';
import { emit, on } from '../../src/stores/events';
import { variationState } from '../../src/stores/variation-state';
import { announce } from '../../src/ui/announcer';
import { element } from '../../src/dom/element';
import { hideAfter, showNotice } from '../../src/dom/inline-notice';
import { pageCart } from '../../src/page/page-cart';
import { copyText, sharePage } from '../../src/dom/share-page';
import './view.css';
const t = defineMessages('brand-new', { hello: ['Bonjour', 'Hello'] });
export default (host) => {
	const seen = signal(settings().locale);
	host.append(element('p', {}, t('hello')), safeHtml(seen.value));
	on('archipel:cart-changed', () => showNotice(host, { type: 'info', text: t('hello') }));
	host.addEventListener('click', () => {
		announce(t('hello'));
		emit('archipel:forget-visitor', {});
		globalThis.brandNew = [requestJson, postReview, discountRules, hideAfter, copyText(''), sharePage, pageConsent(), variationState(host), pageCart(), import('../../src/runtime/render-island')];
	});
};`,
	'view.css': '.brand-new { color: red; }',
};

/** Tolerance in bytes: minified export names may differ by a few letters; the smallest module has over 100 bytes. */
const NAMES = 32;

let folder = '';
const run = (tool: string, ...args: string[]) =>
	execFileSync(process.execPath, [resolve(root, 'node_modules', tool), ...args], { cwd: folder, encoding: 'utf8' });
beforeAll(async () => {
	folder = mkdtempSync(resolve(tmpdir(), 'archipel-'));
	copyProject(folder);
	await writeIsland('brand-view', 'view', folder);
	await writeIsland('brand-enhance', 'enhance', folder);
	await writeIsland('brand-new', 'enhance', folder);
	for (const [name, text] of Object.entries(FILES)) writeFileSync(resolve(folder, 'islands/brand-new', name), text);
	run('vite/bin/vite.js', 'build', '--logLevel', 'error');
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }), 120_000);

const bytes = (files: readonly string[], dist?: string) =>
	files.reduce((sum, file) => sum + readDist(file, dist).length, 0);

test.each(Object.keys(PAGES) as (keyof typeof PAGES)[])(
	'[RT-15] one island more does not make a page heavier that it is not on: %s',
	(page) => {
		const dist = resolve(folder, 'wp-plugin/dist');
		expect(Object.keys(islandRecords(dist))).toContain('brand-new');
		expect(startOf(page, dist)).toHaveLength(startOf(page).length);
		expect(bytes(startOf(page, dist), dist)).toBeLessThanOrEqual(bytes(startOf(page)) + NAMES);
	},
);

test('an island is whole as `npm run new-island` writes it: types, rules and format; its tests are those of fixtures/new-island', () => {
	const written = ['islands/brand-view', 'islands/brand-enhance'];
	expect(islandRecords(resolve(folder, 'wp-plugin/dist'))).toMatchObject({ 'brand-view': {}, 'brand-enhance': {} });
	const config = { extends: './tsconfig.json', include: ['src', ...written], exclude: ['**/src/**/*.test.*'] };
	writeFileSync(resolve(folder, 'tsconfig.written.json'), JSON.stringify(config));
	run('typescript/bin/tsc', '-p', 'tsconfig.written.json');
	run('oxlint/bin/oxlint', '--deny-warnings', ...written);
	run('oxfmt/bin/oxfmt', '--check', ...written);
}, 120_000);
