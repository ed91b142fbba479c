import type { Browser, Page } from '@playwright/test';
import { byTurns, medianOf, settle, withPage, type Interaction } from './measure';
import { table } from './table';

/** Puts the first product of the list that has no options into the cart. */
export async function fillCart({ request }: Page, base: string): Promise<void> {
	const list = await (await request.get(`${base}/boutique/`)).text();
	const [, product_id] = /\?add-to-cart=(\d+)/.exec(list)!;
	await request.post(`${base}/?wc-ajax=add_to_cart`, { form: { product_id: product_id! } });
}

/** Choices of the checkout that change the totals. */
const CHANGES: Readonly<Record<string, Interaction>> = {
	'a shipping method': (page) => page.locator('input.shipping_method:not(:checked)').last().click(),
	async 'a postcode'(page) {
		// Totals are asked for when no required field of the address is empty.
		for (const [name, value] of Object.entries({ address_1: '1 rue des Lilas', city: 'Lyon', postcode: '69001' })) {
			await page.locator(`#billing_${name}`).focus();
			await page.keyboard.type(value);
			await page.keyboard.press('Tab');
		}
	},
};

/** The first frame after a change of the checkout that shows the order review busy: its number, and milliseconds from the event to it. */
async function measureBusy(
	browser: Browser,
	url: string,
	change: Interaction,
	prepare: (page: Page) => Promise<unknown>,
): Promise<{ frames: number; time: number }> {
	return withPage(browser, async (page) => {
		await prepare(page);
		await page.goto(url, { waitUntil: 'networkidle' });
		await settle(page);
		await page.evaluate(() => {
			addEventListener(
				'change',
				async ({ target, timeStamp }) => {
					if (!(target as Element).matches('#billing_postcode, .shipping_method')) return;
					const own = { frames: 0, time: NaN };
					Object.assign(globalThis, { change: own });
					while (!document.querySelector('#order_review :is([aria-busy=true], .blockUI)')) {
						await new Promise(requestAnimationFrame);
						own.frames++;
					}
					own.time = performance.now() - timeStamp;
				},
				true,
			);
		});
		await change(page);
		const seen = await page.waitForFunction(() => {
			const { change } = globalThis as { change?: { frames: number; time: number } };
			return change?.time && change;
		});
		return (await seen.jsonValue()) as { frames: number; time: number };
	});
}

/**
 * Measures the checkout's answer to a change that has the totals asked for.
 *
 * @param without Address of a page without Archipel.
 */
export async function compareChanges(
	browser: Browser,
	base: string,
	runs: number,
	without: (url: string) => string,
): Promise<void> {
	const url = `${base}/commande/`;
	const rows: string[][] = [];
	for (const [name, change] of Object.entries(CHANGES)) {
		const fill = (page: Page) => fillCart(page, base);
		const costs = await byTurns(
			runs,
			() => measureBusy(browser, url, change, fill),
			() => measureBusy(browser, without(url), change, fill),
		);
		const cells = (['frames', 'time'] as const).flatMap((key) => costs.map((of) => medianOf(of, key).toFixed(0)));
		rows.push([name, ...cells, '1']);
	}
	table(
		`from a change of the checkout to the order review that is seen to be busy (median of ${runs}; 4× CPU slowdown)`,
		['', 'frames, Archipel', 'without', 'ms, Archipel', 'without', 'bound of frames'],
		rows,
	);
}
