import { expect, layoutShifts, rewrite, test } from './harness';
import { hold } from './hold';
import {
	addButton,
	CHAUSSETTES,
	CULOTTE,
	LIST,
	MASQUE,
	notice,
	openTiles,
	tile,
	isAdd,
	withNotice,
} from './tiles-page';

test.describe('adding', () => {
	test('[CART-01] idle, loading, added: one call with the button’s data, in place, and nothing moves', async ({
		page,
		shop,
	}) => {
		await openTiles(page);
		const release = await hold(page, isAdd);
		const button = addButton(page, CULOTTE);
		await button.scrollIntoViewIfNeeded();
		const before = await tile(page, CULOTTE).boundingBox();
		await button.click();
		await expect(button).toHaveClass(/(^| )loading( |$)/);
		await expect(button).toHaveAttribute('aria-busy', 'true');
		release();
		await expect(button).toHaveClass(/(^| )added( |$)/);
		await expect(button).not.toHaveClass(/loading/);
		await expect(button).not.toHaveAttribute('aria-busy');

		// It says so itself, and nothing else does.
		await expect(button.locator('.archipel-progress')).toHaveText('Ajouté');
		await expect(page.locator('.archipel-notice')).toHaveCount(0);
		expect(await tile(page, CULOTTE).boundingBox()).toEqual(before);
		const link = tile(page, CULOTTE).locator('a.added_to_cart');
		await expect(link).toHaveCount(1);
		await expect(link).toHaveClass(/(^| )wc-forward( |$)/);
		await expect(link).toHaveAttribute('href', /\/page-panier\/$/);
		expect(await layoutShifts(page, LIST)).toEqual([]);
		expect(page.url()).toMatch(/\/boutique\/$/);

		expect(shop.calls('add_to_cart')).toMatchObject([
			{
				method: 'POST',
				fields: {
					product_id: '1179',
					product_sku: 'CT-CULOTTE',
					quantity: '1',
					success_message: `« ${CULOTTE} » a été ajouté à votre panier`,
				},
			},
		]);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});

	test('[CART-01] a second add leaves one link to the cart', async ({ page, shop }) => {
		await openTiles(page);
		for (const quantity of [1, 2]) {
			await addButton(page, CULOTTE).click();
			await expect.poll(() => shop.cart()).toEqual({ [CULOTTE]: quantity });
			await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		}
		await expect(tile(page, CULOTTE).locator('.added_to_cart')).toHaveCount(1);
	});

	test('[CART-01] on the cart page no link to the cart is added', async ({ page, shop }) => {
		await rewrite(page, '/boutique/', (html) => html.replace('"isCart":false', '"isCart":true'));
		await openTiles(page);
		await addButton(page, CULOTTE).click();
		await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		await expect(page.locator('.added_to_cart')).toHaveCount(0);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});

	test('[CART-01] [REL-03] a double click is one item; presses of their own while it is under way are counted, shown and sent as one', async ({
		page,
		shop,
	}) => {
		await openTiles(page);
		const release = await hold(page, isAdd);
		const button = addButton(page, CULOTTE);
		await button.dblclick();
		await button.click();
		await button.press('Enter');
		await expect(notice(page, CULOTTE)).toHaveText('Ajout de 3 articles en cours…');
		await expect(button).toHaveAttribute('data-archipel-pending', '3');
		release();
		await expect(button).toHaveClass(/added/);
		await expect(notice(page, CULOTTE)).toHaveText('3 articles ont été ajoutés à votre panier.');
		expect(shop.calls('add_to_cart').map(({ fields }) => fields['quantity'])).toEqual(['1', '2']);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 3 });
	});

	test('[REL-03] a key that is held down is one press', async ({ page, shop }) => {
		await openTiles(page);
		await addButton(page, CULOTTE).focus();
		for (let time = 0; time < 10; time++) await page.keyboard.down('Enter');
		await page.keyboard.up('Enter');
		await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});

	test('[CART-04] two tiles clicked together are sent one after the other, and both are in the cart', async ({
		page,
		shop,
	}) => {
		await openTiles(page);
		await shop.latency('add_to_cart', 400);
		await addButton(page, CULOTTE).click();
		await addButton(page, CHAUSSETTES).click();
		for (const name of [CULOTTE, CHAUSSETTES]) await expect(addButton(page, name)).toHaveClass(/added/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1, [CHAUSSETTES]: 1 });
	});

	test('[CART-09] screen readers hear the button’s message after a second', async ({ page }) => {
		await page.clock.install();
		await openTiles(page);
		await page.evaluate(() => {
			const times: { added?: number; said?: number } = {};
			Object.assign(window, { times });
			document.addEventListener('archipel:added-to-cart', () => (times.added = performance.now()));
			new MutationObserver(() => {
				const region = document.querySelector('#archipel-announcer [aria-live=polite]');
				if (region?.textContent?.includes('a été ajouté')) times.said ??= performance.now();
			}).observe(document.body, { childList: true, subtree: true, characterData: true });
		});
		// A time that goes on only while the page keeps up with it.
		await page.clock.pauseAt(Date.now() + 60_000);
		await addButton(page, CULOTTE).click();
		const message = page.getByRole('status').filter({ hasText: `« ${CULOTTE} » a été ajouté à votre panier` });
		await expect(async () => {
			await page.clock.runFor(50);
			await expect(message).toHaveCount(1, { timeout: 50 });
		}).toPass({ intervals: [0] });
		const { added, said } = await page.evaluate(() => (window as never as { times: Record<string, number> }).times);
		expect(said! - added!).toBeGreaterThanOrEqual(1000);
		expect(said! - added!).toBeLessThan(2500);
	});

	test('[CART-01] after three seconds the button is the link to the cart, in its place, with its focus; once the product is out of the cart it adds again', async ({
		page,
		shop,
	}) => {
		await page.clock.install();
		await openTiles(page);
		const button = addButton(page, CULOTTE);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await button.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
		await button.focus();
		const before = (await button.boundingBox())!;
		const room = await tile(page, CULOTTE).boundingBox();
		await page.keyboard.press('Enter');
		await expect(button).toHaveClass(/added/);
		const link = tile(page, CULOTTE).getByRole('link', { name: 'Voir le panier' });
		await expect(link).toHaveCount(0);
		await page.clock.runFor(3100);
		await expect(link).toBeFocused();
		await expect(button).toBeHidden();
		const after = (await link.boundingBox())!;
		expect([after.x, after.y, after.height]).toEqual([before.x, before.y, before.height]);
		expect(after.width).toBeGreaterThanOrEqual(before.width);
		expect(await tile(page, CULOTTE).boundingBox()).toEqual(room);

		await page.context().request.post('/?wc-ajax=get_refreshed_fragments');
		await page.evaluate(() =>
			document.dispatchEvent(new CustomEvent('archipel:cart-changed', { detail: { cart: { items: [] } } })),
		);
		await expect(button).toBeFocused();
		await expect(tile(page, CULOTTE).locator('.added_to_cart')).toHaveCount(0);
		await page.keyboard.press('Enter');
		await expect.poll(() => shop.cart()).toEqual({ [CULOTTE]: 2 });
	});

	test('[TILE-01] nothing is kept free for a link that may come: the button is followed by the small buttons', async ({
		page,
	}) => {
		await openTiles(page);
		const button = (await addButton(page, CULOTTE).boundingBox())!;
		const next = (await tile(page, CULOTTE)
			.locator('.tinvwl_add_to_wishlist_button, .archipel-tile-actions')
			.first()
			.boundingBox())!;
		expect(next.y - button.y - button.height).toBeLessThan(24);
	});

	test('[CART-16] [SEC-03 A5] the message that an owner may have besides goes after three seconds, and stays while it is hovered', async ({
		page,
		guard,
	}) => {
		await page.clock.install();
		await withNotice(page);
		// The clock may jump over the deadline of files that the first add brings.
		guard.allowErrors(/mini-cart: its panel could not be loaded/);
		await openTiles(page);
		await addButton(page, CULOTTE).click();
		await expect(notice(page, CULOTTE)).toHaveText(`« ${CULOTTE} » a été ajouté à votre panier`);
		await notice(page, CULOTTE).hover();
		await page.clock.pauseAt(Date.now() + 60_000);
		await expect(notice(page, CULOTTE)).toBeVisible();
		await page.mouse.move(0, 0);
		await page.clock.runFor(2_900);
		await expect(notice(page, CULOTTE)).toBeVisible();
		await page.clock.runFor(200);
		await expect(notice(page, CULOTTE)).toHaveCount(0);
	});

	test('[RT-06] tiles that come later, and lists that come later, just work', async ({ page, shop }) => {
		await openTiles(page);
		await page.evaluate(() => {
			const list = document.querySelector<HTMLElement>('ul.products')!;
			const later = list.cloneNode(true) as HTMLElement;
			delete later.dataset['archipelState'];
			list.append(later.querySelector('li:has(.ajax_add_to_cart)')!);
			document.querySelector('#main')!.append(later);
		});
		const lists = page.locator(LIST);
		await lists.nth(0).locator('.ajax_add_to_cart').last().click();
		await expect.poll(() => shop.cart()).toEqual({ [MASQUE]: 1 });
		await lists.nth(1).locator('li').filter({ hasText: CULOTTE }).locator('.ajax_add_to_cart').click();
		await expect.poll(() => shop.cart()).toEqual({ [MASQUE]: 1, [CULOTTE]: 1 });
	});
});

test.describe('what others may say', () => {
	test('[CART-02] a listener that cancels vetoes: nothing is sent, and the button is free', async ({ page, shop }) => {
		await openTiles(page);
		await page.evaluate(() =>
			document.addEventListener('archipel:adding-to-cart', (event) => event.preventDefault(), { once: true }),
		);
		const button = addButton(page, CULOTTE);
		await button.click();
		await expect(button).not.toHaveClass(/loading|added/);
		await expect(button).not.toHaveAttribute('aria-busy');
		expect(shop.calls('add_to_cart')).toEqual([]);
		await button.click();
		await expect(button).toHaveClass(/added/);
	});

	test('[RT-08] listeners may change what is sent, and hear what was added', async ({ page, shop }) => {
		await openTiles(page);
		await page.evaluate(() => {
			document.addEventListener('archipel:adding-to-cart', (event) => {
				(event as CustomEvent<{ data: Record<string, string> }>).detail.data['quantity'] = '2';
			});
			document.addEventListener('archipel:added-to-cart', (event) => {
				const { data, button, cartHash, fragments } = (event as CustomEvent).detail as {
					data: Record<string, string>;
					button: HTMLElement;
					cartHash: string;
					fragments: Record<string, string>;
				};
				const sent = [data['quantity'], button.dataset['product_id']];
				document.title = JSON.stringify([...sent, cartHash, Object.keys(fragments)]);
			});
		});
		await addButton(page, CULOTTE).click();
		await expect(page).toHaveTitle(/^\["2","1179","[0-9a-f]{32}",\["div.widget_shopping_cart_content"/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 2 });
	});

	test('[CART-03] a refusal goes to the product, which tells why; coming back, the button is free', async ({
		page,
		shop,
	}) => {
		await shop.add(1178);
		await openTiles(page);
		await addButton(page, MASQUE).click();
		await expect(page).toHaveURL(/\/produit\/masque-satin\/$/);
		await expect(page.getByRole('alert').filter({ hasText: MASQUE })).toBeVisible();
		await page.goBack();
		await expect(addButton(page, MASQUE)).not.toHaveClass(/loading/);
		expect(await shop.cart()).toEqual({ [MASQUE]: 1 });
	});

	test('[CART-03] a shop that wants it so goes to the cart after an add', async ({ page, shop }) => {
		await rewrite(page, '/boutique/', (html) =>
			html.replace('"cartRedirectAfterAdd":false', '"cartRedirectAfterAdd":true'),
		);
		await openTiles(page);
		await addButton(page, CULOTTE).click();
		await expect(page).toHaveURL(/\/page-panier\/$/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});

	test('[CART-03] a product that is gone is told at its tile, and the button is free', async ({ page }) => {
		await openTiles(page);
		const button = addButton(page, CULOTTE);
		await button.evaluate((element) => element.setAttribute('data-product_id', '999999'));
		await button.click();
		await expect(notice(page, CULOTTE)).toHaveText(/^Ce produit n’a pas pu être ajouté au panier\./);
		await expect(button).not.toHaveClass(/loading|added/);
		expect(page.url()).toMatch(/\/boutique\/$/);
	});

	for (const address of ['javascript:document.title=1', 'https://evil.example/', '//evil.example/', 'http://['])
		test(`[SEC-02] [SEC-03 S7] a refusal cannot send the shopper to ${address}`, async ({ page }) => {
			await openTiles(page);
			const title = await page.title();
			await page.route('**/?wc-ajax=add_to_cart', (route) =>
				route.fulfill({ json: { error: true, product_url: address } }),
			);
			await addButton(page, CULOTTE).click();
			await expect(notice(page, CULOTTE)).toBeVisible();
			expect(page.url()).toMatch(/\/boutique\/$/);
			expect(await page.title()).toBe(title);
		});
});
