import type { Browser, Page } from '@playwright/test';
import { slowly } from './filtering';
import { byTurns, medianOf } from './measure';
import { table } from './table';

/** Number of products in the list, on one page. */
const PRODUCTS = 500;

/** Milliseconds from an action to the painted page, at a quarter of this machine's speed. */
interface KeepingCost {
	/** Main-thread time until the table is mounted, including the page load. */
	readonly mount: number;
	readonly selectAll: number;
	/** Moves a row down by its button. */
	readonly move: number;
	/** Main-thread time from « Mettre à jour » to the message. */
	readonly update: number;
	/** As `update`, for removing ten products by the bulk action. */
	readonly bulk: number;
	/** Longest frame while the list is scrolled from end to end. */
	readonly scroll: number;
}

/** @param base URL of the fixture shop. */
async function measureKeeping(browser: Browser, base: string): Promise<KeepingCost> {
	const prepare = async (page: Page) => {
		await page.context().addCookies([{ name: 'shop_wishlist', value: 'ti-premium', url: base }]);
		await page.context().request.post(`${base}/produit/culotte-taille-haute/`, {
			multipart: { tinv_wishlist_id: '', product_type: 'simple', product_id: '72', product_variation: '0' },
		});
	};
	return slowly(browser, 1280, prepare, async (page) => {
		const cdp = await page.context().newCDPSession(page);
		await cdp.send('Performance.enable');
		const spent = async () => {
			const { metrics } = await cdp.send('Performance.getMetrics');
			return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
		};
		const work = async (act: () => Promise<unknown>) => {
			const before = await spent();
			await act();
			await page.waitForTimeout(1000);
			return (await spent()) - before;
		};
		const told = async (button: string) => {
			await page.locator(button).click();
			await page.locator('.archipel-wishlist-table__message').waitFor();
		};
		const mount = await work(async () => {
			await page.goto(`${base}/favoris/?remplir=${PRODUCTS}`, { waitUntil: 'domcontentloaded' });
			await page
				.locator('tr[data-archipel-row]')
				.nth(PRODUCTS - 1)
				.waitFor({ state: 'attached' });
		});
		const scroll = await page.evaluate(scrollThrough);
		const move = await page.evaluate(pressed, '[data-archipel-step="1"]');
		const update = await work(() => told('[name="tinvwl-action-product_update"]'));
		const bulk = await work(async () => {
			for (const box of (await page.locator('[name="wishlist_pr[]"]').all()).slice(0, 10)) await box.check();
			// Hidden until a product is ticked.
			await page.locator('[name="product_actions"]').selectOption('remove_selected');
			await told('[name="tinvwl-action-product_apply"]');
		});
		const selectAll = await page.evaluate(pressed, '.global-cb');
		return { mount, selectAll, move, update, bulk, scroll };
	});
}

/** Runs in the page: milliseconds from a press to the frame after it. */
function pressed(control: string): Promise<number> {
	return new Promise((resolve) => {
		const began = performance.now();
		document.querySelector<HTMLElement>(control)!.click();
		requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
	});
}

/** Runs in the page. */
async function scrollThrough(): Promise<number> {
	const steps = 60;
	let longest = 0;
	for (let at = 0; at <= steps; at++) {
		const began = performance.now();
		scrollTo({ top: (document.documentElement.scrollHeight * at) / steps, behavior: 'instant' });
		await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
		longest = Math.max(longest, performance.now() - began);
	}
	return longest;
}

/** Measures a wishlist of 500 products on one page of the fixture shop. */
export async function measureLongList(browser: Browser, base: string, runs: number): Promise<void> {
	const [costs] = await byTurns(runs, () => measureKeeping(browser, base));
	const row = (label: string, key: keyof KeepingCost, bound: number) => [
		label,
		medianOf(costs!, key).toFixed(0),
		String(bound),
	];
	table(
		`a wishlist of 500 products, ms (median of ${runs}; 4× CPU slowdown)`,
		['', 'Archipel', 'bound'],
		[
			row('main thread, page and mounting', 'mount', 4000),
			row('select all', 'selectAll', 200),
			row('one place down', 'move', 200),
			row('main thread of an update', 'update', 3000),
			row('main thread of a bulk action', 'bulk', 4000),
			row('longest frame of scrolling', 'scroll', 100),
		],
	);
}
