import { expect, said, visit, type Page } from '../harness';
import { controls, HEADER, line, LINK } from '../mini-cart-helpers';
import { tryAgain, type ServerCall, type World } from './server-call';

const BODY = 'Body sexy 1';
const MASK = 'Masque satin';
const BEFORE = { [BODY]: 2, [MASK]: 1 };
const MORE = { ...BEFORE, [BODY]: 3 };

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Votre panier' });
const errors = (page: Page) => drawer(page).locator('[data-state=error]');

/** The drawer stays open. */
const stays = ({ page }: World) => expect(drawer(page)).toBeVisible();

/** Calls of the cart, and of changes in the mini-cart. */
export const miniCartCalls: readonly ServerCall[] = [
	{
		name: 'looking into the cart',
		meets: 'truncated',
		survives: 'late',
		endpoint: 'get_refreshed_fragments',
		async open({ page, shop }) {
			await shop.add(72, 2);
			await shop.add(1178);
			await visit(page, '/contact/', HEADER);
			await expect(page.locator(LINK)).toContainText('3');
			// A login in this browser: the page's copy of the cart becomes invalid.
			await page.evaluate(() => document.dispatchEvent(new CustomEvent('archipel:forget-visitor')));
		},
		act: ({ page }) => page.locator(LINK).click(),
		retry: (page) => tryAgain(drawer(page)),
		async told({ page }) {
			await expect(drawer(page)).toContainText('Votre panier n’a pas pu être chargé.');
			await expect(drawer(page).getByRole('link', { name: 'Voir le panier' })).toBeVisible();
			await expect(page.locator(LINK).locator('.archipel-mini-cart__count')).toBeEmpty();
		},
		async done({ page }) {
			await expect(line(drawer(page), BODY)).toBeVisible();
			await expect(page.locator(LINK)).toContainText('3');
			await expect(errors(page)).toHaveCount(0);
			await expect(controls(drawer(page), BODY).remove).toBeFocused();
		},
	},
	{
		name: 'a quantity in the mini-cart',
		meets: 'empty',
		survives: 'truncated',
		endpoint: 'archipel_set_quantity',
		open: stays,
		act: ({ page }) => controls(drawer(page), BODY).more.click(),
		retry: (page) => controls(drawer(page), BODY).retry,
		told: ({ page }) => expect(line(drawer(page), BODY).locator('[data-state=error]')).toBeVisible(),
		async kept(world) {
			await expect(controls(drawer(world.page), BODY).quantity).toHaveValue('2');
			expect(await world.shop.cart()).toEqual(BEFORE);
		},
		async done({ page, shop }) {
			await expect(said(page)).toContainText('quantité 3');
			await expect(controls(drawer(page), BODY).quantity).toHaveValue('3');
			await expect(errors(page)).toHaveCount(0);
			expect(await shop.cart()).toEqual(MORE);
		},
	},
];
