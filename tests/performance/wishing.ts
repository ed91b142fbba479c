import type { Browser } from '@playwright/test';

/** What hearts cost a visitor who has put nothing aside, and what one press of a heart does. */
export interface WishingCost {
	/** Requests by scripts before anybody does anything. */
	readonly requestsBefore: number;
	/** Requests by scripts that the press makes; files of scripts not counted. */
	readonly requests: number;
	/** Kilobytes of the answers to them, as they come over the line. */
	readonly kilobytes: number;
	/** Milliseconds from the press of a pointer that has rested on it to the marked heart, those of the test driver included. */
	readonly marked: number;
}

const HEART = '.tinvwl_add_to_wishlist_button';

/** @param url A listing with hearts. */
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
		// A pointer comes before a press, and brings the files.
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
