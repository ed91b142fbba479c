import { expectBeside } from './beside';
import { atRest, expect, hasStored, hold, listen, test, visit, type Locator } from './harness';
import { addButton, CULOTTE, isAdd, openTiles } from './tiles-page';

const isAnyAdd = ({ searchParams }: URL) => searchParams.get('wc-ajax')?.endsWith('add_to_cart') === true;

/** Scrolls a control to the window's lower edge, where its message does not fit. */
const toLowerEdge = (control: Locator) =>
	control.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));

test('@phone [A11Y-06] a product that is added, or refused, from its page: told in view', async ({ page, shop }) => {
	await visit(page, '/produit/masque-satin/', 'form.cart');
	const button = page.locator('.single_add_to_cart_button').first();
	await toLowerEdge(button);
	await button.tap();
	await expectBeside(page.locator('.archipel-notice[data-state=success]'), button);
	await page.locator('.archipel-notice__close').tap();
	await expect(page.locator('.archipel-notice')).toHaveCount(0);
	await shop.fault('archipel_add_to_cart', '500');
	await toLowerEdge(button);
	await button.tap();
	await expectBeside(page.locator('.archipel-notice[data-state=error]'), button);
});

test('[A11Y-04] [A11Y-06] told once on the button, read again, beside it, in the quick view', async ({ page }) => {
	await hasStored(page, 'archipel-compare', [1178, 1187, 1185, 1220]);
	await openTiles(page);
	await test.step('told once', async () => {
		const release = await hold(page, isAdd);
		const said = await listen(page, '[aria-live]');
		await addButton(page, CULOTTE).click();
		await expect(addButton(page, CULOTTE).locator('.archipel-progress')).toHaveText('Ajout…');
		release();
		await expect(addButton(page, CULOTTE).locator('.archipel-progress')).toHaveText('Ajouté');
		await expect(page.locator('.archipel-notice, [role=alert]:not(:empty)')).toHaveCount(0);
		await expect.poll(said).toEqual([`« ${CULOTTE} » a été ajouté à votre panier`]);
	});
	await test.step('read again', async () => {
		const last = page.locator('.archipel-last-message');
		await expect(last).toHaveText(`Dernier message : « ${CULOTTE} » a été ajouté à votre panier`);
		expect((await last.boundingBox())!.width).toBeLessThan(2);
		await last.press('Shift+Tab');
		await page.keyboard.press('Tab');
		await expect(last).toBeFocused();
		expect((await last.boundingBox())!.width).toBeGreaterThan(100);
		const region = page.locator('#archipel-announcer [role=status]');
		await region.evaluate((element) => (element.textContent = ''));
		await page.keyboard.press('Enter');
		await expect(region).toHaveText(`« ${CULOTTE} » a été ajouté à votre panier`);
	});
	await test.step('a full comparison', async () => {
		const toggle = page.locator('[data-archipel-compare="1179"]').first();
		await expect(page.getByRole('region', { name: 'Comparateur' })).toBeVisible();
		// An element under the pointer could open a tooltip, and Playwright scrolls away from covered elements.
		await page.mouse.move(0, 0);
		await toLowerEdge(toggle);
		await atRest(page);
		await toggle.click();
		await expectBeside(page.locator('.archipel-notice'), toggle);
	});
	await test.step('the quick view', async () => {
		await page.setViewportSize({ width: 390, height: 600 });
		await page.locator('[data-archipel-quick-view="1178"]').first().press('Enter');
		const dialog = page.getByRole('dialog');
		await expect(dialog.locator('.archipel-quick-view')).toHaveAttribute('data-state', 'ready');
		const button = dialog.getByRole('button', { name: /Ajouter au panier/ });
		await toLowerEdge(button);
		await button.click();
		await expectBeside(dialog.locator('.archipel-notice'), button);
	});
});

test('[A11Y-06] a busy button has a name and says that it is busy; a name stays', async ({ page }) => {
	const session = await page.context().newCDPSession(page);
	await session.send('DOM.enable');
	await session.send('Accessibility.enable');
	/** Accessible name of the element in the browser's accessibility tree, and whether it is busy. */
	const told = async (selector: string) => {
		const { root } = await session.send('DOM.getDocument');
		const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
		const { nodes } = await session.send('Accessibility.getPartialAXTree', { nodeId, fetchRelatives: false });
		const { name, properties } = nodes[0]!;
		return [name?.value, Boolean(properties?.find((property) => property.name === 'busy')?.value.value)];
	};
	const press = async (button: string, names: readonly [busy: string, done: string]) => {
		const own = (await told(button))[0];
		const release = await hold(page, isAnyAdd);
		await page.locator(button).click();
		await expect.poll(() => told(button)).toEqual([names[0], true]);
		release();
		await expect.poll(() => told(button)).toEqual([names[1], false]);
		// A tile's button is replaced by the link to the cart.
		if (!names.includes(own)) await expect.poll(() => told(button)).toEqual([own, false]);
	};
	await visit(page, '/produit/culotte-taille-haute/?lang=en', 'form.cart');
	const form = 'form.cart .single_add_to_cart_button';
	await press(form, ['Adding…', 'Added']);
	await page.locator(form).evaluate((button) => {
		button.textContent = '+';
		button.style.setProperty('inline-size', '3em', 'important');
		button.style.setProperty('padding', '0.5em', 'important');
	});
	await press(form, ['Adding…', 'Added']);
	await openTiles(page);
	const tile = '.ajax_add_to_cart[data-product_id="1179"]';
	const label = (await page.locator(tile).getAttribute('aria-label'))!;
	expect(label).toMatch(/culotte|briefs?|panty|knickers/i);
	await press(tile, [label, label]);
});
