import { launch, type KeyInput, type LaunchOptions, type Page } from 'puppeteer-core';
import { browserPath, firefoxPath } from '../setup/browser';
import { VIEWPORT, type Engine, type Window } from './engine';

/** Chromium by CDP; Firefox, in Debian's build, by WebDriver BiDi. */
const options: Record<'chromium' | 'firefox', LaunchOptions> = {
	chromium: {
		browser: 'chrome',
		executablePath: browserPath(),
		headless: 'shell',
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--no-first-run',
			// Cookie Notice does not print its banner for headless browsers (SERVERS.md, S155).
			'--user-agent=Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
		],
	},
	firefox: { browser: 'firefox', executablePath: firefoxPath(), headless: true },
};

export async function launchPuppeteer(name: 'chromium' | 'firefox'): Promise<Engine> {
	const browser = await launch({ ...options[name], defaultViewport: VIEWPORT });
	return {
		async open() {
			const context = await browser.createBrowserContext();
			return openWindow(await context.newPage(), () => context.close());
		},
		close: () => browser.close(),
	};
}

function openWindow(page: Page, close: () => Promise<void>): Window {
	const errors: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	page.on('pageerror', (error) => errors.push(String(error)));
	return {
		goto: async (url) => void (await page.goto(url, { waitUntil: 'load' })),
		evaluate: (run, ...args) => page.evaluate(run as never, ...args) as never,
		click: ({ x, y }, delay) => page.mouse.click(x, y, { delay }),
		hover: ({ x, y }) => page.mouse.move(x, y),
		press: (key, delay) => page.keyboard.press(key satisfies KeyInput, { delay }),
		type: (text) => page.keyboard.type(text),
		errors: () => errors,
		picture: async () => Buffer.from(await page.screenshot()),
		close,
	};
}
