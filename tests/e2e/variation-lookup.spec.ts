import { expect, test } from './harness';
import {
	FORM,
	LARGE,
	open,
	select,
	addButton,
	panel,
	variationId,
	swatch,
	announced,
	withoutTable,
	holdLookup,
} from './variation-page';

test.describe('asking the server', () => {
	test.beforeEach(async ({ page }) => withoutTable(page));
	const AJAX = '/produit/nuisette-dentelle-0/';

	test('[VAR-02] one request with attributes and product when all is chosen; the form is blocked; answers are kept', async ({
		page,
		shop,
	}) => {
		const letGo = await holdLookup(page);
		await open(page, AJAX);
		await swatch(page, 'Couleur, Noir').check();
		expect(shop.calls('get_variation')).toEqual([]);
		await swatch(page, 'Taille, XL').check();
		await expect(page.locator(FORM)).toHaveAttribute('aria-busy', 'true');
		letGo();
		await expect(panel(page)).toContainText('44,99');
		await expect(page.locator(FORM)).not.toHaveAttribute('aria-busy');
		expect(shop.calls('get_variation').map(({ fields }) => fields)).toEqual([
			{ attribute_pa_couleur: 'noir', attribute_pa_taille: 'xl', product_id: '23' },
		]);
		await swatch(page, 'Taille, L').check();
		await expect(panel(page).locator('.stock')).toHaveText(/./);
		await expect.poll(() => shop.calls('get_variation').length).toBe(2);
		await expect(page.locator(FORM)).not.toHaveAttribute('aria-busy');
		await swatch(page, 'Taille, XL').check();
		await expect(variationId(page)).not.toHaveValue('');
		expect(shop.calls('get_variation')).toHaveLength(2);
	});

	test('[VAR-02] an older answer is never shown', async ({ page, shop }) => {
		await open(page, AJAX);
		await swatch(page, 'Couleur, Noir').check();
		const answers: (() => Promise<void>)[] = [];
		await page.route('**/?wc-ajax=get_variation', async (route) => {
			const response = await route.fetch();
			answers.push(() => route.fulfill({ response }).catch(() => {}));
		});
		await swatch(page, 'Taille, S').focus();
		await page.keyboard.press('Space');
		await expect.poll(() => answers.length).toBe(1);
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => answers.length).toBe(2);
		const [, last] = shop.calls('get_variation').map(({ fields }) => fields['attribute_pa_taille']);
		await answers[1]!();
		await expect(page.locator('.product_meta .sku')).toHaveText(new RegExp(`-${last}$`, 'i'));
		await answers[0]!();
		await expect(panel(page)).not.toBeEmpty();
		await expect(page.locator('.product_meta .sku')).toHaveText(new RegExp(`-${last}$`, 'i'));
	});

	test('[VAR-04] no match: the display is reset, and an inline notice says so', async ({ page }) => {
		await page.route('**/?wc-ajax=get_variation', (route) => route.fulfill({ json: false }));
		await open(page, AJAX);
		await swatch(page, 'Couleur, Noir').check();
		await swatch(page, 'Taille, S').check();
		const text = 'Désolé, aucun produit ne répond à vos critères. Veuillez choisir une combinaison différente.';
		await expect(page.locator('.wc-no-matching-variations')).toHaveText(text);
		await expect(announced(page).getByRole('alert')).toHaveText(text);
		await expect(page.locator('.product_meta .sku')).toHaveText('LG-0');
		await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
		await swatch(page, 'Taille, M').check();
		await expect(page.locator('.wc-no-matching-variations')).toHaveText(text);
		await page.getByRole('link', { name: 'Effacer les options' }).click();
		await expect(page.locator('.wc-no-matching-variations')).toHaveCount(0);
	});

	test('[VAR-02] an add that is asked for while the server is being asked is carried out when it has answered', async ({
		page,
		shop,
	}) => {
		const letGo = await holdLookup(page);
		await open(page, AJAX);
		await swatch(page, 'Couleur, Noir').check();
		await swatch(page, 'Taille, XL').focus();
		await page.keyboard.press('Space');
		await expect(page.locator(FORM)).toHaveAttribute('aria-busy', 'true');
		await addButton(page).focus();
		await page.keyboard.press('Enter');
		expect(await shop.cart()).toEqual({});
		letGo();
		await expect.poll(() => shop.cart()).toEqual({ 'Nuisette dentelle 0 - Noir, XL': 1 });
	});
});

test.describe('the availability table', () => {
	test('[VAR-12] impossible and sold-out values show without a request; the variation itself is one', async ({
		page,
		shop,
	}) => {
		await open(page, LARGE);
		shop.forget();
		await swatch(page, 'Couleur, Prune').check();
		await swatch(page, /^Taille, M/).check();
		await swatch(page, /^Bonnet, F/).check();
		expect(shop.calls()).toEqual([]);
		await expect(select(page, 'Tour de dos').locator('option:disabled, option.out-of-stock').first()).toBeAttached();
		const free = select(page, 'Tour de dos').locator('option.enabled:not(.out-of-stock)').first();
		await select(page, 'Tour de dos').selectOption((await free.getAttribute('value'))!);
		await expect(panel(page).locator('.stock, .price').first()).toBeVisible();
		expect(shop.calls('get_variation')).toHaveLength(1);
	});
});
