import type { Page, Request } from '@playwright/test';

/**
 * Holds requests until the test releases them.
 *
 * @param address URL pattern of `page.route`.
 * @param isHeld Selects the held requests; others continue. @default all
 * @returns Function that releases held requests and all later ones.
 */
export async function hold(
	page: Page,
	address: string | RegExp | ((url: URL) => boolean),
	isHeld: (request: Request) => boolean = () => true,
): Promise<() => void> {
	let release = () => {};
	const released = new Promise<void>((resolve) => (release = resolve));
	await page.route(address, async (route, request) => {
		if (isHeld(request)) await released;
		await route.continue();
	});
	return release;
}
