import type { CDPSession } from '@playwright/test';

/** What a page holds once nothing unreachable is left. */
export async function measureMemory(session: CDPSession) {
	// What was freed may have held more.
	for (let times = 0; times < 3; times++) await session.send('HeapProfiler.collectGarbage');
	const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
	const { usedSize } = await session.send('Runtime.getHeapUsage');
	return { nodes, listeners: jsEventListeners, heap: usedSize };
}
