import type { Page, Request } from '@playwright/test';

/**
 * Keeps requests back until the test lets them go.
 *
 * @param address As `page.route` knows it.
 * @param isHeld Which of them; the others go on. @default all
 * @returns Lets them go, and those that come later.
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
