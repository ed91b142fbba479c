import type { Page } from '@playwright/test';

/**
 * Chromium's own "Slow 3G", and a slower phone.
 *
 * @param slowness How many times slower than this machine. @default 6
 * @returns The function that ends it.
 */
export async function slowDown(page: Page, slowness = 6): Promise<() => Promise<void>> {
	const session = await page.context().newCDPSession(page);
	await session.send('Network.enable');
	await session.send('Network.emulateNetworkConditions', {
		offline: false,
		latency: 2000,
		downloadThroughput: 50_000,
		uploadThroughput: 50_000,
	});
	await session.send('Emulation.setCPUThrottlingRate', { rate: slowness });
	return () => session.detach();
}
