import type { Browser, CDPSession, Page } from '@playwright/test';
import { median, settle, withPage } from './measure';

/** What a page of every widget costs; times in milliseconds at a quarter of this machine's speed. */
interface ShowcaseCost {
	/** Beyond 50 ms of each task, until the page is quiet. */
	readonly blockingTime: number;
	/** As that, while it is scrolled for the first time: widgets mount as they come into view. */
	readonly scrollBlocking: number;
	readonly layoutShift: number;
	readonly scrollShift: number;
	/** A second of the scroll, on the screen. */
	readonly frames: number;
	/** Of the scroll, in parts of a hundred: what the browser itself counts against smoothness. */
	readonly dropped: number;
	readonly mainThread: number;
}

/** Seconds. */
const SCROLL = 10;

interface TraceEvent {
	readonly name: string;
	readonly pid: number;
	readonly args: { readonly frame_reporter?: FrameReport; readonly name?: string };
}

interface FrameReport {
	readonly state: 'STATE_PRESENTED_ALL' | 'STATE_PRESENTED_PARTIAL' | 'STATE_DROPPED' | 'STATE_NO_UPDATE_DESIRED';
	readonly affects_smoothness?: boolean;
	/** One frame may be told of twice: once of the compositor's part, once of the page's. */
	readonly frame_sequence: number;
}

/**
 * With the script that mounts them, without it, the bound, and whether it is broken.
 *
 * @param prepare Takes the script away.
 */
export async function showcaseTable(
	browser: Browser,
	url: string,
	runs: number,
	prepare: (page: Page) => Promise<unknown>,
): Promise<[title: string, head: string[], rows: string[][]]> {
	const [ours, neither]: [ShowcaseCost[], ShowcaseCost[]] = [[], []];
	for (let run = 0; run < runs; run++) {
		ours.push(await measureShowcase(browser, url));
		neither.push(await measureShowcase(browser, url, prepare));
	}
	const row = (label: string, key: keyof ShowcaseCost, most = Infinity, digits = 0) => {
		const [a, b] = [ours, neither].map((costs) => median(costs.map((one) => one[key]))) as [number, number];
		const bound = most === Infinity ? '' : `beyond neither ≤ ${most}`;
		return [label, a.toFixed(digits), b.toFixed(digits), bound, a - b > most ? 'BROKEN' : ''];
	};
	const rows = [
		row('blocking time until quiet, ms', 'blockingTime', 50),
		row('blocking time of the scroll, ms', 'scrollBlocking', 50),
		row('layout shift until quiet', 'layoutShift', 0, 4),
		row('layout shift of the scroll', 'scrollShift', 0, 4),
		row('frames a second of the scroll', 'frames', Infinity, 1),
		row('frames dropped, %', 'dropped', 0.5, 1),
		row('whole main thread, ms', 'mainThread'),
	];
	const title = `a page of every widget (median of ${runs}; 4× CPU slowdown, phone; scrolled to its end in ${SCROLL} s)`;
	return [title, ['', 'Archipel', 'neither', 'bound', ''], rows];
}

/**
 * One visit: the page until it is quiet, then from its top to its end with a wheel, as evenly as a machine moves it.
 *
 * Frames are those of the compositor, from a trace: it scrolls without the main thread, so that frames of `requestAnimationFrame` would tell of
 * something else. A machine without a graphics card drops some by itself: the same page without scripts tells how many.
 */
const measureShowcase = (
	browser: Browser,
	url: string,
	prepare?: (page: Page) => Promise<unknown>,
): Promise<ShowcaseCost> =>
	withPage(browser, async (page, cdp) => {
		await prepare?.(page);
		await page.goto(url, { waitUntil: 'load' });
		await settle(page);
		const seen = () =>
			page.evaluate(() => ({ ...(globalThis as unknown as { seen: { blocking: number; shift: number } }).seen }));
		const quiet = await seen();
		const reports = await traceFrames(browser, () => scrollDown(page, cdp));
		await settle(page);
		const scrolled = await seen();
		const { metrics } = await cdp.send('Performance.getMetrics');
		const frames = (of: (report: FrameReport) => unknown) => [
			...new Set(reports.filter(of).map((report) => report.frame_sequence)),
		];
		const drawn = frames(({ state }) => state.startsWith('STATE_PRESENTED'));
		const missed = frames((report) => report.state === 'STATE_DROPPED' && report.affects_smoothness);
		const dropped = missed.filter((frame) => !drawn.includes(frame));
		return {
			blockingTime: quiet.blocking,
			scrollBlocking: scrolled.blocking - quiet.blocking,
			layoutShift: quiet.shift,
			scrollShift: scrolled.shift - quiet.shift,
			frames: drawn.length / SCROLL,
			dropped: (100 * dropped.length) / (drawn.length + dropped.length),
			mainThread: metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000,
		};
	});

async function scrollDown(page: Page, cdp: CDPSession): Promise<void> {
	const far = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
	await cdp.send('Input.synthesizeScrollGesture', {
		x: 195,
		y: 300,
		yDistance: -far,
		speed: Math.round(far / SCROLL),
		gestureSourceType: 'mouse',
	});
}

async function traceFrames(browser: Browser, act: () => Promise<unknown>): Promise<FrameReport[]> {
	const tracing = await browser.newBrowserCDPSession();
	const events: TraceEvent[] = [];
	tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
	const ended = new Promise<void>((resolve) => tracing.once('Tracing.tracingComplete', () => resolve()));
	await tracing.send('Tracing.start', { traceConfig: { includedCategories: ['cc', 'benchmark'] } });
	await act();
	await tracing.send('Tracing.end');
	await ended;
	await tracing.detach();
	const renderers = events.filter(({ name, args }) => name === 'process_name' && args.name === 'Renderer');
	return events
		.filter(({ name, pid }) => name === 'PipelineReporter' && renderers.some((renderer) => renderer.pid === pid))
		.flatMap(({ args }) => args.frame_reporter ?? []);
}
