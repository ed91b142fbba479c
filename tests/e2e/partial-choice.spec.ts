import type { Page } from '@playwright/test';
import { expect, layoutShifts, rewrite, test } from './harness';
import { addButton as anyAddButton, open as openForm } from './product-page';
import { FORM, LARGE, SELECTS, SWATCHES, addButton, open, panel, select, swatch } from './variation-page';

const mainPrice = (page: Page) => page.locator('.summary > p.price, .summary .price').first();
const picture = (page: Page) => page.locator('.woocommerce-product-gallery .wp-post-image').first();
const lists = (page: Page) => page.locator(`${FORM} ul.variable-items-wrapper`);

/** Themes make a dead button of WooCommerce's classes, by whatever rule. */
const HOSTILE = `
	.single_add_to_cart_button.disabled, .wc-variation-selection-needed { opacity: .3 !important; background: #ccc !important; color: #eee !important; pointer-events: none; cursor: not-allowed }
	.single_add_to_cart_button.loading { padding-inline-end: 4em; opacity: .25 }
	.single_add_to_cart_button.loading::after, .single_add_to_cart_button.added::after { content: 'XXXXXXXX' }
	.single_variation .stock { margin-block: 20px }
	.single_variation_wrap > .woocommerce-variation-add-to-cart { margin-block-start: 19px }
`;
const hostile = (page: Page, path: string) =>
	rewrite(page, path, (html) => html.replace('</head>', '<link rel="stylesheet" href="/hostile.css"></head>'));

test.beforeEach(({ page }) =>
	page.route('**/hostile.css', (route) => route.fulfill({ body: HOSTILE, contentType: 'text/css' })),
);

test.describe('a choice that leaves several variations possible', () => {
	for (const [name, path] of [
		['listed on the page', `${LARGE}?preload=on`],
		['known from the availability table', LARGE],
	] as const) {
		test(`[SW-10] shows the picture and the prices that they share, ${name}`, async ({ page, shop }) => {
			await open(page, path);
			const own = { src: await picture(page).getAttribute('src'), price: await mainPrice(page).textContent() };
			shop.forget();
			await swatch(page, 'Couleur, Prune').check();
			await expect(picture(page)).toHaveAttribute('src', /prune/);
			await expect(picture(page)).toHaveAttribute('srcset', /prune/);
			await swatch(page, 'Couleur, Noir').check();
			await expect(picture(page)).toHaveAttribute('src', /noir/);
			expect(shop.calls()).toEqual([]);
			await page.getByRole('link', { name: 'Effacer les options' }).click();
			await expect(picture(page)).toHaveAttribute('src', own.src!);
			await expect(mainPrice(page)).toHaveText(own.price!.trim());
		});
	}

	test('[SW-10] prices narrow with the choice, the chosen one takes the place of the range, and a reset brings that back', async ({
		page,
	}) => {
		await open(page, SELECTS);
		const range = (await mainPrice(page).textContent())!.trim();
		await expect(mainPrice(page)).toHaveText(/ – /);
		const kept = await mainPrice(page).evaluate((price) => {
			const line = price.appendChild(document.createElement('small'));
			line.textContent = 'Prix le plus bas des 30 derniers jours';
			return line.textContent;
		});
		await select(page, 'Couleur').selectOption('noir');
		await select(page, 'Taille').selectOption('m');
		await expect(panel(page)).not.toBeEmpty();
		const chosen = (await panel(page).locator('.price').textContent())!.trim();
		await expect(mainPrice(page)).toHaveText(`${chosen}${kept}`);
		await page.getByRole('link', { name: 'Effacer les options' }).click();
		await expect(mainPrice(page)).toHaveText(`${range}${kept}`);
	});

	test('[SW-10] the carousel goes to the picture, and back to the first', async ({ page }) => {
		await open(page, `${LARGE}?preload=on`);
		const row = page.locator('.woocommerce-product-gallery__wrapper');
		await page.getByRole('button', { name: 'Image suivante' }).first().click();
		await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
		await swatch(page, 'Couleur, Prune').check();
		await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
	});
});

test.describe('the button', () => {
	test('[SW-10] names the open option in full colour under a hostile theme, and keeps WooCommerce’s classes', async ({
		page,
	}) => {
		await hostile(page, SWATCHES);
		const look = () =>
			addButton(page).evaluate((button) => {
				const { backgroundColor, color, opacity, pointerEvents } = getComputedStyle(button);
				return { backgroundColor, color, opacity, pointerEvents };
			});
		await open(page, SWATCHES);
		await expect(addButton(page)).toHaveText('Choisir une teinte');
		await expect(addButton(page)).toHaveClass(/\bdisabled\b.*wc-variation-selection-needed/);
		await expect(addButton(page)).not.toHaveAttribute('aria-disabled');
		// Colours are on their way while the theme's transition runs.
		await addButton(page).evaluate((button) => Promise.all(button.getAnimations().map(({ finished }) => finished)));
		const open_ = await look();
		expect(open_).toMatchObject({ opacity: '1', pointerEvents: 'auto' });
		await swatch(page, 'Teinte, Noir profond').check();
		await expect(addButton(page)).toHaveText('Choisir un bonnet');
		await addButton(page).click();
		await expect(lists(page).nth(1).getByRole('radio').first()).toBeFocused();
		await expect(lists(page).nth(1)).toHaveAttribute('aria-invalid', 'true');
		await swatch(page, 'Bonnet, B').check();
		await expect(addButton(page)).toHaveText('Ajouter au panier');
		await page.mouse.move(0, 0);
		await expect.poll(look).toEqual(open_);
		await swatch(page, 'Bonnet, D, épuisé').check();
		await expect(addButton(page)).toHaveClass(/wc-variation-is-unavailable/);
		await expect(addButton(page)).toHaveAttribute('aria-disabled', 'true');
		await expect(addButton(page)).toHaveCSS('opacity', '0.3');
	});

	test('[CART-14] pending and added are a word and a mark of their own; nothing moves, whatever the theme hangs on the classes', async ({
		page,
		shop,
	}) => {
		const path = '/produit/culotte-taille-haute/';
		await hostile(page, path);
		await openForm(page, path);
		await shop.hold('archipel_add_to_cart');
		const box = await anyAddButton(page).boundingBox();
		await anyAddButton(page).focus();
		await page.keyboard.press('Enter');
		const mark = anyAddButton(page).locator('.archipel-progress');
		await expect(mark).toHaveText('Ajout…');
		expect(await anyAddButton(page).boundingBox()).toEqual(box);
		await expect(anyAddButton(page)).toHaveCSS('opacity', '1');
		await shop.heal();
		await expect(mark).toHaveText('Ajouté');
		await expect(mark.locator('svg')).toBeVisible();
		expect(await anyAddButton(page).boundingBox()).toEqual(box);
		await expect(mark).toHaveCount(0);
		await expect(anyAddButton(page)).toHaveText('Ajouter au panier');
		await expect(anyAddButton(page)).toHaveClass(/\badded\b/);
		expect(await anyAddButton(page).boundingBox()).toEqual(box);
		await expect(anyAddButton(page)).toBeFocused();
	});
});

test('[VAR-03] the add button keeps its place while a variation is looked up, also between the margins of a block theme', async ({
	page,
	shop,
}) => {
	await hostile(page, LARGE);
	await open(page, LARGE);
	await shop.hold('get_variation');
	for (const name of ['Couleur, Noir', /^Taille, M/, /^Bonnet, D/]) await swatch(page, name).check();
	const top = async () => (await addButton(page).boundingBox())!.y + (await page.evaluate(() => scrollY));
	await select(page, 'Tour de dos').selectOption('95');
	await expect(page.locator(FORM)).toHaveAttribute('aria-busy', 'true');
	const before = await top();
	await shop.heal();
	await expect(panel(page)).not.toBeEmpty();
	expect(await top()).toBe(before);
	expect(await layoutShifts(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[SW-01] the selects that the swatch plugin hides are shown, its lists are not', async ({ page, shop }) => {
		await page.goto(SWATCHES);
		await expect(lists(page).first()).toBeHidden();
		await page.locator('select[name=attribute_pa_teinte]').selectOption('noir-profond');
		await page.locator('select[name=attribute_pa_bonnet]').selectOption('b');
		await addButton(page).click();
		await expect.poll(() => shop.cart()).toEqual({ 'Guêpière trois options - Noir profond, B': 1 });
	});
});
