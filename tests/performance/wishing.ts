import type { Browser } from '@playwright/test';

/** Cost of wishlist buttons for a visitor without a wishlist, and of a press. */
export interface WishingCost {
	/** Requests by scripts before any interaction. */
	readonly requestsBefore: number;
	/** Requests by scripts after the press; without script files. */
	readonly requests: number;
	/** Transferred kilobytes of the responses. */
	readonly kilobytes: number;
	/** Milliseconds from the press of a resting pointer to the marked button, including the test driver's. */
	readonly marked: number;
}

const HEART = '.tinvwl_add_to_wishlist_button';

/** @param url A listing with wishlist buttons. */
export async function measureWishing(browser: Browser, url: string): Promise<WishingCost> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'fr-FR' });
	const page = await context.newPage();
	const isCall = (type: string) => type === 'xhr' || type === 'fetch';
	let requests = 0;
	const answers: Promise<number>[] = [];
	page.on('requestfinished', (request) => {
		if (!isCall(request.resourceType()) || /\.(js|json|css)(\?|$)/.test(request.url())) return;
		requests++;
		answers.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
	});
	try {
		await page.goto(url, { waitUntil: 'networkidle' });
		const requestsBefore = requests;
		answers.length = 0;
		// A pointer hovers before a press, which loads the files.
		await page.locator(HEART).first().hover();
		await page.waitForTimeout(1000);
		const began = Date.now();
		await page.locator(HEART).first().dispatchEvent('click');
		await page.locator(`${HEART}.tinvwl-product-in-list`).first().waitFor({ state: 'attached' });
		const marked = Date.now() - began;
		await page.waitForTimeout(2000);
		const sizes = await Promise.all(answers);
		const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1024;
		return { requestsBefore, requests: requests - requestsBefore, kilobytes, marked };
	} finally {
		await context.close();
	}
}
