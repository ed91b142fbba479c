import { expect, visit } from '../harness';
import { useWishlist } from '../wishlist-helpers';
import { BODY, BRIEFS, MASK, makeList, MANAGE, message, names, openTable, row, wish } from '../wishlist-list';
import { tryAgain, type ServerCall, type World } from './server-call';

async function open({ page, shop }: World): Promise<void> {
	// The fixture shop logs requests by session, and a wishlist does not start one.
	await shop.add(1185);
	await useWishlist(page, 'ti-premium');
	await wish(page, BODY, BRIEFS, MASK);
	await openTable(page);
}

async function openManage({ page }: World): Promise<void> {
	await makeList(page, 'Envies');
	await visit(page, MANAGE, 'form:has([name^="wishlist_name["])');
	await page.getByRole('button', { name: 'Supprimer la liste « Envies »' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Garder' }).click();
	await page.waitForLoadState('networkidle');
}

export const wishlistListCalls: readonly ServerCall[] = [
	{
		name: 'taking a product out of a list',
		meets: '500',
		survives: 'types',
		endpoint: 'tinvwl.remove',
		open,
		retry: (page) => tryAgain(message(page)),
		act: ({ page }) => row(page, 'Masque').locator('[name="tinvwl-remove"]').click(),
		kept: async ({ page }) => expect(await names(page)).toHaveLength(3),
		async done({ page }) {
			await expect(row(page, 'Masque')).toHaveCount(0);
			expect(await names(page)).toHaveLength(2);
		},
	},
	{
		name: 'deleting a list',
		meets: 'offline',
		survives: 'drop',
		endpoint: 'tinvwl',
		open: openManage,
		async act({ page }) {
			await page.getByRole('button', { name: 'Supprimer la liste « Envies »' }).click();
			await page.getByRole('dialog').getByRole('button', { name: 'Supprimer la liste' }).click();
		},
		kept: ({ page }) => expect(page.locator('input[value="Envies"]')).toBeVisible(),
		done: ({ page }) => expect(page.locator('input[value="Envies"]')).toHaveCount(0),
	},
];
