import type { Page } from '@playwright/test';

/** Records what the announcer, or other live regions, announce from now on. @returns All that was said */
export async function listen(
	page: Page,
	regions = '#archipel-announcer > [aria-live]',
): Promise<() => Promise<string[]>> {
	await page.evaluate((selector) => {
		const said: string[] = [];
		Object.assign(window, { said });
		new MutationObserver((records) => {
			for (const { target } of records) {
				const text = (target instanceof Element ? target : target.parentElement)
					?.closest(selector)
					?.textContent?.trim();
				if (text) said.push(text);
			}
		}).observe(document, { childList: true, characterData: true, subtree: true });
	}, regions);
	return () => page.evaluate(() => (window as unknown as { said: string[] }).said);
}

/** URLs of the page's requests from now on, or of those that match. */
export function requestsOf(page: Page, wanted = /./): string[] {
	const urls: string[] = [];
	page.on('request', (request) => wanted.test(request.url()) && urls.push(request.url()));
	return urls;
}

/** Console messages from now on, of a type (`warning`, `error`) or of all. */
export function consoleOf(page: Page, type?: string): string[] {
	const texts: string[] = [];
	page.on('console', (message) => (type ?? message.type()) === message.type() && texts.push(message.text()));
	return texts;
}
