import type { Browser, Page } from '@playwright/test';
import { recordTrace } from '../setup/record-trace';
import { settle, withPage } from './measure';

/** Kinds of work on the main thread, by the name of the browser's event. */
const KINDS = {
	RunTask: 'tasks',
	RunMicrotasks: 'microtasks',
	UpdateLayoutTree: 'style passes',
	Layout: 'layouts',
	Commit: 'frames',
	'v8.compileModule': 'modules',
	'V8.CompileCode': 'functions compiled on it',
} as const;

/** Writes and waits whose stack says who asked for what comes next. */
const ASKS: Readonly<Record<string, string>> = {
	ScheduleStyleRecalculation: 'UpdateLayoutTree',
	InvalidateLayout: 'Layout',
	RequestAnimationFrame: 'Commit',
};

interface Frame {
	readonly functionName: string;
	readonly url: string;
}

export interface TraceEvent {
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	/** Microseconds. */
	readonly ts: number;
	readonly dur?: number;
	/** Processor time of the thread. */
	readonly tdur?: number;
	readonly args: {
		readonly name?: string;
		readonly fileName?: string;
		readonly elementCount?: number;
		readonly data?: { readonly url?: string; readonly stackTrace?: readonly Frame[] };
		readonly beginData?: { readonly stackTrace?: readonly Frame[] };
	};
}

/** Categories with the work of the main thread. */
const TIMELINE = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];

/** Work of a visit: counts, which are exact under any load of the machine, and who asked for it. */
export interface Traced {
	readonly counts: Readonly<Record<string, number>>;
	/** Number, elements and milliseconds by kind and script function; without what the browser did by itself. */
	readonly asked: ReadonlyMap<string, readonly [times: number, elements: number, time: number]>;
}

/** Traces a visit on a slow phone until the page is idle. */
export const traceVisit = (
	browser: Browser,
	url: string,
	prepare?: (page: Page) => Promise<unknown>,
): Promise<Traced> =>
	withPage(browser, async (page) => {
		await prepare?.(page);
		const categories = ['disabled-by-default-devtools.timeline.stack', 'disabled-by-default-v8.compile'];
		return readTrace(
			await recordWork(browser, categories, async () => {
				await page.goto(url, { waitUntil: 'load' });
				await settle(page);
			}),
		);
	});

/** Records events of these categories, and those of the main thread, while something happens. */
export const recordWork = async <Event = TraceEvent>(
	browser: Browser,
	categories: readonly string[],
	act: () => Promise<unknown>,
): Promise<Event[]> => recordTrace(await browser.newBrowserCDPSession(), [...TIMELINE, ...categories], act);

/** Events of the page's main thread, in order: of several renderers the page's styles the most elements. */
function ofMainThread(events: readonly TraceEvent[]): TraceEvent[] {
	const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
	const of = ({ pid, tid }: TraceEvent) => events.filter((event) => event.pid === pid && event.tid === tid);
	return threads
		.map(of)
		.reduce((one, other) => (countStyled(other) > countStyled(one) ? other : one))
		.toSorted((a, b) => a.ts - b.ts);
}

const countStyled = (list: readonly TraceEvent[]) => list.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);

/** Events in which a script runs. */
const SCRIPTS =
	/^(FunctionCall|v8\.(evaluateModule|callFunction)|FireAnimationFrame|TimerFire|EventDispatch|RunMicrotasks)$/;

/** A task's scripts, with the styles and layouts that they force. */
export interface ScriptTask {
	/** Milliseconds of processor time, which other programs affect little. */
	readonly time: number;
	/** Files that the browser calls in it. */
	readonly files: string;
}

/** Returns the tasks of the main thread in which scripts run. */
export function scriptTasks(events: readonly TraceEvent[]): ScriptTask[] {
	const tasks: { end: number; time: number; files: Set<string> }[] = [];
	let scriptEnd = 0;
	for (const { name, ts, dur = 0, tdur = 0, args } of ofMainThread(events)) {
		if (name === 'RunTask') tasks.push({ end: ts + dur, time: 0, files: new Set() });
		const task = tasks.at(-1);
		if (!task || ts > task.end || !SCRIPTS.test(name)) continue;
		const file = (args.data?.url ?? args.fileName)?.replace(/^.*\//, '').replace(/\?.*/, '');
		if (file) task.files.add(file);
		if (ts < scriptEnd) continue;
		scriptEnd = ts + dur;
		task.time += tdur / 1000;
	}
	return tasks.map(({ time, files }) => ({ time, files: [...files].join(' ') })).filter(({ time }) => time > 0);
}

function readTrace(events: readonly TraceEvent[]): Traced {
	const main = ofMainThread(events);
	const counts: Record<string, number> = { 'elements styled': countStyled(main) };
	const asked = new Map<string, readonly [number, number, number]>();
	const asker: Record<string, string | undefined> = {};
	for (const { name, args, tdur = 0 } of main) {
		const stack = (args.data ?? args.beginData)?.stackTrace;
		const { functionName = '', url = '' } = stack?.find((frame) => frame.url) ?? {};
		const who = stack && `${functionName || '?'} in ${url.replace(/^.*\//, '').replace(/\?.*/, '') || 'the page'}`;
		if (ASKS[name]) asker[ASKS[name]] ??= who;
		const kind = KINDS[name as keyof typeof KINDS];
		if (!kind) continue;
		counts[kind] = (counts[kind] ?? 0) + 1;
		const by = who ?? asker[name];
		delete asker[name];
		if (!by) continue;
		const key = `${kind}\t${who ? 'read' : 'written'} by ${by}`;
		const [times, elements, time] = asked.get(key) ?? [0, 0, 0];
		asked.set(key, [times + 1, elements + (args.elementCount ?? 0), time + tdur / 1000]);
	}
	return { counts, asked };
}

/** Rows of counts of a page with Archipel, without it, and with neither; then who asked with Archipel, the longest first. */
export function traceRows(traces: readonly Traced[]): [counts: string[][], asked: string[][]] {
	const counts = Object.keys(traces[0]!.counts).map((kind) => [
		kind,
		...traces.map(({ counts }) => String(counts[kind] ?? 0)),
	]);
	const asked = [...traces[0]!.asked]
		.toSorted(([, [, , a]], [, [, , b]]) => b - a)
		.slice(0, 12)
		.map(([key, [times, elements, time]]) => [...key.split('\t'), `${times}`, `${elements || '–'}`, time.toFixed(1)]);
	return [counts, asked];
}
