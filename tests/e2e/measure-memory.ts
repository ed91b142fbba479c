import type { CDPSession } from '@playwright/test';

/** Measures memory after garbage collection. */
export async function measureMemory(session: CDPSession) {
	// Freed objects may have held others, hence repeated.
	for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
	const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	return { nodes, listeners: jsEventListeners, heap: usedSize };
}
