import type { CDPSession } from '@playwright/test';

/** Records the browser's trace events of these categories while something happens. @param session Of the browser, or of one page. */
export async function recordTrace<Event>(
	session: CDPSession,
	includedCategories: string[],
	act: () => Promise<unknown>,
): Promise<Event[]> {
	const events: Event[] = [];
	session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Event[])));
	const ended = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
	await session.send('Tracing.start', { traceConfig: { includedCategories } });
	await act();
	await session.send('Tracing.end');
	await ended;
	await session.detach();
	return events;
}
