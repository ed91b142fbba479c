import type { Page, Request } from '@playwright/test';

/**
 * Holds requests until the test releases them.
 *
 * @param address URL pattern of `page.route`.
 * @param isHeld Selects the held requests; others continue. @default all
 * @returns Function that lets held requests and all later ones go on, or aborts them.
 */
export async function hold(
	page: Page,
	address: string | RegExp | ((url: URL) => boolean),
	isHeld: (request: Request) => boolean = () => true,
): Promise<(end?: 'continue' | 'abort') => void> {
	let release = (_end: 'continue' | 'abort') => {};
	const released = new Promise<'continue' | 'abort'>((resolve) => (release = resolve));
	await page.route(address, async (route, request) => route[isHeld(request) ? await released : 'continue']());
	return (end = 'continue') => release(end);
}
