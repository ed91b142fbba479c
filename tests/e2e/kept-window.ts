import type { EventEmitter } from 'node:events';
import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from '@playwright/test';

/** What a test did to a window that has to be taken back, or that nothing can take back. */
interface Traces {
	readonly removals: (() => unknown)[];
	/** The window goes with the test. */
	isSpoilt: boolean;
}

interface Kept {
	readonly context: BrowserContext;
	readonly page: Page;
	readonly session: CDPSession;
	readonly traces: Traces;
}

/** Options of a context that tests set with `test.use`. */
export type WindowOptions = Pick<
	BrowserContextOptions,
	| 'baseURL'
	| 'locale'
	| 'timezoneId'
	| 'userAgent'
	| 'viewport'
	| 'hasTouch'
	| 'isMobile'
	| 'javaScriptEnabled'
	| 'bypassCSP'
>;

/** A window as a test has it. */
export interface KeptWindow {
	readonly page: Page;
	/** From now on every file is asked of the shop, also one that the window has: for who spoils or keeps back files in the shop. */
	readonly askForFiles: () => Promise<void>;
	/** The end of the test: empties or closes the window. */
	readonly end: (hasFailed: boolean) => Promise<void>;
}

/** Replaces methods of an object by ones that also tell what they were given and what they returned. */
function listen(
	target: object,
	names: readonly string[],
	hear: (result: unknown, ...args: unknown[]) => unknown,
): void {
	for (const name of names) {
		const native = Reflect.get(target, name) as (...args: unknown[]) => unknown;
		Reflect.set(target, name, (...args: unknown[]) => {
			const result = native.apply(target, args);
			hear(result, ...args);
			return result;
		});
	}
}

/** A page of the shop's address with nothing on it: from here its storage can be emptied, and nobody writes into it again. */
const EMPTY_PAGE = '/__shop/empty';

/**
 * Windows that the tests of a worker have one after the other, as empty for each as a new one. A new process, and every file fetched and
 * compiled again, is nearly half of what opening a page costs (measured: 0.39 instead of 0.70 s of processor time for each page).
 * Playwright's own `reuseContext` empties the cache of files too, which leaves no gain.
 *
 * Kept from one test to the next are the process and the cache of files. Cookies, storage, history, routes, scripts that run first,
 * listeners, media, size, network and pointer are those of a new window. What cannot be taken back (a page clock, a permission, a
 * debugging session, a page that was closed) ends the window with the test.
 */
export class WindowKeeper {
	readonly #kept = new Map<string, Kept>();
	readonly #browser: Browser;
	readonly #prepare: (context: BrowserContext) => Promise<unknown>;

	/** @param prepare is called once with each new context */
	constructor(browser: Browser, prepare: (context: BrowserContext) => Promise<unknown>) {
		this.#browser = browser;
		this.#prepare = prepare;
	}

	/** @param isNew for a test of what a visitor's first page fetches */
	async open(options: WindowOptions, isNew: boolean): Promise<KeptWindow> {
		const key = JSON.stringify(options);
		if (isNew) await this.#close(key);
		const kept = this.#kept.get(key) ?? (await this.#create(options));
		this.#kept.set(key, kept);
		const { page, session, traces } = kept;
		return {
			page,
			async askForFiles() {
				await session.send('Network.enable');
				await session.send('Network.setCacheDisabled', { cacheDisabled: true });
			},
			end: (hasFailed) => (hasFailed || traces.isSpoilt || page.isClosed() ? this.#close(key) : empty(kept, options)),
		};
	}

	async close(): Promise<void> {
		await Promise.all([...this.#kept.keys()].map((key) => this.#close(key)));
	}

	async #close(key: string): Promise<void> {
		const kept = this.#kept.get(key);
		this.#kept.delete(key);
		await kept?.context.close();
	}

	async #create(options: WindowOptions): Promise<Kept> {
		const context = await this.#browser.newContext(options);
		await this.#prepare(context);
		const page = await context.newPage();
		const session = await context.newCDPSession(page);
		const traces: Traces = { removals: [], isSpoilt: false };
		for (const target of [context, page]) {
			listen(target, ['on', 'once', 'addListener'], (_, event, listener) =>
				traces.removals.push(() => (target as unknown as EventEmitter).off(event as string, listener as () => void)),
			);
			listen(target, ['addInitScript', 'exposeFunction', 'exposeBinding'], (added) =>
				traces.removals.push(async () => (await (added as ReturnType<Page['addInitScript']>)).dispose()),
			);
		}
		const spoil = () => (traces.isSpoilt = true);
		listen(context, ['grantPermissions', 'setGeolocation', 'setExtraHTTPHeaders', 'newCDPSession'], spoil);
		listen(context.clock, ['install', 'pauseAt', 'setFixedTime', 'setSystemTime'], spoil);
		return { context, page, session, traces };
	}
}

async function empty({ context, page, session, traces }: Kept, { viewport }: WindowOptions): Promise<void> {
	const pages = context.pages();
	await Promise.all([context, ...pages].map((one) => one.unrouteAll({ behavior: 'ignoreErrors' })));
	await Promise.all(traces.removals.splice(0).map((remove) => remove()));
	await Promise.all(pages.map((one) => one !== page && one.close()));
	await context.setOffline(false);
	await page.goto(EMPTY_PAGE);
	// Here there is nothing to lay out and to draw anew: a full page takes up to a second for it.
	await page.mouse.move(-1, -1);
	await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
	if (viewport) await page.setViewportSize(viewport);
	await page.evaluate(async () => {
		localStorage.clear();
		sessionStorage.clear();
		window.name = '';
		await Promise.all((await indexedDB.databases()).map(({ name }) => indexedDB.deleteDatabase(name!)));
	});
	// What a page had still under way when it was left may have set one.
	await context.clearCookies();
	await session.send('Page.resetNavigationHistory');
	// It ends what `askForFiles` began.
	await session.send('Network.disable');
}
