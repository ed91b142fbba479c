import { ADDRESS } from '../setup/address';
import { closeByEscape, expect, mounted, tabTo, test, type Locator, type Page } from './harness';

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
	await tabTo(page, target);
	await page.keyboard.press(key);
}

/** Checks the focus indicator: an outline or shadow that the unfocused element lacks. */
async function expectRing(target: Locator): Promise<void> {
	const ring = () =>
		target.evaluate((element) => {
			let at: Element | null = element;
			// A control that overlays its swatch shows the ring on an ancestor.
			for (let up = 0; at && up < 3; up++, at = at.parentElement) {
				const { outlineStyle, outlineWidth } = getComputedStyle(at);
				if (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) return true;
			}
			return false;
		});
	expect(await ring()).toBe(true);
}

/** Records the islands' animations and transitions on each following page, by class. */
async function noteMoves(page: Page): Promise<string[]> {
	const moves: string[] = [];
	await page.exposeFunction('archipelTestMoves', (name: string) => moves.push(name));
	await page.addInitScript(() => {
		const note = ({ target, type }: Event) => {
			const element = target as Element;
			const { animationDuration, transitionDuration } = getComputedStyle(element);
			const seconds = (type === 'transitionrun' ? transitionDuration : animationDuration).split(', ').map(parseFloat);
			// Invisible changes have a duration too, below a thousandth of a second.
			if (Math.max(...seconds) > 0.01 && element.closest('[class*="archipel-"]'))
				(window as unknown as { archipelTestMoves: (name: string) => void }).archipelTestMoves(element.className);
		};
		for (const type of ['animationstart', 'transitionrun']) addEventListener(type, note, true);
	});
	return moves;
}

test('[A11Y-02] [A11Y-03] from the home page to the order by keyboard, with less motion', async ({ page, shop }) => {
	test.setTimeout(120_000);
	const moves = await noteMoves(page);
	// With reduced motion the theme scrolls at once, instead of smoothly on each key press.
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto('/');
	const first = page.locator('.main-navigation a[href*="/categorie-produit/"]').first();
	await press(page, first);
	await expect(page).toHaveURL(/categorie-produit/);

	await press(page, page.locator('.products .woocommerce-LoopProduct-link').first());
	await expect(page).toHaveURL(/\/produit\//);

	// The role changes when suggestions open on focus.
	await tabTo(page, page.getByRole('banner').locator('[name=s]'));
	await page.keyboard.type('trois options');
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/produit\/guepiere-trois-options\//);

	await mounted(page, '.variations_form');
	const groups = page.locator('.variations_form .variable-items-wrapper');
	for (let at = 0; at < (await groups.count()); at++) {
		const group = groups.nth(at);
		const entry = group.getByRole('radio').first();
		await tabTo(page, entry);
		await expectRing(entry);
		await page.keyboard.press('ArrowRight');
		await expect(group.getByRole('radio', { checked: true })).toBeFocused();
	}
	const add = page.locator('.variations_form .single_add_to_cart_button');
	await expect(add).not.toHaveAttribute('aria-disabled');
	await press(page, add);
	await expect(page.locator('.archipel-notice[data-state=success]')).toBeVisible();
	await expect(add).toBeFocused();

	const cart = page.locator('header [data-archipel="mini-cart"] > a');
	await tabTo(page, cart);
	expect(moves).toEqual([]);
	await page.emulateMedia({ reducedMotion: 'no-preference' });
	await page.keyboard.press('Enter');
	const drawer = page.getByRole('dialog', { name: 'Votre panier' });
	await expect(drawer).toBeVisible();
	await expect.poll(() => moves.join()).toContain('archipel-dialog');
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await press(page, drawer.getByRole('button', { name: 'Augmenter la quantité' }));
	await expect(drawer.getByRole('spinbutton')).toHaveValue('2');
	await closeByEscape(drawer, 'stays');
	await expect(cart).toBeFocused();

	moves.length = 0;
	await page.keyboard.press('Enter');
	await expect(drawer).toBeVisible();
	await press(page, drawer.getByRole('link', { name: 'Voir le panier' }));
	await expect(page).toHaveURL(/page-panier/);

	await press(page, page.locator('.checkout-button'));
	await expect(page).toHaveURL(/commande/);
	for (const [id, value] of Object.entries(ADDRESS)) {
		await tabTo(page, page.locator(`#${id}`));
		await page.keyboard.insertText(value);
	}
	const terms = page.locator('#terms');
	if (await terms.count()) await press(page, terms, ' ');
	await press(page, page.locator('#place_order'));
	await expect(page).toHaveURL(/order-received|commande-recue/);
	await expect(page.getByRole('main')).toContainText('Guêpière trois options');
	expect(await shop.cart()).toEqual({});
	expect(moves).toEqual([]);
});
