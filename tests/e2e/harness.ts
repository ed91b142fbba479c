import {
	expect as baseExpect,
	test as baseTest,
	type BrowserContext,
	type Locator,
	type Page,
	type Request,
} from '@playwright/test';
import type { FaultKind } from '../../fixtures/faults/fault-kinds';
import type { LoggedRequest } from '../../fixtures/server/request-log';
import { WindowKeeper, type KeptWindow } from './kept-window';
import { noteDrawn } from './layout-shifts';
import { noteMounted } from './mounted';
import { noteEvents, reportEvents } from './page-events';

export { layoutShifts } from './layout-shifts';
export { mounted } from './mounted';

/** A request that the page's scripts made, as the shop sees it. */
export interface Call {
	readonly method: string;
	/** The wc-ajax or admin-ajax action, or the path. */
	readonly action: string;
	readonly url: string;
	/** Body fields; the last of each name. */
	readonly fields: Readonly<Record<string, string>>;
}

/** What can go wrong with an answer of the fixture shop (fixtures/faults). */
export type Fault = FaultKind;

/** The fixture shop as the visitor of this test meets it. */
export interface ShopDriver {
	/** What the shop has noted of every request of a session that a cart has begun, files included, which no browser tells. */
	readonly log: () => Promise<LoggedRequest[]>;
	/** Calls by scripts since the start of the test or the last `forget()`, oldest first. */
	readonly calls: (action?: string) => Call[];
	readonly forget: () => void;
	/** Makes answers of an endpoint go wrong, for this visitor only, from now on or so many times. */
	readonly fault: (endpoint: string, fault: Fault, times?: number) => Promise<void>;
	/** Milliseconds that answers of an endpoint take, for this visitor. */
	readonly latency: (endpoint: string, milliseconds: number) => Promise<void>;
	/** Keeps answers of an endpoint back, for this visitor, until `heal()`: what is shown meanwhile stays to be looked at. */
	readonly hold: (endpoint: string) => Promise<void>;
	/** How many answers to this visitor the shop has spoilt: a test of a fault that never struck would prove nothing. */
	readonly struck: () => Promise<number>;
	/** Requests of this visitor that hang because of a `timeout`, by number. */
	readonly hanging: () => Promise<number[]>;
	/** Ends all faults and latencies of this visitor. */
	readonly heal: () => Promise<void>;
	/** What the server has in this visitor's cart: quantity by product name. */
	readonly cart: () => Promise<Record<string, number>>;
	/** Adds a product behind the page's back, as another tab would. */
	readonly add: (productId: number, quantity?: number) => Promise<void>;
}

interface Guard {
	/** Console errors that this test provokes on purpose. */
	allowErrors: (pattern: RegExp) => void;
}

/** Clicks a link with Control as its page hears it: where it leads if that is left to the browser, which would open a tab. */
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

/** Waits until the script has run that catches what is done before the islands are there; until then a press is the browser's. */
export async function caught(page: Page): Promise<void> {
	const script = page.locator('script[src*="archipel.js"]');
	// Importing it once more waits until it has run.
	await script.evaluate((element) => import((element as HTMLScriptElement).src));
}

/** Waits until the window has stood still for ten frames: a theme, or the browser, may scroll smoothly to what was pressed or has the focus. */
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

/** Notes in every page of a context what tests ask about. */
async function watch(context: BrowserContext): Promise<void> {
	for (const note of [noteEvents, noteDrawn, noteMounted]) await context.addInitScript(note);
}

interface Fixtures {
	shop: ShopDriver;
	guard: Guard;
	answered: boolean;
	answer: void;
	/** The window of this test. */
	kept: KeptWindow;
	/** For tests of what a visitor's first page fetches: the window's cache of files is empty. */
	firstVisit: boolean;
	/** A page of somebody else, who has none of this visitor's cookies. */
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
		{
			keeper,
			firstVisit,
			baseURL,
			locale,
			timezoneId,
			userAgent,
			viewport,
			hasTouch,
			isMobile,
			javaScriptEnabled,
			bypassCSP,
		},
		use,
		info,
	) => {
		const isStore = Boolean(process.env['STORE_URL']);
		const kept = await keeper.open(
			{
				...(baseURL && { baseURL }),
				...(locale && { locale }),
				...(timezoneId && { timezoneId }),
				...(userAgent && { userAgent }),
				viewport,
				hasTouch,
				isMobile,
				javaScriptEnabled,
				bypassCSP,
			},
			firstVisit || isStore,
		);
		await use(kept);
		await reportEvents(kept.page.context(), info);
		// A store has no empty page to clear the storage from.
		await kept.end(isStore || info.status !== info.expectedStatus);
	},
	context: ({ kept }, use) => use(kept.page.context()),
	page: ({ kept }, use) => use(kept.page),
	visitor: async ({ browser, baseURL }, use, info) => {
		const context = await browser.newContext({ baseURL: baseURL! });
		await watch(context);
		await use(await context.newPage());
		await reportEvents(context, info);
		await context.close();
	},
	/** Whether the visitor has refused cookies before the test: the notice then covers nothing. */
	answered: [true, { option: true }],
	answer: [
		async ({ context, answered, baseURL }, use) => {
			if (answered) await context.addCookies([{ name: 'cookie_notice_accepted', value: 'false', url: baseURL! }]);
			await use();
		},
		{ auto: true },
	],
	guard: [
		async ({ context }, use) => {
			const allowed: RegExp[] = [];
			const errors: string[] = [];
			context.on('console', (message) => {
				if (message.type() === 'error') errors.push(message.text());
			});
			context.on('weberror', (error) => errors.push(String(error.error())));
			await use({ allowErrors: (pattern) => allowed.push(pattern) });
			const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)));
			baseExpect(unexpected, 'errors on the console').toEqual([]);
		},
		{ auto: true },
	],
	shop: async ({ context, kept }, use) => {
		let calls: Call[] = [];
		context.on('request', (request) => {
			if (['xhr', 'fetch'].includes(request.resourceType())) calls.push(describeCall(request));
		});
		// A page that is not there: with every page that is, WooCommerce forgets what was removed from the cart.
		const knob = async (query: string) => void (await context.request.get(`/introuvable/?${query}`));
		const spoil = async (endpoint: string, query: string) => {
			if (endpoint.startsWith('dist/')) await kept.askForFiles();
			await knob(query);
		};
		await use({
			calls: (action) => calls.filter((call) => !action || call.action === action),
			log: () => readLog(context),
			forget: () => void (calls = []),
			fault: (endpoint, fault, times) =>
				spoil(endpoint, `fault=${[endpoint, fault, times].filter((part) => part !== undefined).join(':')}`),
			latency: (endpoint, milliseconds) => spoil(endpoint, `latency=${endpoint}:${milliseconds}`),
			hold: (endpoint) => spoil(endpoint, `latency=${endpoint}:hold`),
			struck: async () => (await readLog(context)).filter(({ fault }) => fault !== null).length,
			hanging: async () =>
				(await readLog(context))
					.filter(({ fault, aborted }) => fault === 'timeout' && !aborted)
					.map(({ number }) => number),
			heal: () => knob('fault=off'),
			cart: () => readCart(context),
			async add(productId, quantity = 1) {
				await context.request.post('/?wc-ajax=add_to_cart', { form: { product_id: productId, quantity } });
			},
		});
	},
});

export const expect = baseExpect;

/** Every element of a locator, and at least one: what is said about all elements of none proves nothing. */
export async function each(locator: Locator): Promise<Locator[]> {
	await baseExpect(locator).not.toHaveCount(0);
	return locator.all();
}

/** Changes the page on its way, as another theme, plugin or setting would. */
export async function rewrite(page: Page, path: string, edit: (html: string) => string): Promise<void> {
	await page.route(
		(url) => url.pathname === path,
		async (route) => {
			const response = await route.fetch();
			await route.fulfill({ response, body: edit(await response.text()) });
		},
	);
}

function describeCall(request: Request): Call {
	const url = new URL(request.url());
	const type = request.headers()['content-type'] ?? '';
	const body = request.postData() ?? '';
	const fields = type.includes('multipart') ? multipart(body) : Object.fromEntries(new URLSearchParams(body));
	const action = url.searchParams.get('wc-ajax') ?? fields['action'] ?? url.searchParams.get('action') ?? url.pathname;
	return { method: request.method(), action, url: url.href, fields };
}

function multipart(body: string): Record<string, string> {
	const parts = [
		...body.matchAll(/name="([^"]+)"(?:; filename="[^"]*")?\r\n(?:Content-Type:[^\r]*\r\n)?\r\n([\s\S]*?)\r\n--/g),
	];
	return Object.fromEntries(parts.map(([, name = '', value = '']) => [name, value]));
}

/** What the shop noted about this visitor's requests (fixtures/server/request-log). */
async function readLog(context: BrowserContext): Promise<LoggedRequest[]> {
	const cookies = await context.cookies();
	const session = cookies.find(({ name }) => name.startsWith('wp_woocommerce_session_'))?.value ?? '';
	const state = await context.request.get(`/__shop/state?session=${encodeURIComponent(decodeURIComponent(session))}`);
	return ((await state.json()) as { requests: LoggedRequest[] }).requests;
}

async function readCart(context: BrowserContext): Promise<Record<string, number>> {
	const reply = await context.request.post('/?wc-ajax=get_refreshed_fragments', { form: { time: Date.now() } });
	const { fragments } = (await reply.json()) as { fragments: Record<string, string> };
	const json = /<script[^>]*>([\s\S]*)<\/script>/.exec(fragments['script#archipel-cart'] ?? '')?.[1] ?? '{"items":[]}';
	const { items } = JSON.parse(json) as { items: { name: string; quantity: number }[] };
	const cart: Record<string, number> = {};
	for (const { name, quantity } of items) cart[name] = (cart[name] ?? 0) + quantity;
	return cart;
}
