import type { Page } from '@playwright/test';

import { distFile } from './dist-file';
import { hold } from './hold';
import { expect, layoutShifts, mounted, rewrite, test } from './harness';
import { FORM, SELECTS, open, select, addButton, press, panel, variationId, announced } from './variation-page';

test.describe('the choice', () => {
	test('[VAR-05] [SW-10] [SEC-03 A12] without a complete choice the button names what is missing, marks it and goes to the first; the message goes with the change', async ({
		page,
		shop,
	}) => {
		await open(page, SELECTS);
		await expect(addButton(page)).toHaveClass(/wc-variation-selection-needed/);
		await expect(page.locator('.woocommerce-variation-add-to-cart-disabled')).toBeVisible();
		await select(page, 'Couleur').selectOption('rouge');
		shop.forget();
		await press(page);
		const text = 'Veuillez sélectionner des options du produit avant de l’ajouter à votre panier. Il manque : Taille.';
		await expect(page.locator('.archipel-notice')).toHaveText(text);
		await expect(
			page.locator('td.value', { has: select(page, 'Taille') }).locator('.archipel-notice'),
		).toBeInViewport();
		await expect(announced(page).getByRole('alert')).toHaveText(text);
		await expect(select(page, 'Taille')).toBeFocused();
		await expect(select(page, 'Taille')).toHaveAttribute('aria-invalid', 'true');
		await expect(select(page, 'Couleur')).not.toHaveAttribute('aria-invalid');
		expect(shop.calls()).toEqual([]);
		expect(await shop.cart()).toEqual({});
		await select(page, 'Taille').selectOption('m');
		await expect(page.locator('.archipel-notice')).toHaveCount(0);
		await expect(page.locator('[data-archipel-missing], [aria-invalid]')).toHaveCount(0);
	});

	test('[VAR-05] the specification’s alerts come back where the owner wants them', async ({ page }) => {
		await page.route('**/produit/**', async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace('"nativeAlerts":false', '"nativeAlerts":true');
			await route.fulfill({ response, body });
		});
		await open(page, SELECTS);
		const alerts: string[] = [];
		page.on('dialog', (dialog) => {
			alerts.push(dialog.message());
			void dialog.accept();
		});
		await press(page);
		await expect(select(page, 'Couleur')).toBeFocused();
		expect(alerts).toEqual(['Veuillez sélectionner des options du produit avant de l’ajouter à votre panier.']);
		await expect(page.locator('.archipel-notice')).toHaveCount(0);
	});

	test('[VAR-07] the reset link is there while something is chosen; it opens all, says so and goes to the first option', async ({
		page,
	}) => {
		await open(page, SELECTS);
		const reset = page.locator(`${FORM} .reset_variations`);
		await expect(reset).toBeHidden();
		await select(page, 'Taille').selectOption('s');
		await expect(reset).toBeVisible();
		await reset.focus();
		await page.keyboard.press('Enter');
		await expect(select(page, 'Taille')).toHaveValue('');
		await expect(page.locator('.reset_variations_alert')).toHaveText(
			'Votre sélection a été réinitialisée. Veuillez sélectionner des options du produit avant de l’ajouter à votre panier.',
		);
		await expect(select(page, 'Couleur')).toBeFocused();
		await expect(reset).toBeHidden();
		expect(new URL(page.url()).hash).toBe('');
		await select(page, 'Taille').selectOption('s');
		await expect(page.locator('.reset_variations_alert')).toHaveText('');
		await reset.focus();
		await page.keyboard.press('Space');
		await expect(select(page, 'Taille')).toHaveValue('');
	});

	test('[VAR-08] an address that names options is honoured, also on a page from a cache', async ({ page }) => {
		await open(page, `${SELECTS}?attribute_pa_couleur=noir&attribute_pa_taille=s`);
		await expect(panel(page)).toContainText('50,99');
		expect(await layoutShifts(page)).toEqual([]);

		// The same file for every address: nothing is preselected in it.
		await page.route('**/produit/**', async (route) => {
			const response = await route.fetch({ url: new URL(SELECTS, page.url()).href });
			await route.fulfill({ response });
		});
		await open(page, `${SELECTS}?attribute_pa_couleur=noir&attribute_pa_taille=m`);
		await expect(select(page, 'Taille')).toHaveValue('m');
		await expect(variationId(page)).not.toHaveValue('0');
	});

	test('[VAR-08] options that the server has chosen are looked up; others are told 100 ms later', async ({ page }) => {
		await page.clock.install();
		await page.addInitScript(() => {
			Object.assign(globalThis, { told: [] as string[] });
			for (const name of ['archipel:variation-form-ready', 'archipel:variation-found'])
				addEventListener(name, () => (globalThis as unknown as { told: string[] }).told.push(name));
		});
		const told = () => page.evaluate(() => (globalThis as unknown as { told: string[] }).told);
		await rewrite(page, SELECTS, (html) =>
			html.replace(/<option value="(noir|m)"/g, '<option value="$1" selected="selected"'),
		);
		await page.clock.pauseAt(Date.now() + 60_000);
		await page.goto(SELECTS, { waitUntil: 'commit' });
		// Idle callbacks are on the clock too.
		await expect(async () => {
			await page.locator(FORM).dispatchEvent('pointerdown');
			await page.clock.runFor(1);
			await expect(page.locator(FORM)).toHaveAttribute('data-archipel-state', 'mounted', { timeout: 100 });
		}).toPass();
		await expect(variationId(page)).not.toHaveValue('0');
		expect(await told()).toEqual([]);
		await page.clock.runFor(100);
		expect(await told()).toEqual(['archipel:variation-found', 'archipel:variation-form-ready']);
		await page.clock.runFor(400);
		await expect(panel(page)).toContainText('€');
	});

	test('[VAR-13] the choice is in the address, and Back brings it again', async ({ page }) => {
		await open(page, `${SELECTS}?utm_source=lettre`);
		await select(page, 'Couleur').selectOption('rouge');
		await select(page, 'Taille').selectOption('m');
		await expect(page).toHaveURL(/\?utm_source=lettre&attribute_pa_couleur=rouge&attribute_pa_taille=m$/);
		const length = await page.evaluate(() => history.length);
		await page.goto('/boutique/');
		await page.goBack();
		await mounted(page, FORM);
		await expect(select(page, 'Couleur')).toHaveValue('rouge');
		await expect(select(page, 'Taille')).toHaveValue('m');
		await expect(variationId(page)).not.toHaveValue('0');
		expect(await page.evaluate(() => history.length)).toBe(length + 1);
	});

	/** Black in M only, red in all sizes. */
	async function withSingle(page: Page): Promise<void> {
		await page.route('**/produit/**', async (route) => {
			const response = await route.fetch();
			const body = (await response.text()).replace(/data-product_variations="[^"]*"/, (attribute) => {
				const json = attribute
					.slice(25, -1)
					.replaceAll('&quot;', '"')
					.replaceAll('&#39;', "'")
					.replaceAll('&lt;', '<')
					.replaceAll('&gt;', '>')
					.replaceAll('&amp;', '&');
				const list = (JSON.parse(json) as { attributes: Record<string, string> }[]).filter(
					({ attributes }) =>
						attributes['attribute_pa_couleur'] !== 'noir' || attributes['attribute_pa_taille'] === 'm',
				);
				return `data-product_variations="${JSON.stringify(list).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
			});
			await route.fulfill({ response, body });
		});
	}

	test('[VAR-13] a single remaining value is chosen and announced, and gives way to another choice', async ({
		page,
	}) => {
		await withSingle(page);
		await open(page, SELECTS);
		await select(page, 'Couleur').selectOption('noir');
		await expect(select(page, 'Taille')).toHaveValue('m');
		await expect(announced(page).getByRole('status')).toHaveText('Taille : M, seul choix possible.');
		await expect(variationId(page)).not.toHaveValue('');
		await select(page, 'Couleur').selectOption('rouge');
		await expect(select(page, 'Couleur')).toHaveValue('rouge');
	});

	test('[VAR-13] [RT-03] it is chosen too where the choice was made before the island had come', async ({ page }) => {
		await withSingle(page);
		const release = await hold(page, `**/${distFile('islands/variation-form')}*`);
		await page.goto(SELECTS);
		await select(page, 'Couleur').selectOption('noir');
		await expect(select(page, 'Taille')).toHaveValue('');
		release();
		await expect(select(page, 'Taille')).toHaveValue('m');
		await expect(variationId(page)).not.toHaveValue('');
	});

	test('[RT-11] two forms on a page do not touch each other, and a form that comes later works within a second', async ({
		page,
	}) => {
		await open(page, SELECTS);
		await page.evaluate(() => {
			const product = document.querySelector('div.product')!;
			const copy = product.cloneNode(true) as HTMLElement;
			delete copy.querySelector<HTMLElement>('form.variations_form')!.dataset['archipelState'];
			copy.id = 'copy';
			for (const script of copy.querySelectorAll('script')) script.remove();
			product.after(copy);
		});
		const copy = page.locator('#copy');
		await expect(copy.locator(FORM)).toHaveAttribute('data-archipel-state', 'mounted');
		await copy.locator('select').first().selectOption('noir');
		await copy.locator('select').nth(1).selectOption('s');
		await expect(copy.locator('.single_variation')).not.toBeEmpty();
		await expect(page.locator('.single_variation').first()).toBeEmpty();
		await expect(page.locator(`${FORM} select`).first()).toHaveValue('');
		await expect(page.locator('.product_meta .sku').first()).toHaveText('LG-2');
		expect(new URL(page.url()).search).toBe('');
	});
});
