import type { Page } from '@playwright/test';
import { violations } from './axe';
import { expect, layoutShifts, mounted, test } from './harness';

const SHARE = '[data-archipel=share]';
const PRODUCT = '/produit/nuisette-soiree/?utm_source=lettre';

test.beforeEach(async ({ page, guard }) => {
	// The last example of the page of examples.
	guard.allowErrors(/\[archipel\] share: property "networks/);
	// Nobody outside is called; a window that opens shows nothing.
	await page.context().route(/facebook\.com/, (route) => route.fulfill({ body: '' }));
});

test('[SHARE-01] a network opens in a window that cannot reach back, with the clean address', async ({ page }) => {
	await page.goto(PRODUCT);
	await page.locator(SHARE).scrollIntoViewIfNeeded();
	await mounted(page, SHARE);
	const [popup] = await Promise.all([
		page.waitForEvent('popup'),
		page.getByRole('link', { name: /Partager sur Facebook/ }).click(),
	]);
	expect(popup.url()).not.toContain('utm_source');
	expect(await popup.evaluate(() => window.opener)).toBeNull();
	expect(await layoutShifts(page)).toEqual([]);
});

test('[SHARE-01] the link is copied and that is said', async ({ page, context }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	await page.goto(PRODUCT);
	await page.locator(SHARE).scrollIntoViewIfNeeded();
	await mounted(page, SHARE);
	await page.getByRole('button', { name: 'Copier le lien' }).click();
	await expect(page.locator('#archipel-announcer [aria-live=polite]')).toHaveText('Copié !');
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/produit\/nuisette-soiree\/$/);
});

test('[SHARE-01] the window has 626 by 436 pixels, and e-mail none', async ({ page }) => {
	await page.addInitScript(() => {
		const opened: unknown[] = [];
		window.open = (...args) => (opened.push(args), null);
		Object.assign(window, { opened });
	});
	await page.goto(PRODUCT);
	await page.locator(SHARE).scrollIntoViewIfNeeded();
	await mounted(page, SHARE);
	await page.getByRole('link', { name: /Partager sur Facebook/ }).click();
	const opened = () => page.evaluate(() => (window as unknown as { opened: string[][] }).opened);
	await expect
		.poll(opened)
		.toEqual([[expect.anything(), expect.anything(), expect.stringMatching(/noopener.*width=626,height=436/)]]);
	await expect(page.getByRole('link', { name: 'Envoyer par e-mail' })).toHaveAttribute('href', /^mailto:\?subject=/);
});

test('[SHARE-01] the device’s own sheet where there is one; printing; both by keyboard', async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data })) });
		window.print = () => void Object.assign(window, { printed: true });
	});
	await page.goto('/iles/share/?utm_source=lettre');
	await mounted(page, SHARE);
	const first = page.locator(SHARE).first();
	await first.getByRole('button', { name: 'Partager', exact: true }).press('Enter');
	await expect
		.poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared))
		.toMatchObject({ url: expect.stringMatching(/\/produit\/nuisette-soiree\/$/), title: 'Nuisette Soirée' });
	await first.getByRole('button', { name: 'Imprimer' }).press('Space');
	await expect.poll(() => page.evaluate(() => 'printed' in window)).toBe(true);
});

test.describe('in a theme with strong rules for buttons', () => {
	test.use({ bypassCSP: true });

	test('[SHARE-01] what is a button looks like what is a link', async ({ page }) => {
		await page.goto(PRODUCT);
		await page.addStyleTag({ content: 'button { display: inline-block; padding: 0.6em 1.4em }' });
		const sizes = await page.locator('.archipel-share__button:visible').evaluateAll((buttons) =>
			buttons.map((button) => {
				const { width, height } = getComputedStyle(button, '::before');
				return [button.getBoundingClientRect().width, button.getBoundingClientRect().height, width, height].join();
			}),
		);
		expect(new Set(sizes)).toEqual(new Set(['44,44,22px,22px']));
	});
});

test.describe('[SHARE-01] counters', () => {
	const COUNTS = '**/wp-json/boutique/v1/partages*';
	const counted = (page: Page) => page.locator('[data-archipel-props*=countsUrl]');

	test('[CONS-02] nobody is asked for them after a refusal', async ({ page, shop }) => {
		await page.goto('/iles/share/');
		await counted(page).scrollIntoViewIfNeeded();
		await expect(counted(page)).toHaveAttribute('data-archipel-state', 'mounted');
		await page.waitForLoadState('networkidle');
		expect(shop.calls('/wp-json/boutique/v1/partages')).toEqual([]);
		await expect(counted(page).locator('.archipel-share__count')).toHaveCount(0);
	});

	test.describe('after consent', () => {
		test.use({ answered: false });
		test.beforeEach(({ context, baseURL }) =>
			context.addCookies([{ name: 'cookie_notice_accepted', value: 'true', url: baseURL! }]),
		);

		test('they stand beside their networks, for eyes and ears', async ({ page, shop }) => {
			await page.route(COUNTS, (route) => route.fulfill({ json: { facebook: 1234, reddit: 0 } }));
			await page.goto('/iles/share/');
			await counted(page).scrollIntoViewIfNeeded();
			await expect(counted(page).getByRole('link', { name: /Facebook.*1.?234 partages/ })).toBeVisible();
			await expect(counted(page).locator('.archipel-share__count')).toHaveCount(1);
			const [call] = shop.calls('/wp-json/boutique/v1/partages');
			expect(new URL(call!.url).searchParams.get('url')).toMatch(/\/iles\/share\/$/);
		});
	});
});

test('[A11Y-01] no axe violation', async ({ page }) => {
	await page.goto('/iles/share/');
	await mounted(page, SHARE);
	expect(await violations(page, '.island-example')).toEqual([]);
});

test('[SHARE-01] without JavaScript the links are there, and the buttons that need it are not', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
	const page = await context.newPage();
	await page.goto(PRODUCT);
	await expect(page.getByRole('link', { name: /Partager sur Facebook/ })).toBeVisible();
	await expect(page.locator('[data-archipel-share=copy]')).toBeHidden();
	await context.close();
});

test('[WP-07] English @phone', async ({ page }) => {
	await page.goto('/produit/nuisette-soiree/?lang=en');
	await page.locator(SHARE).scrollIntoViewIfNeeded();
	await mounted(page, SHARE);
	await expect(page.getByRole('button', { name: 'Copy the link' })).toBeVisible();
});
