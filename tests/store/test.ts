/*
 * `npm run test:store`: what the fixture shop stands in for elsewhere, on the store of `npm run store` (with its options): the contract, a shopper's
 * ways, and the owner's side with the editor. Tests of a plugin that the store lacks do not run, and are named.
 */
import { runStep, type Outcome, type Step } from '../setup/step';
import { clearReports, playwright, vitest } from '../setup/suites';
import { installPrograms } from '../setup/system';
import { openOwnStore } from './main';
import { hasNginx } from './page-cache';
import { ADMIN } from './store';

/** Tests that ask for a plugin or a program: a file of the contract, or titles of browser tests. */
const NEEDS = [
	{ name: 'woo-discount-rules', file: 'tests/contract/discounts.test.ts' },
	{ name: 'contact-form-7', title: '\\[CF-01\\]' },
	{ name: 'elementor', title: '\\[LB-02\\] Elementor' },
	{ name: 'nginx', title: 'behind a page cache' },
] as const;

/** Milliseconds for a test of the contract: a real store answers slower than the fixture shop. */
const PATIENCE = 60_000;

installPrograms(['chromium']);
const store = await openOwnStore(process.argv.slice(2));
try {
	const { plugins, notes } = store.laidOut;
	console.log(notes.join('\n'));
	if (!plugins.includes('woocommerce')) throw new Error('nothing of a shop can be tested without WooCommerce');
	const there = new Set<string>([...plugins, ...(hasNginx() ? ['nginx'] : [])]);
	const lacking = NEEDS.filter(({ name }) => !there.has(name));
	const files = lacking.flatMap((need) => ('file' in need ? ['--exclude', need.file] : []));
	const titles = lacking.flatMap((need) => ('title' in need ? [need.title] : []));
	const without = titles.length ? ['--grep-invert', titles.join('|')] : [];
	const owner = playwright('e2e', ...without);
	const steps: Step[] = [
		{ name: 'contract', ...vitest('contract', `--testTimeout=${PATIENCE}`, ...files) },
		{ name: 'shopper', ...playwright('e2e', '--workers=1', ...without) },
		{ name: 'owner and editor', ...owner, env: { ...owner.env, STORE_ADMIN: `${ADMIN}:${ADMIN}` } },
	];
	clearReports();
	process.env['STORE_URL'] = store.server.url;
	const outcomes: Outcome[] = [];
	for (const step of steps) outcomes.push(await runStep(step, true));
	const named = outcomes.flatMap((outcome) => outcome.named);
	const sum = (which: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[which], 0);
	const notRun = lacking.map((need) => `NOT RUN without ${need.name}: ${'file' in need ? need.file : need.title}`);
	console.log(['', ...named, ...notRun].join('\n'));
	console.log(`${sum('passed')} passed, ${sum('failed')} failed`);
	process.exitCode = sum('failed') ? 1 : 0;
} finally {
	await store.server.close();
}
