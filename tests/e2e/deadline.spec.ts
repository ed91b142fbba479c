import { closeByEscape, expect, mounted, test, type Page } from './harness';
import { addButton as formButton } from './product-page';
import { addButton, CULOTTE, openTiles } from './tiles-page';
import { open as openForm, panel, swatch, withoutTable } from './variation-page';

/** Maximum seconds until the customer is told that the shop does not respond. */
const DEADLINE = 20;
/** Minimum seconds that a slow shop is waited for. */
const PATIENCE = 9;

const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

interface Case {
	readonly name: string;
	readonly act: (page: Page) => Promise<unknown>;
	readonly endpoint: string;
	readonly done?: (page: Page) => Promise<unknown>;
}

/** Checks time-out and message for a shop that stops responding, then retries. */
async function waitInVain(page: Page, { name, act, endpoint, done }: Case): Promise<void> {
	/** Number of requests of the endpoint, including lookups after a lost response. */
	let asked = 0;
	await page.route('**', async (route) => {
		if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.fallback();
		if (route.request().url().includes(endpoint) || route.request().postData()?.includes(endpoint)) asked++;
		await new Promise(() => {});
	});
	await act(page);
	await expect.poll(() => asked, name).toBe(1);
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
	await page.clock.runFor((PATIENCE - 1) * 1000);
	await expect(retry(page), name).toHaveCount(0);
	for (let second = PATIENCE; second < DEADLINE; second++) {
		await page.clock.runFor(1000);
		// The browser reports aborted requests asynchronously.
		await page.evaluate(
			() =>
				new Promise((resolve) => {
					const { port1, port2 } = new MessageChannel();
					port1.addEventListener('message', resolve, { once: true });
					port1.start();
					port2.postMessage('');
				}),
		);
	}
	await expect(retry(page), name).toBeVisible();
	await expect(page.locator('[aria-busy=true], .loading'), name).toHaveCount(0);
	if (!done) return;
	await page.unroute('**');
	await page.clock.resume();
	await retry(page).click();
	await done(page);
}

test.describe(`[REL-01] a shop that answers nothing any more is told of after ${PATIENCE} to ${DEADLINE} seconds, by a message with another try`, () => {
	test.beforeEach(async ({ page, guard }) => {
		guard.allowErrors(/Failed to load resource/);
		await page.clock.install();
	});

	test('in a list: a quick view, adding from a tile, going to the checkout with a product', async ({ page }) => {
		await openTiles(page);
		await page.locator('[data-archipel-quick-view="1178"]').press('Enter');
		// The response is loaded: the focus that returns to the trigger starts no request.
		const view = page.locator('dialog .archipel-quick-view');
		await expect(view).toHaveAttribute('data-state', 'ready');
		await closeByEscape(page.getByRole('dialog'), 'stays');
		await waitInVain(page, {
			name: 'a quick view',
			act: () => page.locator('[data-archipel-quick-view="2100"]').press('Enter'),
			endpoint: 'archipel_quick_view',
			async done() {
				await expect(view).toHaveAttribute('data-state', 'ready');
				await closeByEscape(page.getByRole('dialog'), 'stays');
			},
		});
		const add = addButton(page, CULOTTE);
		await waitInVain(page, {
			name: 'adding from a tile',
			act: () => add.click(),
			endpoint: 'add_to_cart',
			done: () => expect(add).toHaveClass(/\badded\b/),
		});
		const checkout = page.locator('[data-archipel-direct-checkout="1179"]');
		await checkout.hover();
		await mounted(page, 'body');
		await waitInVain(page, {
			name: 'going to the checkout',
			act: () => checkout.click(),
			endpoint: 'archipel_add_to_cart',
		});
	});

	test('on a product: the variation of a choice, adding by the form', async ({ page }) => {
		await withoutTable(page);
		await openForm(page, '/produit/nuisette-dentelle-0/');
		await swatch(page, 'Couleur, Noir').check();
		await waitInVain(page, {
			name: 'the variation of a choice',
			act: () => swatch(page, 'Taille, S').check(),
			endpoint: 'get_variation',
			done: () => expect(panel(page)).toContainText('€'),
		});
		await waitInVain(page, {
			name: 'adding by the form',
			act: () => formButton(page).click(),
			endpoint: 'archipel_add_to_cart',
		});
	});
});
