import type { Page } from '@playwright/test';
import { expect, mounted, test } from './harness';
import { addButton as formButton, chooseVariation } from './product-page';
import { addButton, CULOTTE, openTiles } from './tiles-page';
import { open as openForm, swatch, withoutTable } from './variation-page';

/** Seconds after which a shopper has been told that the shop does not answer, whatever was asked for. */
const DEADLINE = 20;
/** Seconds that a slow shop may take without being given up. */
const PATIENCE = 9;

const retry = (page: Page) => page.getByRole('button', { name: 'Réessayer' });

interface Case {
	readonly name: string;
	readonly open: (page: Page) => Promise<unknown>;
	readonly act: (page: Page) => Promise<unknown>;
	/** The request that hangs. */
	readonly endpoint: string;
}

const CASES: readonly Case[] = [
	{
		name: 'adding from a tile',
		open: openTiles,
		act: (page) => addButton(page, CULOTTE).click(),
		endpoint: 'add_to_cart',
	},
	{
		name: 'adding by the form of a product',
		open: chooseVariation,
		act: (page) => formButton(page).click(),
		endpoint: 'archipel_add_to_cart',
	},
	{
		name: 'going to the checkout with a product',
		async open(page) {
			await openTiles(page);
			await page.locator('[data-archipel-direct-checkout="1179"]').hover();
			await mounted(page, 'body');
		},
		act: (page) => page.locator('[data-archipel-direct-checkout="1179"]').click(),
		endpoint: 'archipel_add_to_cart',
	},
	{
		name: 'the variation of a choice',
		async open(page) {
			await withoutTable(page);
			await openForm(page, '/produit/nuisette-dentelle-0/');
			await swatch(page, 'Couleur, Noir').check();
		},
		act: (page) => swatch(page, 'Taille, S').check(),
		endpoint: 'get_variation',
	},
	{
		name: 'a quick view',
		async open(page) {
			await page.goto('/boutique/');
			await page.locator('[data-archipel-quick-view="1178"]').focus();
			await page.keyboard.press('Enter');
			// Its answer has come: the focus that goes back to the trigger asks for nothing.
			await expect(page.locator('dialog .archipel-quick-view')).toHaveAttribute('data-state', 'ready');
			await page.keyboard.press('Escape');
			await expect(page.getByRole('dialog')).toBeHidden();
		},
		// The focus alone may ask for it.
		async act(page) {
			await page.locator('[data-archipel-quick-view="2100"]').focus();
			await page.keyboard.press('Enter');
		},
		endpoint: 'archipel_quick_view',
	},
];

test.describe('[REL-01] a shop that answers nothing any more', () => {
	for (const { name, open, act, endpoint } of CASES)
		test(`${name}: told after ${PATIENCE} to ${DEADLINE} seconds, by a message with another try`, async ({
			page,
			guard,
		}) => {
			guard.allowErrors(/Failed to load resource/);
			await page.clock.install();
			await open(page);
			/** Every request of the page from now on, the one that looks whether the first was carried out too. */
			let asked = 0;
			await page.route('**', async (route) => {
				if (!['fetch', 'xhr'].includes(route.request().resourceType())) return route.fallback();
				if (route.request().url().includes(endpoint) || route.request().postData()?.includes(endpoint)) asked++;
				// No answer, ever: not even a refusal.
				await new Promise(() => {});
			});
			await act(page);
			await expect.poll(() => asked).toBe(1);
			await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
			for (let second = 1; second < PATIENCE; second++) await page.clock.runFor(1000);
			await expect(retry(page)).toHaveCount(0);
			for (let second = PATIENCE; second < DEADLINE; second++) {
				await page.clock.runFor(1000);
				// What was given up is told to the page by the browser, in its own time.
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
			await expect(retry(page)).toBeVisible();
			await expect(page.locator('[aria-busy=true], .loading')).toHaveCount(0);
		});
});
