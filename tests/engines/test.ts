import { expect as baseExpect, test as baseTest } from '@playwright/test';
import type { Engine, EngineName } from './engine';
import { PROMISED } from './main-work';
import { launchPuppeteer } from './puppeteer-engine';
import { EMPTY_PAGE, openShopDoor, type ShopDoor, type Told } from './shop-door';
import { Tab } from './tab';
import { launchWebKit } from './webkit-engine';

interface Guard {
	/** Allows errors, failed requests and repeated requests that the test provokes; wrong properties on pages of examples are allowed. */
	readonly allow: (pattern: RegExp) => void;
	readonly isAllowed: (line: string) => boolean;
}

/** Console message of an example with a wrong property: each island has one. */
const WRONG_EXAMPLE = /\[archipel\] [a-z-]+: property "/;

/**
 * Tests in all engines. Islands named between `[RT-14]` and the colon of a title (`[RT-14] swatches, gallery: …`) must have mounted at the end. A
 * test also fails on a page error, a failed request, an island mounted twice on its host, or a script that needed a second try.
 */
export const test = baseTest.extend<
	{ shop: ShopDoor; tab: Tab; guard: Guard; answered: boolean },
	{ engineName: EngineName; engine: Engine }
>({
	engineName: ['chromium', { option: true, scope: 'worker' }],
	engine: [
		async ({ engineName }, use) => {
			const engine = engineName === 'webkit' ? await launchWebKit() : await launchPuppeteer(engineName);
			await use(engine);
			await engine.close();
		},
		{ scope: 'worker', timeout: 60_000 },
	],
	/** Whether the visitor has refused cookies before the test, so that the notice covers nothing. */
	answered: [true, { option: true }],
	// eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from its first parameter.
	guard: async ({}, use) => {
		const allowed: RegExp[] = [];
		await use({
			allow: (pattern) => allowed.push(pattern),
			isAllowed: (line) => allowed.some((pattern) => pattern.test(line)),
		});
	},
	// eslint-disable-next-line no-empty-pattern -- as above
	shop: async ({}, use) => {
		const shop = await openShopDoor();
		await use(shop);
		await shop.close();
	},
	tab: async ({ engine, shop, guard, answered }, use, info) => {
		const window = await engine.open();
		const tab = new Tab(window, shop);
		await tab.goto(EMPTY_PAGE);
		if (answered) await tab.evaluate(() => void (document.cookie = 'cookie_notice_accepted=false;path=/'));
		await use(tab);
		if (info.errors.length) await info.attach('at the end', { body: await window.picture(), contentType: 'image/png' });
		// A page that is left during requests reports their failure, so the test waits for quiet.
		await shop.quiet();
		const last = await tab.evaluate(() => (window as { archipelTold?: Told }).archipelTold);
		const told = { errors: [...shop.told.errors], mounted: [...shop.told.mounted] };
		await window.close();
		const hasExamples = shop.asked.some((address) => address.startsWith('/iles/'));
		const isExample = (line: string) => hasExamples && WRONG_EXAMPLE.test(line);
		const unexpected = (lines: readonly string[]) => lines.filter((line) => !isExample(line) && !guard.isAllowed(line));
		baseExpect(
			unexpected([...window.errors(), ...told.errors, ...(last?.errors ?? []), ...shop.refused]),
			'console, refused answers',
		).toEqual([]);
		const again = shop.asked.filter((address) => address.includes('retry='));
		baseExpect(unexpected(again), 'scripts tried a second time').toEqual([]);
		const promised = PROMISED.exec(info.title)?.[1]?.split(', ') ?? [];
		baseExpect([...told.mounted, ...(last?.mounted ?? [])], 'islands of the title').toEqual(
			baseExpect.arrayContaining(promised),
		);
	},
});

/** Poll intervals in milliseconds: Playwright's own intervals grow to a second. */
const LOOKS = [50, 100];

const poll = ((actual, options) =>
	baseExpect.poll(actual, {
		intervals: LOOKS,
		...(typeof options === 'string' ? { message: options } : options),
	})) as typeof baseExpect.poll;

/** Playwright's `expect` with short poll intervals. */
export const expect = new Proxy(baseExpect, {
	get: (target, name) => (name === 'poll' ? poll : (Reflect.get(target, name) as unknown)),
});

/** URL of a page with the examples of these islands (fixtures/pages/islands-page.ts); each is in `#ile-<name>`. */
export const examples = (...islands: readonly string[]): string => `/iles/${islands.join('+')}/`;
