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
		readonly data?: { readonly url?: string };
	};
}

/** Categories of the trace that `scriptTasks` reads. */
export const MAIN_THREAD = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];

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

/** Returns the tasks of the main thread in which scripts run, of a trace with the categories `MAIN_THREAD`. */
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
