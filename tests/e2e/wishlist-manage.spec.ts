import { expect, mounted, test, violations, visit, type Page } from './harness';
import { useWishlist } from './wishlist-helpers';
import { BODY, BRIEFS, LIST, makeList, MANAGE, wish } from './wishlist-list';

test.beforeEach(async ({ page }) => {
	await useWishlist(page, 'ti-premium');
	await wish(page, BODY, BRIEFS);
});

const name = (page: Page, value: string) => page.locator(`input[name^="wishlist_name["][value="${value}"]`);

test('[WLT-06] [WLT-07] a new list is private by default; lists are renamed, shared and deleted', async ({
	page,
	shop,
	guard,
}) => {
	guard.allowErrors(/inline event handler/);
	const hostile = '<img src=x onerror=document.title=1>';
	await makeList(page, hostile);
	await makeList(page, 'Une liste dont le titre est bien plus long que ce que la place permet');
	await visit(page, MANAGE, 'form:has([name^="wishlist_name["])');
	const told = page.locator('.archipel-notice');
	await page.getByText('Créer une liste').click();
	await mounted(page, 'form:has([value="tinwl_create_wishlist"])');
	await expect(page.locator('form:has([value="tinwl_create_wishlist"]) select')).toHaveValue('private');
	await expect(page.locator('.wishlist-name img')).toHaveCount(0);
	await expect(page.getByRole('link', { name: hostile })).toBeVisible();
	await test.step('a long title', async () => {
		const link = page.getByRole('link', { name: 'Une liste dont' });
		const short = (await link.boundingBox())!.width;
		await page.getByRole('button', { name: 'Tout le titre' }).click();
		expect((await link.boundingBox())!.width).toBeGreaterThan(short);
		expect(await violations(page, '.tinv-wishlist')).toEqual([]);
	});
	await test.step('renamed', async () => {
		await name(page, hostile).fill('Noël');
		const privacy = page.getByRole('combobox', { name: `Confidentialité : ${hostile}` });
		await privacy.focus();
		await expect(privacy).toHaveAccessibleDescription('Vous seule la voyez.');
		await privacy.selectOption('public');
		await expect(privacy).toHaveAccessibleDescription('Tout le monde peut la voir, et la trouver.');
		// Not the first button of the form, which deletes a list.
		await name(page, hostile).press('Enter');
		await expect(told).toHaveText('Vos listes sont enregistrées.');
		await expect(page.getByRole('combobox', { name: 'Confidentialité : Noël' })).toHaveValue('public');
	});
	await test.step('deleted', async () => {
		shop.forget();
		await page.getByRole('button', { name: 'Supprimer la liste « Noël »' }).click();
		const dialog = page.getByRole('dialog');
		await expect(dialog).toContainText('Supprimer « Noël »');
		expect(await violations(page, 'dialog')).toEqual([]);
		await page.keyboard.press('Enter');
		await expect(dialog).toHaveCount(0);
		expect(shop.calls('tinvwl')).toEqual([]);
		await page.getByRole('button', { name: 'Supprimer la liste « Noël »' }).click();
		await dialog.getByRole('button', { name: 'Supprimer la liste' }).click();
		await expect(name(page, 'Noël')).toHaveCount(0);
	});
});

test('[WLT-08] an estimate is checked, then sent', async ({ page, shop }) => {
	await page.goto(LIST);
	await page.getByText('Demander un devis').click();
	const form = page.locator('form:has([value="tinwl_estimate"])');
	await mounted(page, 'form:has([value="tinwl_estimate"])');
	await form.getByRole('button', { name: 'Envoyer' }).click();
	expect(shop.calls('tinwl_estimate')).toEqual([]);
	await form.getByRole('textbox', { name: 'Votre e-mail' }).fill('anna@example.com');
	await form.getByRole('button', { name: 'Envoyer' }).click();
	await expect(page.locator('.archipel-notice')).toHaveText(/Votre demande de devis est envoyée\./);
});
