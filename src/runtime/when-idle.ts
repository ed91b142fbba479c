/** Milliseconds of an idle period that must be left to begin one task more. */
const ROOM = 35;

const waiting = new Set<() => void>();

/**
 * Calls `task` when the browser has nothing to do, after `timeout` milliseconds at the latest. What fits into one idle period is done in it: what each
 * changes of the page would be a frame of its own.
 *
 * @returns The function that takes it back.
 */
export function whenIdle(timeout: number, task: () => void): () => void {
	const own = () => {
		if (waiting.delete(own)) task();
	};
	const run = (deadline?: IdleDeadline) => {
		own();
		for (const next of waiting) {
			if ((deadline?.timeRemaining() ?? 0) < ROOM) return;
			next();
		}
	};
	waiting.add(own);
	// Support: Safari has no requestIdleCallback before 26.
	const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
	const id = idle ? idle(run, { timeout }) : setTimeout(run, 200);
	return () => {
		waiting.delete(own);
		if (idle) cancelIdleCallback(id as number);
		else clearTimeout(id);
	};
}
