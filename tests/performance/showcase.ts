import type { Browser, CDPSession, Page } from '@playwright/test';
import { recordTrace } from '../setup/record-trace';
import { byTurns, medianOf, settle, withPage } from './measure';
import { MAIN_THREAD, scriptTasks, type ScriptTask, type TraceEvent } from './trace';

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
	/** Longest of the scroll's tasks without what the browser draws. */
	readonly longestTask: number;
	/** Those above 50 ms. */
	readonly longTasks: readonly ScriptTask[];
}

/** Pages that are scrolled, in so many seconds. */
export const SHOWCASES = [
	{ name: 'a page of every widget', path: '/vitrine/', scroll: 10 },
	{ name: 'a page of every island', path: '/iles/', scroll: 30 },
] as const;
type Showcase = (typeof SHOWCASES)[number];

interface ShowcaseEvent extends TraceEvent {
	readonly args: TraceEvent['args'] & { readonly frame_reporter?: FrameReport };
}

interface FrameReport {
	readonly state: 'STATE_PRESENTED_ALL' | 'STATE_PRESENTED_PARTIAL' | 'STATE_DROPPED' | 'STATE_NO_UPDATE_DESIRED';
	readonly affects_smoothness?: boolean;
	/** A frame may be reported twice: for the compositor's part and for the main thread's. */
	readonly frame_sequence: number;
}

/**
 * Rows: with the stub, without the stub, the bound, and whether it is exceeded; then the tasks with more than 50 ms of scripts.
 *
 * @param prepare Blocks the stub.
 */
export async function showcaseTables(
	browser: Browser,
	base: string,
	showcase: Showcase,
	runs: number,
	prepare: (page: Page) => Promise<unknown>,
): Promise<[title: string, head: string[], rows: string[][]][]> {
	const costs = await byTurns(
		runs,
		() => measureShowcase(browser, base, showcase),
		() => measureShowcase(browser, base, showcase, prepare),
	);
	const row = (label: string, key: Exclude<keyof ShowcaseCost, 'longTasks'>, most = Infinity, digits = 0) => {
		const [a, b] = costs.map((of) => medianOf(of, key)) as [number, number];
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
		row('scripts of the longest task of the scroll, ms', 'longestTask', 50),
	];
	const { name, scroll } = showcase;
	const title = `${name} (median of ${runs}; 4× CPU slowdown, phone; scrolled to its end in ${scroll} s)`;
	const long = costs[0]!
		.flatMap(({ longTasks }) => longTasks)
		.toSorted((a, b) => b.time - a.time)
		.map(({ time, files }) => [files, time.toFixed(0)]);
	return [
		[title, ['', 'Archipel', 'neither', 'bound', ''], rows],
		[`${name}: tasks of the scroll with more than 50 ms of scripts, in ${runs} visits`, ['', 'ms'], long],
	];
}

/**
 * A visit: waits until the page is idle, then scrolls evenly from top to bottom by wheel events.
 *
 * Counts compositor frames in a trace, because scrolling does not use the main thread and `requestAnimationFrame` would measure other frames. A
 * machine without graphics card always drops some: the page without scripts gives the baseline.
 */
const measureShowcase = (
	browser: Browser,
	base: string,
	{ path, scroll }: Showcase,
	prepare?: (page: Page) => Promise<unknown>,
): Promise<ShowcaseCost> =>
	withPage(browser, async (page, cdp) => {
		await prepare?.(page);
		await page.goto(base + path, { waitUntil: 'load' });
		await settle(page);
		const seen = () =>
			page.evaluate(() => ({ ...(globalThis as unknown as { seen: { blocking: number; shift: number } }).seen }));
		const quiet = await seen();
		const session = await browser.newBrowserCDPSession();
		const categories = [...MAIN_THREAD, 'cc', 'benchmark'];
		const events = await recordTrace<ShowcaseEvent>(session, categories, () => scrollDown(page, cdp, scroll));
		const reports = frameReports(events);
		const tasks = scriptTasks(events);
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
			frames: drawn.length / scroll,
			dropped: (100 * dropped.length) / (drawn.length + dropped.length),
			mainThread: metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000,
			longestTask: Math.max(0, ...tasks.map(({ time }) => time)),
			longTasks: tasks.filter(({ time }) => time > 50),
		};
	});

async function scrollDown(page: Page, cdp: CDPSession, duration: number): Promise<void> {
	const far = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
	await cdp.send('Input.synthesizeScrollGesture', {
		x: 195,
		y: 300,
		yDistance: -far,
		speed: Math.round(far / duration),
		gestureSourceType: 'mouse',
	});
}

function frameReports(events: readonly ShowcaseEvent[]): FrameReport[] {
	const renderers = events.filter(({ name, args }) => name === 'process_name' && args.name === 'Renderer');
	return events
		.filter(({ name, pid }) => name === 'PipelineReporter' && renderers.some((renderer) => renderer.pid === pid))
		.flatMap(({ args }) => args.frame_reporter ?? []);
}
