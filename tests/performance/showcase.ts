import type { Browser, CDPSession, Page } from '@playwright/test';
import { median, settle, withPage } from './measure';

/** Cost of a page with every widget; times in milliseconds at a quarter of this machine's speed. */
interface ShowcaseCost {
	/** Time of each task above 50 ms, until the page is idle. */
	readonly blockingTime: number;
	/** The same during the first scroll, in which widgets mount as they become visible. */
	readonly scrollBlocking: number;
	readonly layoutShift: number;
	readonly scrollShift: number;
	/** Frames per second on the screen during the scroll. */
	readonly frames: number;
	/** Dropped frames of the scroll in per cent, as the browser's smoothness metric counts them. */
	readonly dropped: number;
	readonly mainThread: number;
}

/** Duration of the scroll in seconds. */
const SCROLL = 10;

interface TraceEvent {
	readonly name: string;
	readonly pid: number;
	readonly args: { readonly frame_reporter?: FrameReport; readonly name?: string };
}

interface FrameReport {
	readonly state: 'STATE_PRESENTED_ALL' | 'STATE_PRESENTED_PARTIAL' | 'STATE_DROPPED' | 'STATE_NO_UPDATE_DESIRED';
	readonly affects_smoothness?: boolean;
	/** A frame may be reported twice: for the compositor's part and for the main thread's. */
	readonly frame_sequence: number;
}

/**
 * Rows: with the stub, without the stub, the bound, and whether it is exceeded.
 *
 * @param prepare Blocks the stub.
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
 * A visit: waits until the page is idle, then scrolls evenly from top to bottom by wheel events.
 *
 * Counts compositor frames in a trace, because scrolling does not use the main thread and `requestAnimationFrame` would measure other frames. A
 * machine without graphics card always drops some: the page without scripts gives the baseline.
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
