/** Calls `task` when the browser is idle, at the latest after `timeout` milliseconds. @returns Function that cancels the call. */
export function whenIdle(timeout: number, task: () => void): () => void {
	// Support: Safari has no requestIdleCallback before 26.
	const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
	const id = idle ? idle(task, { timeout }) : setTimeout(task, 200);
	return () => (idle ? cancelIdleCallback(id as number) : clearTimeout(id));
}
