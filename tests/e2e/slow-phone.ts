import type { Page } from '@playwright/test';

/**
 * Emulates Chromium's "Slow 3G" and a slow phone.
 *
 * @param slowness Factor of the slower processor. @default 6
 * @returns Function that ends the emulation.
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
