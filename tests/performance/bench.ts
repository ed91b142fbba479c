import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from '@playwright/test';
import { startShop } from '../../fixtures/main';
import { firstViewScripts, gzipTotal, sharedByAll, startOf } from '../dist';
import { wholeBrowserPath } from '../setup/browser';
import { compareChanges } from './checkout';
import { measureFiltering, measureOpening, measurePressing, PRESS, OPENINGS } from './filtering';
import { byTurns, measureInteraction, measurePage, median, medianOf, type PageCost } from './measure';
import { measureLongList } from './keeping';
import { measureListAlone, type AnswerCost } from './list-alone';
import { REASONS } from './reasons';
import { BOUNDS, fixturePages, storePages, type Bound, type Subject } from './subjects';
import { table } from './table';
import { SHOWCASES, showcaseTables } from './showcase';
import { measureWishing, type WishingCost } from './wishing';
import { chooseOptions, choosePlainRadios, largeProduct, mountTiles } from './scenarios';

/*
 * Measures the performance budgets in one run.
 *
 *   npm run bench                     the fixture shop, with and without Archipel
 *   STORE_URL=… npm run bench         a real store, with Archipel and with the scripts it replaces
 *   STORE_URL=… npm run bench -- --only checkout --runs 15    pages of this name alone
 *
 * A real store needs the active plugin, and tests/performance/without-archipel.php in wp-content/mu-plugins: `?sans-iles` then serves a page without
 * the plugin, and a header reports PHP's time. Machines are noisy: read the ratios and medians.
 *
 * "neither" is the page without Archipel's scripts and without those that Archipel replaces: the cost of the theme and other plugins. "for the same"
 * subtracts that cost from both, to compare Archipel with what it replaces. "plain radio" is the slowest event of choosing radio buttons without
 * listeners in the same form: a lower bound for choices on this page.
 */

const { only, ...values } = parseArgs({
	options: { runs: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
}).values;
const runs = Number(values.runs);

/** Blocks the stub: the page then has neither Archipel nor the scripts that it replaces. */
const withoutStub = (page: Page) => page.route(/\/archipel\.js/, (route) => route.abort());

const WORDS: Readonly<Record<keyof Bound, string>> = {
	added: 'beyond neither',
	more: 'beyond without',
	ratio: 'ratio',
	forTheSame: 'for the same',
};

const without = (path: string) => `${path}${path.includes('?') ? '&' : '?'}sans-iles`;

/** Returns the three visits that are compared: with Archipel, with what it replaces, with neither. */
function visitsOf({ path, prepare }: Subject, base: string) {
	const begin = async (page: Page) => void (await prepare?.(page, base));
	const beginWithoutStub = async (page: Page) => {
		await begin(page);
		await withoutStub(page);
	};
	return [
		[base + path, begin] as const,
		[base + without(path), begin] as const,
		[base + path, beginWithoutStub] as const,
	];
}

async function comparePages(browser: Browser, base: string, subjects: readonly Subject[]): Promise<void> {
	for (const subject of subjects) {
		const { name, prepare, bounds = BOUNDS } = subject;
		const visits = visitsOf(subject, base).map((visit) => () => measurePage(browser, ...visit));
		const costs = await byTurns(runs, ...visits);
		const row = (label: string, key: keyof PageCost, digits = 0) => {
			const bound = bounds[key] ?? {};
			const [a, b, c] = costs.map((of) => medianOf(of, key)) as [number, number, number];
			const ratio = (one: number, other: number) => (other >= 1 ? Math.max(0, one) / other : undefined);
			const forTheSame = ratio(a - c, b - c);
			const checks: [number | undefined, number | undefined][] = [
				[a - c, bound.added],
				[a - b, bound.more],
				[ratio(a, b), bound.ratio],
				[forTheSame, bound.forTheSame],
			];
			const isBroken = checks.some(([value = 0, most = Infinity]) => value > most);
			return [
				label,
				...[a, b, c].map((one) => one.toFixed(digits)),
				...[ratio(a, b), forTheSame].map((one) => one?.toFixed(2) ?? '–'),
				Object.entries(bound)
					.map(([what, most]) => `${WORDS[what as keyof Bound]} ≤ ${most}`)
					.join(', '),
				isBroken ? `BROKEN${key in REASONS ? `: ${REASONS[key as keyof typeof REASONS]}` : ''}` : '',
			];
		};
		table(
			`${name} (median of ${runs}; 4× CPU slowdown, phone)`,
			['', 'Archipel', 'without', 'neither', 'ratio', 'for the same', 'bound', ''],
			[
				row('scripts', 'scripts'),
				row('script KB gzip', 'kilobytes'),
				row('script time, ms', 'scriptTime'),
				row('whole main thread, ms', 'mainThread'),
				row('blocking time, ms', 'blockingTime'),
				row('layout shift', 'layoutShift', 4),
				row(prepare ? 'requests' : 'requests of an empty visitor', 'requests'),
				row('HTML, bytes gzip', 'html'),
				row('PHP time, ms', 'phpTime'),
				row('queries', 'queries'),
			],
		);
	}
}

async function compareChoosing(browser: Browser, url: string, hasOriginal: boolean): Promise<void> {
	const times = await byTurns(
		runs,
		() => measureInteraction(browser, url, chooseOptions),
		() => measureInteraction(browser, url, choosePlainRadios),
		...(hasOriginal ? [() => measureInteraction(browser, without(url), chooseOptions)] : []),
	);
	const [a, c, b] = times.map(median) as [number, number, number?];
	table(
		`choosing an option, slowest event in ms (large product; median of ${runs})`,
		['Archipel', 'without', 'plain radio', 'ours beyond it', 'bound', ''],
		[[`${a}`, hasOriginal ? `${b}` : '–', `${c}`, `${Math.max(0, a - c)}`, '8', a - c > 8 ? REASONS.choosing : '']],
	);
}

/** Measures Themify's filter on the page `/filtre-auto/` of a real store. */
async function compareFiltering(browser: Browser, url: string): Promise<void> {
	const choices = 20;
	const [ours, theirs, bare] = [
		await measureFiltering(browser, url, choices),
		await measureFiltering(browser, without(url), choices),
		await measureFiltering(browser, url, choices, true),
	];
	const row = (label: string, of: (times: readonly number[]) => number, bound = '') => {
		const [a, b, c] = [of(ours), of(theirs), of(bare)];
		const why = Number(bound) < a / b ? REASONS.filtering : '';
		return [
			label,
			...[a, b, c].map((one) => one.toFixed(0)),
			...[a / b, c / b].map((one) => one.toFixed(2)),
			bound,
			why,
		];
	};
	table(
		`from a choice in the filter to the painted list, ms without the server's time (${choices} choices; 4× CPU slowdown)`,
		['', 'Archipel', 'without', 'bare', 'ratio', 'bare to without', 'bound', ''],
		[row('median', median, '0.4'), row('worst', (times) => Math.max(...times))],
	);
	const pressed = [
		await measurePressing(browser, url, choices),
		await measurePressing(browser, without(url), choices),
	].map(median) as [number, number];
	table(
		`from a press of ${PRESS} ms on a choice to the painted list, ms with the server's time (median of ${choices} choices; 4× CPU slowdown)`,
		['Archipel', 'without', 'ratio', 'bound'],
		[[...pressed.map((one) => one.toFixed(0)), (pressed[0] / pressed[1]).toFixed(2), '0.3']],
	);
}

/** Measures what a choice in a filter asks a real store for. */
async function compareListAlone(url: string): Promise<void> {
	const [page, alone] = (await measureListAlone(url, 30)) as [AnswerCost, AnswerCost];
	const row = (label: string, key: keyof AnswerCost, bound: number, why = '') => {
		const ratio = alone[key] / page[key];
		return [label, page[key].toFixed(0), alone[key].toFixed(0), ratio.toFixed(2), `${bound}`, ratio > bound ? why : ''];
	};
	table(
		'a change of list on the server (median of 30 requests in turn)',
		['', 'page', 'list alone', 'ratio', 'bound', ''],
		[row('PHP time, ms', 'phpTime', 0.65, REASONS.listAlone), row('bytes gzip', 'bytes', 0.3)],
	);
}

/** Measures a filter panel of the fixture shop. */
async function measureOpenings(browser: Browser, base: string): Promise<void> {
	const rows: string[][] = [];
	for (const [name, opening] of Object.entries(OPENINGS)) {
		const times = await measureOpening(browser, base, opening, 20);
		rows.push([name, median(times).toFixed(0), Math.max(...times).toFixed(0), '100']);
	}
	table(
		'from a press to 300 painted terms of a filter, ms (20 times; 4× CPU slowdown)',
		['', 'median', 'worst', 'bound'],
		rows,
	);
}

/** Measures a wishlist button on a real store's listing, against TI Wishlist's script. */
async function compareWishing(browser: Browser, url: string): Promise<void> {
	const costs = await byTurns(runs, ...[url, without(url)].map((address) => () => measureWishing(browser, address)));
	const row = (label: string, key: keyof WishingCost, bound = '', digits = 0) => [
		label,
		...costs.map((of) => medianOf(of, key).toFixed(digits)),
		bound,
	];
	table(
		`one heart, of a visitor who has put nothing aside (median of ${runs})`,
		['', 'Archipel', 'without', 'bound'],
		[
			row('requests before it', 'requestsBefore', '0'),
			row('requests by it', 'requests'),
			row('KB of their answers', 'kilobytes', '', 1),
			row('ms to the marked heart', 'marked', '100'),
		],
	);
}

const bytes = (label: string, files: readonly string[], kilobytes: number): string[] => [
	label,
	`${gzipTotal(files)}`,
	`${kilobytes * 1024}`,
	`${files.length}`,
];

async function main(): Promise<void> {
	const executablePath = wholeBrowserPath();
	if (!existsSync(executablePath)) throw new Error('the benchmark needs Chromium: npm test installs Debian’s');
	const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
	const storeUrl = process.env['STORE_URL']?.replace(/\/$/, '');
	const shop = storeUrl ? undefined : await startShop({ port: 0 });
	const base = storeUrl ?? shop!.url;
	try {
		table(
			'bytes, gzip; scripts and styles by themselves, before anybody touches anything',
			['', 'bytes', 'bound', 'files'],
			[
				bytes('eager script', ['archipel.js'], 4),
				bytes('what every island needs', sharedByAll(), 8),
				bytes('account page', startOf('account'), 24),
				bytes('listing', startOf('listing'), 32),
				bytes('product page', startOf('product'), 56),
				bytes('first thing that needs React', firstViewScripts(), 66),
			],
		);
		const subjects = (storeUrl ? storePages : fixturePages).filter(({ name }) => name.includes(only));
		await comparePages(browser, base, subjects);
		if (subjects.some(({ prepare }) => prepare)) await compareChanges(browser, base, runs, without);
		if (only) return;

		await compareChoosing(browser, base + largeProduct(Boolean(storeUrl)), Boolean(storeUrl));

		if (storeUrl) {
			await compareFiltering(browser, `${base}/filtre-auto/`);
			await compareListAlone(`${base}/boutique/`);
			await compareWishing(browser, `${base}/boutique/`);
		} else {
			const [few, many] = [await mountTiles(browser, base, 48, runs), await mountTiles(browser, base, 480, runs)];
			table(
				'mounting tiles, script time in ms',
				['48 tiles', '480 tiles', 'ratio', 'budget'],
				[[few.toFixed(1), many.toFixed(1), (many / few).toFixed(2), '3']],
			);
			await measureOpenings(browser, base);
			for (const showcase of SHOWCASES)
				for (const rows of await showcaseTables(browser, base, showcase, runs, withoutStub)) table(...rows);
			await measureLongList(browser, base, runs);
		}
	} finally {
		await browser.close();
		await shop?.close();
	}
}

await main();
