import type { Locator, Page } from '@playwright/test';
import { violations } from './axe';
import { closeByEscape, expect, layoutShifts, mounted, test, visit } from './harness';

const main = (page: Page) => page.locator('[data-archipel=menu]').first();
const MENU = '[data-archipel=menu]';
const link = (page: Page, name: string) => page.locator(MENU).getByRole('link', { name, exact: true }).first();
const item = (page: Page, name: string) =>
	page.locator(`${MENU} li`, { has: page.locator(`> a:text-is("${name}")`) }).first();
const button = (page: Page, name: string) =>
	page.getByRole('button', { name: `Sous-menu : ${name}`, exact: true }).first();
const panel = (page: Page, name: string) => item(page, name).locator('> .sub-menu');
const box = async (target: Locator) => (await target.boundingBox())!;

test('[NAV-01] [NAV-02] [ACC-02] [A11Y-01] [A11Y-02] in a wide window', async ({ page }) => {
	await visit(page, '/iles/menu/', MENU);
	await test.step('mounting', async () => {
		await expect(main(page)).toHaveAttribute('data-archipel-menu', 'bar');
		expect(await layoutShifts(page, MENU)).toEqual([]);
	});
	await test.step('the pointer', async () => {
		await link(page, 'Ensembles').hover();
		await expect(panel(page, 'Ensembles')).toBeVisible();
		await expect(panel(page, 'Ensembles')).toHaveCSS('animation-duration', '0.25s');
		expect(await violations(page, '[data-archipel=menu]')).toEqual([]);
		// The pointer may enter the panel (WCAG 1.4.13).
		await link(page, 'Bodys').hover();
		await page.waitForTimeout(250);
		await expect(panel(page, 'Ensembles')).toBeVisible();
		await page.mouse.move(4, 700);
		await expect(panel(page, 'Ensembles')).toBeHidden();
	});
	await test.step('keys', async () => {
		await button(page, 'Ensembles').press('Enter');
		await page.keyboard.press('Tab');
		await expect(link(page, 'Bodys')).toBeFocused();
		await expect(link(page, 'Bodys')).toHaveCSS('outline-offset', '-3px');
		await button(page, 'Deux pièces').press('Space');
		await closeByEscape(panel(page, 'Deux pièces'), 'stays');
		await expect(button(page, 'Deux pièces')).toBeFocused();
		await expect(page.locator('[data-archipel=menu] :is([role=menu], [role=menubar], [role=menuitem])')).toHaveCount(0);
	});
	await test.step('the account menu', async () => {
		await button(page, 'Mon compte').click();
		await expect(link(page, 'Mes commandes')).toBeVisible();
		expect(await violations(page, '[data-archipel=menu]')).toEqual([]);
		await page.keyboard.press('Escape');
	});
	await test.step('widths', async () => {
		await button(page, 'Nuit').click();
		await expect(panel(page, 'Nuit')).toHaveAttribute('popover', 'manual');
		await expect(link(page, 'Dentelle')).toBeVisible();
		expect(await violations(page, '[data-archipel=menu]')).toEqual([]);
		await button(page, 'Marques').click();
		await expect.poll(async () => (await box(panel(page, 'Marques'))).x).toBe(0);
		const width = await page.evaluate(() => document.documentElement.clientWidth);
		expect((await box(panel(page, 'Marques'))).width).toBeCloseTo(width, 0);

		// At the end of a window just wide enough for the bar.
		await page.setViewportSize({ width: 1030, height: 700 });
		await main(page).evaluate((host) => (host.querySelector<HTMLElement>('.menu')!.style.justifyContent = 'end'));
		await button(page, 'Ensembles').click();
		await button(page, 'Deux pièces').click();
		const inner = panel(page, 'Deux pièces');
		await expect.poll(async () => (await box(inner)).x + (await box(inner)).width).toBeLessThanOrEqual(1030);
	});
	await test.step('a link goes on being one, and the bar a bar from 1025 px on', async () => {
		for (const key of ['Escape', 'Escape']) await page.keyboard.press(key);
		for (const [width, look] of [
			[1024, 'accordion'],
			[1025, 'bar'],
		] as const) {
			await page.setViewportSize({ width, height: 700 });
			await expect(main(page)).toHaveAttribute('data-archipel-menu', look);
		}
		await link(page, 'Nuit').click();
		await expect(page).toHaveURL(/\/categorie-produit\/nuisettes\/$/);
	});
});

test.describe('by finger', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

	test('[NAV-02] [A11Y-01] in a window of 390 px an accordion; over the whole width', async ({ page }) => {
		await page.goto('/iles/menu/');
		const toggle = main(page).getByRole('button', { name: 'Menu', exact: true });
		await test.step('the accordion', async () => {
			await expect(item(page, 'Nuit')).toBeHidden();
			await mounted(page, '[data-archipel=menu]');
			expect(await layoutShifts(page, '[data-archipel=menu]')).toEqual([]);
			await toggle.tap();
			await expect(toggle).toHaveAttribute('aria-expanded', 'true');
			await button(page, 'Ensembles').tap();
			await expect(panel(page, 'Ensembles')).toBeVisible();
			await expect(panel(page, 'Ensembles')).toHaveCSS('position', 'static');
			await expect(panel(page, 'Ensembles')).toHaveCSS('padding-left', '20px');
			await expect(panel(page, 'Ensembles')).toHaveCSS('animation-duration', '0.3s');
			await button(page, 'Deux pièces').tap();
			await expect(link(page, 'Les moins chers')).toBeVisible();
			expect(await violations(page, '[data-archipel=menu]')).toEqual([]);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
		});
		await test.step('over the whole width', async () => {
			const host = page.locator('[data-archipel=menu]', { hasText: 'Tous les rayons' });
			await host.dispatchEvent('pointerdown');
			await expect(host).toHaveAttribute('data-archipel-menu', 'accordion');
			await host.getByRole('button', { name: 'Tous les rayons' }).tap();
			const list = host.locator('#plein');
			await expect(list).toHaveAttribute('popover', 'manual');
			await expect.poll(async () => (await box(list)).width).toBe(390);
			expect((await box(list)).x).toBe(0);
		});
	});
});

test('@noscript [NAV-02] every link is in reach at 390 and 1280 px', async ({ page }) => {
	await page.goto('/iles/menu/');
	for (const width of [390, 1280]) {
		await page.setViewportSize({ width, height: 800 });
		await expect(link(page, 'Toute la boutique')).toBeVisible();
		await link(page, 'Ensembles').press('Tab');
		await expect(link(page, 'Bodys')).toBeFocused();
	}
	await page.goto('/iles/off-canvas-menu/');
	const dentelle = page.locator('details').getByRole('link', { name: 'Dentelle' });
	await page.locator('summary').click();
	for (const width of [1280, 390]) {
		await page.setViewportSize({ width, height: 800 });
		await expect(dentelle).toBeVisible();
	}
});

test.describe('beside the page', () => {
	test.use({ viewport: { width: 390, height: 844 } });
	const dialog = (page: Page) => page.getByRole('dialog', { name: 'Tous les rayons' });

	const inside = (page: Page, name: string) =>
		page.locator('nav[aria-label="Tous les rayons"]').getByRole('link', { name, exact: true });

	test('[NAV-03] one level at a time, back, close; where its files do not come', async ({ page, guard }) => {
		guard.allowErrors(/ERR_FAILED|Failed to (load|fetch)|off-canvas-menu/);
		await test.step('its files do not come', async () => {
			await page.route(/pn-mn/, (route) => route.abort());
			await page.goto('/iles/off-canvas-menu/');
			await page.locator('summary').click();
			await expect(inside(page, 'Toute la boutique')).toBeVisible();
			await expect(dialog(page)).toHaveCount(0);
			await page.unroute(/pn-mn/);
		});
		await page.goto('/iles/off-canvas-menu/');
		const opener = page.locator('summary', { hasText: 'Menu' });
		await opener.click();
		await expect(dialog(page)).toBeVisible();
		await expect(inside(page, 'Nuisettes')).toBeHidden();
		expect(await violations(page, 'dialog')).toEqual([]);
		await page.getByRole('button', { name: 'Ouvrir : Nuit' }).click();
		await page.getByRole('button', { name: 'Ouvrir : Nuisettes' }).click();
		await expect(inside(page, 'Dentelle')).toBeVisible();
		await expect(inside(page, 'Pyjamas')).toBeHidden();
		expect(await violations(page, 'dialog')).toEqual([]);
		const back = dialog(page).getByRole('button', { name: /^Retour.*Nuisettes/ });
		await expect(back).toBeFocused();
		await back.click();
		await expect(page.getByRole('button', { name: 'Ouvrir : Nuisettes' })).toBeFocused();
		await expect(inside(page, 'Pyjamas')).toBeVisible();
		await closeByEscape(dialog(page));
		await expect(opener).toBeFocused();
		await page.keyboard.press('Enter');
		await dialog(page).getByRole('button', { name: 'Fermer' }).click();
		await expect(opener).toBeFocused();
		await expect(page.locator('details nav')).toBeHidden();
	});
});
