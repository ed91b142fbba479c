import type { Browser, Page } from '@playwright/test';
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

interface TraceEvent {
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	readonly ts: number;
	readonly tdur?: number;
	readonly args: {
		readonly name?: string;
		readonly elementCount?: number;
		readonly data?: { readonly stackTrace?: readonly Frame[] };
		readonly beginData?: { readonly stackTrace?: readonly Frame[] };
	};
}

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
		const tracing = await browser.newBrowserCDPSession();
		const events: TraceEvent[] = [];
		tracing.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
		const ended = new Promise<void>((resolve) => tracing.once('Tracing.tracingComplete', () => resolve()));
		const timeline = 'disabled-by-default-devtools.timeline';
		const includedCategories = [
			'devtools.timeline',
			timeline,
			`${timeline}.stack`,
			'v8',
			'disabled-by-default-v8.compile',
		];
		await tracing.send('Tracing.start', { traceConfig: { includedCategories } });
		await page.goto(url, { waitUntil: 'load' });
		await settle(page);
		await tracing.send('Tracing.end');
		await ended;
		await tracing.detach();
		return readTrace(events);
	});

function readTrace(events: readonly TraceEvent[]): Traced {
	const threads = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
	const of = ({ pid, tid }: TraceEvent) => events.filter((event) => event.pid === pid && event.tid === tid);
	const styled = (list: readonly TraceEvent[]) => list.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
	// Of several renderers the page's styles the most elements.
	const main = threads.map(of).reduce((one, other) => (styled(other) > styled(one) ? other : one));
	const counts: Record<string, number> = { 'elements styled': styled(main) };
	const asked = new Map<string, readonly [number, number, number]>();
	const asker: Record<string, string | undefined> = {};
	for (const { name, args, tdur = 0 } of main.toSorted((a, b) => a.ts - b.ts)) {
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
export function traceRows([ours, theirs, neither]: readonly [Traced, Traced, Traced]): [
	counts: string[][],
	asked: string[][],
] {
	const counts = Object.keys(ours.counts).map((kind) => [
		kind,
		...[ours, theirs, neither].map(({ counts }) => String(counts[kind] ?? 0)),
	]);
	const asked = [...ours.asked]
		.toSorted(([, [, , a]], [, [, , b]]) => b - a)
		.slice(0, 12)
		.map(([key, [times, elements, time]]) => [...key.split('\t'), `${times}`, `${elements || '–'}`, time.toFixed(1)]);
	return [counts, asked];
}
