import { caught, expect, hold, layoutShifts, test, violations } from './harness';
import { SIMPLE, GROUPED, open, addButton, notice, chooseVariation, CHOSEN } from './product-page';

const CULOTTE = 'Culotte taille haute';

test('[CART-14] a variable product is added without a reload, with all fields', async ({ page, shop }) => {
	await chooseVariation(page);
	await page.locator('form.variations_form').evaluate((form) => {
		form.append(Object.assign(document.createElement('input'), { name: 'gravure' }));
	});
	await page.locator('[name=gravure]').fill('Pour Léa');
	await page.getByRole('spinbutton').fill('2');
	const { length } = await layoutShifts(page);
	await addButton(page).click();
	await expect(notice(page)).toHaveAttribute('data-state', 'success');
	await expect(notice(page).getByRole('link', { name: 'Voir le panier' })).toBeVisible();
	await expect(notice(page)).toHaveText(/Nuisette dentelle 2.* Noir, M.*Sous-total \(2 articles\)\s: \d+,\d\d\s€/);
	await expect(notice(page).locator('img')).toHaveJSProperty('complete', true);
	await expect(addButton(page)).toBeFocused();
	expect(await layoutShifts(page)).toHaveLength(length);
	expect(await violations(page, '.archipel-bottom-bars')).toEqual([]);
	expect(await shop.cart()).toEqual({ [CHOSEN]: 2 });
	expect(shop.calls('archipel_add_to_cart')[0]!.fields).toMatchObject({
		'add-to-cart': '73',
		product_id: '73',
		quantity: '2',
		attribute_pa_couleur: 'noir',
		attribute_pa_taille: 'm',
		gravure: 'Pour Léa',
		variation_id: expect.stringMatching(/^\d{2,}$/),
	});
});

test('[RT-03] [CART-14] a simple product is added by a press before the island', async ({ page, shop }) => {
	const release = await hold(page, '**/dist/**/*.js*', (request) => !request.url().includes('archipel.js'));
	await page.goto(SIMPLE, { waitUntil: 'commit' });
	await caught(page);
	await addButton(page).click();
	release();
	await expect(notice(page)).toHaveAttribute('data-state', 'success');
	await expect(notice(page)).toContainText(CULOTTE);
	expect(shop.calls('archipel_add_to_cart')[0]!.fields).toMatchObject({ 'add-to-cart': '1179', quantity: '1' });
	expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
});

const plus = { name: /^Augmenter la quantité/ };

test('[CART-14] [QTY-02] [A11Y-01] children of a grouped product have plus and minus, and are added', async ({
	page,
	shop,
}) => {
	await page.setViewportSize({ width: 320, height: 800 });
	await open(page, GROUPED);
	const buttons = page.locator('.group_table').getByRole('button', plus);
	await expect(buttons).toHaveCount(2);
	await expect(buttons.first()).toHaveAccessibleName(/quantité – \S/);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
	expect(await layoutShifts(page)).toEqual([]);

	await addButton(page).click();
	await expect(notice(page)).toHaveAttribute('data-state', 'error');
	await expect(notice(page)).toHaveText(/\S/);
	expect(await violations(page, '.summary')).toEqual([]);
	expect(await shop.cart()).toEqual({});
	await page.getByRole('checkbox').first().check();
	await page.getByRole('spinbutton').first().fill('2');
	await addButton(page).click();
	await expect(notice(page)).toHaveAttribute('data-state', 'success');
	expect(Object.values(await shop.cart()).sort()).toEqual([1, 2]);
});

test('[QTY-02] plus and minus are there without a shift, in one box that is as tall as the button beside it', async ({
	page,
}) => {
	await open(page, SIMPLE);
	expect(await layoutShifts(page)).toEqual([]);
	const edges = await page.locator('form.cart > :is(.quantity, .single_add_to_cart_button)').evaluateAll((row) =>
		row.map((control) => {
			const { top, bottom } = control.getBoundingClientRect();
			return [top, bottom];
		}),
	);
	expect(edges[0]![1]! - edges[0]![0]!).toBeGreaterThanOrEqual(48);
	expect(edges[1]).toEqual(edges[0]);
	await page.getByRole('spinbutton').press('Tab');
	await expect(page.locator('form.cart').getByRole('button', plus)).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('spinbutton')).toHaveValue('2');
});

test('@noscript [SW-01] [GAL-01] selects and pictures are shown', async ({ page }) => {
	await page.goto('/produit/guepiere-trois-options/');
	await expect(page.getByLabel('Teinte').first()).toBeVisible();
	await expect(page.locator('form.variations_form ul.variable-items-wrapper').first()).toBeHidden();

	await page.goto('/iles/swatches/');
	await expect(page.locator('select[name=attribute_pa_couleur]')).toBeVisible();
	await expect(page.locator('.archipel-swatches').first()).toBeHidden();

	await page.goto('/produit/nuisette-soiree/');
	const pictures = page.locator('.woocommerce-product-gallery__image');
	await expect(pictures.first()).toBeVisible();
	await expect(pictures.first().locator('img')).toHaveCSS('opacity', '1');
	await expect(page.locator('.woocommerce-product-gallery')).toHaveCSS('opacity', '1');
	await pictures.nth(2).scrollIntoViewIfNeeded();
	await expect(pictures.nth(2)).toBeInViewport();
});
