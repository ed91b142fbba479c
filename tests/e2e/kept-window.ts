import type { EventEmitter } from 'node:events';
import type {
	Browser,
	BrowserContext,
	BrowserContextOptions,
	CDPSession,
	Page,
	PlaywrightTestOptions,
} from '@playwright/test';

/** Changes of a test to a window that must be undone, or that cannot be undone. */
interface Traces {
	readonly removals: (() => unknown)[];
	/** The window must be closed after the test. */
	isSpoilt: boolean;
}

interface Kept {
	readonly context: BrowserContext;
	readonly page: Page;
	readonly session: CDPSession;
	readonly traces: Traces;
}

/** Options of a context that tests set with `test.use`. */
type WindowOptions = Partial<PlaywrightTestOptions>;

/** A window for one test. */
export type KeptWindow = Awaited<ReturnType<WindowKeeper['open']>>;

/** Wraps methods of an object to report their arguments and results. */
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

/** An empty page of the shop's origin, without scripts: its storage can be cleared safely. */
const EMPTY_PAGE = '/__shop/empty';

/**
 * Reuses browser windows for the tests of a worker, reset to the state of a new window. A new process and loading and compiling every file again is
 * nearly half of the cost of opening a page (measured: 0.39 instead of 0.70 s of processor time per page). Playwright's `reuseContext` also empties
 * the HTTP cache, which cancels the gain.
 *
 * Kept between tests: the process and the HTTP cache. Reset: cookies, storage, history, routes, init scripts, listeners, media, size, network and
 * pointer. After irreversible changes (a page clock, a permission, a debugging session, a closed page) the window is closed.
 */
export class WindowKeeper {
	readonly #kept = new Map<string, Kept>();
	readonly #browser: Browser;
	readonly #prepare: (context: BrowserContext) => Promise<unknown>;

	/** @param prepare Called once for each new context */
	constructor(browser: Browser, prepare: (context: BrowserContext) => Promise<unknown>) {
		this.#browser = browser;
		this.#prepare = prepare;
	}

	/** @param isNew Opens a new window, for tests of a visitor's first page */
	async open(options: WindowOptions, isNew: boolean) {
		const key = JSON.stringify(options);
		if (isNew) await this.#close(key);
		const kept = this.#kept.get(key) ?? (await this.#create(options));
		this.#kept.set(key, kept);
		const { page, session, traces } = kept;
		return {
			page,
			/** Disables the HTTP cache, for tests that change or hold files. */
			async askForFiles() {
				await session.send('Network.enable');
				await session.send('Network.setCacheDisabled', { cacheDisabled: true });
			},
			/** Ends the test: resets or closes the window. */
			end: (hasFailed: boolean) =>
				hasFailed || traces.isSpoilt || page.isClosed() ? this.#close(key) : empty(kept, options),
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
		const context = await this.#browser.newContext(options as BrowserContextOptions);
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
	// On the empty page, because a full page would need up to a second of layout and painting.
	await page.mouse.move(-1, -1);
	await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null });
	if (viewport) await page.setViewportSize(viewport);
	await page.evaluate(async () => {
		localStorage.clear();
		sessionStorage.clear();
		window.name = '';
		await Promise.all((await indexedDB.databases()).map(({ name }) => indexedDB.deleteDatabase(name!)));
	});
	// A late response of the previous page may have set a cookie.
	await context.clearCookies();
	await session.send('Page.resetNavigationHistory');
	// Enables the HTTP cache again after `askForFiles`.
	await session.send('Network.disable');
}
