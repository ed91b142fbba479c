import {
	expect as baseExpect,
	test as baseTest,
	type BrowserContext,
	type Locator,
	type Page,
	type Route,
} from '@playwright/test';
import { WindowKeeper, type KeptWindow } from './kept-window';
import { noteDrawn } from './layout-shifts';
import { noteMounted } from './mounted';
import { driveShop, type ShopDriver } from './shop-driver';

export type { Locator, Page, Request, Route } from '@playwright/test';
export { violations } from './axe';
export { addressFile, comeAlone, distFile, hasCome } from './dist-file';
export { hold } from './hold';
export { layoutShifts } from './layout-shifts';
export { islandsOf, mounted, reach, visit } from './mounted';
export { consoleOf, listen, requestsOf } from './records';
export type { Call, ShopDriver } from './shop-driver';
export { hasStored } from './stored';
export { tabTo } from './tab-to';

interface Guard {
	/** Allows console errors that the test provokes; those of `shop.fault` and of the wrong properties on pages of examples (`/iles/`) are allowed. */
	allowErrors: (pattern: RegExp) => void;
}

/** Ctrl-clicks a link and cancels the default action. @returns Its URL if no script cancelled the click, which would open a tab. */
export const leftToBrowser = (link: Locator): Promise<string | undefined> =>
	link.evaluate((element: HTMLAnchorElement) => {
		let address: string | undefined;
		const judge = (event: Event) => {
			if (!event.defaultPrevented) address = element.href;
			event.preventDefault();
		};
		addEventListener('click', judge, { once: true });
		element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true, ctrlKey: true }));
		return address;
	});

/** Waits until the script that captures early interactions has run; before that, a press only has the browser's default action. */
export async function caught(page: Page): Promise<void> {
	const script = page.locator('script[src*="archipel.js"]');
	// Importing the script again waits for its evaluation.
	await script.evaluate((element) => import((element as HTMLScriptElement).src));
}

/** Waits until the scroll position is stable for ten frames: a theme or the browser may scroll smoothly to a pressed or focused element. */
export async function atRest(page: Page): Promise<void> {
	await page.evaluate(
		() =>
			new Promise<void>((resolve) => {
				let [before, still] = [NaN, 0];
				const look = () => {
					still = scrollY === before ? still + 1 : 0;
					before = scrollY;
					if (still < 10) requestAnimationFrame(look);
					else resolve();
				};
				look();
			}),
	);
}

/** Console message of an example with a wrong property: each island has one. */
const WRONG_EXAMPLE = /^\[archipel\] [a-z-]+: property /;

/** Installs the recorders that tests use, in every page of a context. */
async function watch(context: BrowserContext): Promise<void> {
	for (const note of [noteDrawn, noteMounted]) await context.addInitScript(note);
	// An alert fails the test, as every error of the console does.
	await context.addInitScript(() => (window.alert = (text) => console.error(`alert: ${text}`)));
}

interface Fixtures {
	shop: ShopDriver;
	guard: Guard;
	answered: boolean;
	answer: void;
	/** The browser window of this test. */
	kept: KeptWindow;
	/** Empties the HTTP cache, for tests of a visitor's first page. */
	firstVisit: boolean;
	/** A page of another visitor, without this visitor's cookies. */
	visitor: Page;
}

export const test = baseTest.extend<Fixtures, { keeper: WindowKeeper }>({
	keeper: [
		async ({ browser }, use) => {
			const keeper = new WindowKeeper(browser, watch);
			await use(keeper);
			await keeper.close();
		},
		{ scope: 'worker' },
	],
	firstVisit: [false, { option: true }],
	kept: async (
		{ keeper, firstVisit, baseURL, locale, timezoneId, userAgent, viewport, hasTouch, isMobile, bypassCSP },
		use,
		info,
	) => {
		const isStore = Boolean(process.env['STORE_URL']);
		const javaScriptEnabled = !info.tags.includes('@noscript');
		const options = {
			baseURL,
			locale,
			timezoneId,
			userAgent,
			viewport,
			hasTouch,
			isMobile,
			javaScriptEnabled,
			bypassCSP,
		};
		const kept = await keeper.open(options, firstVisit || isStore);
		await use(kept);
		// A real store has no empty page from which the storage can be cleared.
		await kept.end(isStore || info.status !== info.expectedStatus);
	},
	context: ({ kept }, use) => use(kept.page.context()),
	page: ({ kept }, use) => use(kept.page),
	visitor: async ({ browser, baseURL }, use) => {
		const context = await browser.newContext({ baseURL: baseURL! });
		await watch(context);
		await use(await context.newPage());
		await context.close();
	},
	/** Whether the visitor has refused cookies before the test, so that the notice covers nothing; `@undecided` in a title: she has not. */
	answered: [true, { option: true }],
	answer: [
		async ({ context, answered, baseURL }, use, { tags }) => {
			const refusal = { name: 'cookie_notice_accepted', value: 'false', url: baseURL! };
			if (answered && !tags.includes('@undecided')) await context.addCookies([refusal]);
			await use();
		},
		{ auto: true },
	],
	guard: [
		async ({ context }, use) => {
			const allowed: RegExp[] = [];
			const errors: string[] = [];
			context.on('console', (message) => {
				const isExample = WRONG_EXAMPLE.test(message.text()) && message.page()?.url().includes('/iles/');
				if (message.type() === 'error' && !isExample) errors.push(message.text());
			});
			context.on('weberror', (error) => errors.push(String(error.error())));
			await use({ allowErrors: (pattern) => allowed.push(pattern) });
			const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
			baseExpect(unexpected, 'errors on the console').toEqual([]);
		},
		{ auto: true },
	],
	shop: ({ context, guard, kept }, use) => use(driveShop(context, guard.allowErrors, kept.askForFiles)),
});

export const expect = baseExpect;

/** Waits until nothing on the page waits for the shop. */
export const settled = (page: Page) => baseExpect(page.locator('[aria-busy=true]')).toHaveCount(0);

/** What the announcer says politely, last. */
export const said = (page: Page) => page.locator('#archipel-announcer [aria-live=polite]');

/** Presses Escape, and checks that the element has left the page, or is hidden where it stays on the page. */
export async function closeByEscape(element: Locator, stays?: 'stays'): Promise<void> {
	await element.page().keyboard.press('Escape');
	if (stays) await baseExpect(element).toBeHidden();
	else await baseExpect(element).toHaveCount(0);
}

/** All elements of a locator, at least one: a check of all elements of an empty list would prove nothing. */
export async function each(locator: Locator): Promise<Locator[]> {
	await baseExpect(locator).not.toHaveCount(0);
	return locator.all();
}

/** Edits the HTML of pages of a path in transit, to emulate another theme, plugin or setting. @returns Ends it. */
export async function rewrite(page: Page, path: string | RegExp, edit: (html: string) => string) {
	const isEdited = ({ pathname }: URL) => (typeof path === 'string' ? pathname === path : path.test(pathname));
	await page.route(isEdited, async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, body: edit(await response.text()) });
	});
	return () => page.unroute(isEdited);
}

/** Answers requests in place of the shop, or of a third party. */
export const answerWith = (
	page: Page,
	address: Parameters<Page['route']>[0],
	answer: Parameters<Route['fulfill']>[0],
) => page.route(address, (route) => route.fulfill(answer));

/** Checks where a link leads. */
export const expectLink = (link: Locator, address: string | RegExp) =>
	baseExpect(link).toHaveAttribute('href', address);
