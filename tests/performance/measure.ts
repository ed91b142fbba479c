import { gzipSync } from 'node:zlib';
import type { Browser, CDPSession, Page, Response } from '@playwright/test';

/** Cost of one page visit. Times in milliseconds at a quarter of this machine's speed. */
export interface PageCost {
	readonly scripts: number;
	/** Compressed size of script files in kilobytes; without inline scripts. */
	readonly kilobytes: number;
	readonly scriptTime: number;
	/** Main-thread time: script, style, layout, paint, parsing. */
	readonly mainThread: number;
	/** Sum of each main-thread task's time above 50 ms. */
	readonly blockingTime: number;
	readonly layoutShift: number;
	/** Script requests during the load, by a visitor without data. */
	readonly requests: number;
	/** Compressed size of the HTML in bytes. */
	readonly html: number;
	/** Time and number of queries in PHP; 0 if the server does not report them (without-archipel.php does). */
	readonly phpTime: number;
	readonly queries: number;
}

/** An action on an idle page. */
export type Interaction = (page: Page) => Promise<void>;

const PHONE = {
	viewport: { width: 390, height: 844 },
	deviceScaleFactor: 2,
	isMobile: true,
	hasTouch: true,
	locale: 'fr-FR',
	userAgent:
		'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36',
};

/**
 * Opens a page as a new visitor on a slow phone, waits until the page is idle, and returns the cost.
 *
 * @param prepare Called before the visit.
 */
export async function measurePage(
	browser: Browser,
	url: string,
	prepare?: (page: Page) => Promise<unknown>,
): Promise<PageCost> {
	return withPage(browser, async (page, cdp) => {
		await prepare?.(page);
		const responses: Response[] = [];
		page.on('response', (response) => responses.push(response));
		const document = (await page.goto(url, { waitUntil: 'load' }))!;
		await settle(page);
		const serverTiming = (await document.headerValue('server-timing')) ?? '';
		const told = (name: string) => Number(new RegExp(`${name};dur=([\\d.]+)`).exec(serverTiming)?.[1] ?? 0);
		const scripts = responses.filter((response) => response.request().resourceType() === 'script');
		const bodies = await Promise.all(scripts.map((response) => response.body().catch(() => Buffer.alloc(0))));
		const { metrics } = await cdp.send('Performance.getMetrics');
		const metric = (name: string) => metrics.find((candidate) => candidate.name === name)?.value ?? 0;
		const seen = await page.evaluate(
			() => (globalThis as unknown as { seen: { blocking: number; shift: number } }).seen,
		);
		return {
			scripts: scripts.length,
			kilobytes: bodies.reduce((sum, body) => sum + gzipSync(body).length, 0) / 1024,
			scriptTime: metric('ScriptDuration') * 1000,
			mainThread: metric('TaskDuration') * 1000,
			blockingTime: seen.blocking,
			layoutShift: seen.shift,
			requests: responses.filter((response) => ['xhr', 'fetch'].includes(response.request().resourceType())).length,
			html: gzipSync(await document.body()).length,
			phpTime: told('php'),
			queries: told('queries'),
		};
	});
}

/** Duration of the slowest event of an interaction in milliseconds (like INP, in steps of 8). */
export async function measureInteraction(browser: Browser, url: string, interact: Interaction): Promise<number> {
	return withPage(browser, async (page) => {
		await page.goto(url, { waitUntil: 'load' });
		await settle(page);
		await page.evaluate(() => {
			const slowest = globalThis as unknown as { slowest: number };
			slowest.slowest = 0;
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) slowest.slowest = Math.max(slowest.slowest, entry.duration);
			}).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
		});
		await interact(page);
		await page.waitForTimeout(600);
		return page.evaluate(() => (globalThis as unknown as { slowest: number }).slowest);
	});
}

export const median = (values: readonly number[]): number =>
	values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The median of one cost of several visits. */
export const medianOf = <Key extends string>(costs: readonly Readonly<Record<Key, number>>[], key: Key): number =>
	median(costs.map((cost) => cost[key]));

/** Takes measurements by turns, so that all are taken under the same load of the machine. @returns The results of each. */
export async function byTurns<Result>(
	runs: number,
	...measurements: readonly (() => Promise<Result>)[]
): Promise<Result[][]> {
	const results: Result[][] = measurements.map(() => []);
	for (let run = 0; run < runs; run++)
		for (const [at, measure] of measurements.entries()) results[at]!.push(await measure());
	return results;
}

/** Opens a page on a slow phone. */
export async function withPage<T>(browser: Browser, use: (page: Page, cdp: CDPSession) => Promise<T>): Promise<T> {
	const context = await browser.newContext(PHONE);
	const page = await context.newPage();
	const cdp = await context.newCDPSession(page);
	await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
	// CPU time of the thread instead of elapsed time: reduces the influence of other programs.
	await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
	await page.addInitScript(() => {
		const seen = { blocking: 0, shift: 0 };
		(globalThis as unknown as { seen: typeof seen }).seen = seen;
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
		}).observe({ type: 'longtask', buffered: true });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
				if (!entry.hadRecentInput) seen.shift += entry.value;
			}
		}).observe({ type: 'layout-shift', buffered: true });
	});
	try {
		return await use(page, cdp);
	} finally {
		await context.close();
	}
}

/** Waits until idle work is done: islands mount at idle, two seconds after load at the latest. */
export async function settle(page: Page): Promise<void> {
	await page.waitForTimeout(3000);
	await page.evaluate(
		() => new Promise((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve as () => void)),
	);
}
