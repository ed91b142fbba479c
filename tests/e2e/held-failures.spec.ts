import { addressFile, caught, comeAlone, distFile, expect, hold, mounted, test } from './harness';
import { GUEPIERE, LIST } from './swatch-page';

const REVIEWED = '/produit/nuisette-avec-avis/#reviews';
const POST = '/wp-comments-post.php';

test.describe('[RT-13] what is held and cannot be carried out is said at its control', () => {
	test('a review that is sent offline before its file has come', async ({ page, shop, context, guard }) => {
		guard.allowErrors(/Failed to load resource/);
		// The request starts online, and fails when the connection is lost.
		const end = await hold(page, `**/${distFile('islands/reviews')}*`);
		await page.goto(REVIEWED);
		await page.locator('#comment').fill('Très douce');
		await page.locator('#author').fill('Léa');
		await page.locator('#email').fill(`lea-${Date.now()}@example.test`);
		await page.locator('#rating').selectOption('4');
		await context.setOffline(true);
		const button = page.locator('#review_form [type=submit]');
		await button.click();
		end('abort');
		const said = page.locator('#review_form [role=alert].archipel-notice');
		await expect(said).toHaveText('Échec : vérifiez votre connexion.');
		await expect(button).not.toHaveAttribute('aria-busy');
		expect(page.url()).toContain('nuisette-avec-avis');
		await expect(page.locator('#comment')).toHaveValue('Très douce');
		expect(shop.calls(POST)).toEqual([]);
	});

	test('[RT-05] a swatch whose files are lost: the selects are in its place', async ({ page, shop, guard }) => {
		guard.allowErrors(/Failed to load resource|swatches: files could not be loaded/);
		await comeAlone(page, 'swatches');
		const end = await hold(page, `**/${addressFile('islands/swatches')}*`);
		await page.goto(GUEPIERE, { waitUntil: 'commit' });
		await mounted(page, 'form.variations_form');
		const list = page.locator(LIST).first();
		const first = list.locator('.variable-item').first();
		await first.click();
		await expect(first).toHaveAttribute('aria-checked', 'true');
		const value = (await first.getAttribute('data-value'))!;
		end('abort');
		const select = page.locator('.variations select').first();
		await expect(select).toBeVisible();
		await expect(select).toHaveValue(value);
		await expect(list).toBeHidden();
		await expect(list).toHaveAttribute('data-archipel-state', 'failed');
		const other = page.locator('.variations select').nth(1);
		await expect(other).toBeVisible();
		await other.selectOption({ index: 1 });
		await page.locator('.single_add_to_cart_button').first().click();
		await expect.poll(() => shop.calls('archipel_add_to_cart').length).toBe(1);
	});
});

test('[RT-03] an empty review sent while the island comes is refused by the island', async ({ page, shop }) => {
	const release = await hold(page, `**/${distFile('islands/reviews')}*`);
	await page.goto(REVIEWED, { waitUntil: 'commit' });
	await caught(page);
	await page.evaluate(() => document.querySelector('#review_form form')?.removeAttribute('novalidate'));
	await page.locator('#review_form [type=submit]').click();
	await expect(page.locator('#rating')).toBeFocused();
	release();
	await mounted(page, '#review_form');
	await expect(page.locator('#archipel-rating-error')).toHaveText('Veuillez sélectionner une note');
	await expect(page.getByRole('radio', { name: '1 étoile sur 5' })).toBeFocused();
	expect(shop.calls(POST)).toEqual([]);
});
