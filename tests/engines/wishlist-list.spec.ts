import type { Tab } from './tab';
import { expect, test } from './test';

/** Adds products to the wishlist as their buttons would. */
async function wish(tab: Tab, ...ids: readonly number[]): Promise<void> {
	for (const id of ids)
		await tab.evaluate((product) => {
			const body = new FormData();
			for (const [name, value] of Object.entries({ tinv_wishlist_id: '', product_type: 'simple', product_id: product }))
				body.set(name, value);
			return fetch('/produit/culotte-taille-haute/', { method: 'POST', body }).then((reply) => void reply.text());
		}, String(id));
}

const premium = (tab: Tab) => tab.evaluate(() => void (document.cookie = 'shop_wishlist=ti-premium;path=/'));

test('[RT-14] wishlist-table, wishlist-share, wishlist-manage: one visit', async ({ tab }) => {
	await test.step('wishlist-table, wishlist-share', async () => {
		await wish(tab, 72, 1179);
		await tab.goto('/favoris/', '.tinv-wishlist form[data-tinvwl_sharekey]');
		await tab.click('tr.wishlist_item [name="tinvwl-remove"]');
		await expect.poll(() => tab.count('tr.wishlist_item')).toBe(1);
		await tab.click('.archipel-wishlist-table__message .archipel-button');
		await expect.poll(() => tab.count('tr.wishlist_item')).toBe(2);
		await tab.miss('[aria-busy=true]');
		await tab.click('.social-buttons .social-clipboard');
		await expect.poll(() => tab.text('.social-buttons + .archipel-notice')).toContain('peut modifier la liste');
	});

	await test.step('wishlist-manage', async () => {
		await premium(tab);
		await tab.goto('/favoris/listes/');
		await tab.click('summary');
		await tab.mounted('form:has([value="tinwl_create_wishlist"])');
		await tab.fill('[name="wishlist_name"]', 'Noël');
		await tab.click('form:has([value="tinwl_create_wishlist"]) button');
		await expect.poll(() => tab.text('.archipel-notice')).toContain('Noël');
		await tab.goto('/favoris/listes/', 'form:has([name^="wishlist_name["])');
		await tab.fill('tr:nth-child(2) [name^="wishlist_name["]', 'Été');
		await tab.click('[name="tinvwl-action-manage_save"]');
		await expect.poll(() => tab.text('.archipel-notice')).toContain('enregistrées');
		await tab.click('tr:nth-child(2) [name="tinvwl-wishlist-remove"]');
		await tab.click('dialog .button:nth-of-type(2)');
		await expect.poll(() => tab.count('[name="tinvwl-wishlist-remove"]')).toBe(1);
	});
});
