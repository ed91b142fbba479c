/** Calls `task` when the browser has nothing to do, after `timeout` milliseconds at the latest. @returns The function that takes it back. */
export function whenIdle(timeout: number, task: () => void): () => void {
	// Support: Safari has no requestIdleCallback before 26.
	const idle = globalThis.requestIdleCallback as typeof requestIdleCallback | undefined;
	const id = idle ? idle(task, { timeout }) : setTimeout(task, 200);
	return () => (idle ? cancelIdleCallback(id as number) : clearTimeout(id));
}
