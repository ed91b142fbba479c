import type { Browser, Page } from '@playwright/test';
import { slowly } from './filtering';

/** Products of the list, all on one page. */
const PRODUCTS = 500;

/** Milliseconds from what a shopper does to the painted page, at a quarter of this machine's speed. */
export interface KeepingCost {
	/** From the parsed page to the mounted table, longest task of it. */
	readonly mount: number;
	readonly selectAll: number;
	/** One place down, by its button. */
	readonly move: number;
	/** From the shop's answer to « Mettre à jour » to the message, longest task of it. */
	readonly update: number;
	/** As `update`, of ten products that are taken out by the menu. */
	readonly bulk: number;
	/** The longest frame while the list is scrolled from end to end. */
	readonly scroll: number;
}

/** @param base The fixture shop. */
export async function measureKeeping(browser: Browser, base: string): Promise<KeepingCost> {
	const prepare = async (page: Page) => {
		await page.context().addCookies([{ name: 'shop_wishlist', value: 'ti-premium', url: base }]);
		await page.context().request.post(`${base}/produit/culotte-taille-haute/`, {
			multipart: { tinv_wishlist_id: '', product_type: 'simple', product_id: '72', product_variation: '0' },
		});
		await page.addInitScript(watchTasks);
	};
	return slowly(browser, 1280, prepare, async (page) => {
		const longest = async (act: () => Promise<unknown>) => {
			await page.waitForTimeout(1000);
			await page.evaluate('globalThis.longest = 0');
			await act();
			await page.waitForTimeout(500);
			return Number(await page.evaluate('globalThis.longest'));
		};
		const told = async (button: string) => {
			await page.locator(button).click();
			await page.locator('.archipel-wishlist-table__message').waitFor();
		};
		const mount = await longest(async () => {
			await page.goto(`${base}/favoris/?remplir=${PRODUCTS}`, { waitUntil: 'domcontentloaded' });
			await page
				.locator('tr[data-archipel-row]')
				.nth(PRODUCTS - 1)
				.waitFor({ state: 'attached' });
		});
		const scroll = await page.evaluate(scrollThrough);
		const move = await page.evaluate(pressed, '[data-archipel-step="1"]');
		const update = await longest(() => told('[name="tinvwl-action-product_update"]'));
		const bulk = await longest(async () => {
			await page.locator('[name="product_actions"]').selectOption('remove_selected');
			for (const box of (await page.locator('[name="wishlist_pr[]"]').all()).slice(0, 10)) await box.check();
			await told('[name="tinvwl-action-product_apply"]');
		});
		const selectAll = await page.evaluate(pressed, '.global-cb');
		return { mount, selectAll, move, update, bulk, scroll };
	});
}

/** In the page. */
function watchTasks(): void {
	const seen = globalThis as unknown as { longest: number };
	seen.longest = 0;
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
	}).observe({ type: 'longtask', buffered: true });
}

/** In the page: from a press to the frame after it. */
function pressed(control: string): Promise<number> {
	return new Promise((resolve) => {
		const began = performance.now();
		document.querySelector<HTMLElement>(control)!.click();
		requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - began)));
	});
}

/** In the page. */
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
