import { violations } from './axe';
import { caught, expect, test } from './harness';
import { hold } from './hold';
import { SIMPLE, GROUPED, open, addButton, notice, chooseVariation, CHOSEN } from './product-page';

test('[CART-14] a variable product is added without a reload, with all fields of the form, and everybody hears of it', async ({
	page,
	shop,
}) => {
	await page.addInitScript(() => {
		addEventListener('archipel:added-to-cart', (event) => {
			const { data } = (event as CustomEvent<{ data: Record<string, string> }>).detail;
			Object.assign(globalThis, { added: [(event.target as Element).className, data] });
		});
	});
	await chooseVariation(page);
	await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
	// Fields of other plugins go along, files too.
	await page.evaluate(() => {
		const form = document.querySelector('form.variations_form')!;
		for (const [type, name] of [
			['text', 'gravure'],
			['file', 'photo'],
		]) {
			form.append(Object.assign(document.createElement('input'), { type, name }));
		}
	});
	await page.locator('[name=gravure]').fill('Pour Léa');
	await page
		.locator('[name=photo]')
		.setInputFiles({ name: 'modele.png', mimeType: 'image/png', buffer: Buffer.from('png') });
	await page.getByRole('spinbutton').fill('2');
	await addButton(page).click();
	await expect(notice(page)).toContainText('Nuisette dentelle 2');
	await expect(notice(page)).toHaveAttribute('data-state', 'success');
	await expect(notice(page).getByRole('link', { name: 'Voir le panier' })).toBeVisible();
	expect(await shop.cart()).toEqual({ [CHOSEN]: 2 });
	expect(shop.calls('archipel_add_to_cart')).toHaveLength(1);
	// The browser does not show tests a body with a file; the shop has it.
	const state = (await (await page.request.get('/__shop/state')).json()) as {
		requests: { fields: [string, string][]; files: string[] }[];
	};
	const { fields, files } = state.requests.findLast(({ fields: sent }) => sent.some(([name]) => name === 'gravure'))!;
	expect(Object.fromEntries(fields)).toMatchObject({
		'add-to-cart': '73',
		product_id: '73',
		quantity: '2',
		attribute_pa_couleur: 'noir',
		attribute_pa_taille: 'm',
		gravure: 'Pour Léa',
		variation_id: expect.stringMatching(/^\d{2,}$/),
	});
	expect(files).toEqual(['modele.png']);
	expect(await page.evaluate(() => (globalThis as { sameDocument?: boolean }).sameDocument)).toBe(true);
	const [target, data] = await page.evaluate(() => (globalThis as unknown as { added: [string, object] }).added);
	expect(target).toContain('single_add_to_cart_button');
	expect(data).toMatchObject({ quantity: '2', gravure: 'Pour Léa' });
	expect(data).not.toHaveProperty('photo');
});

test('[CART-14] a simple product too, with the value of its button', async ({ page, shop }) => {
	await open(page, SIMPLE);
	await addButton(page).click();
	await expect(notice(page)).toContainText('Culotte taille haute');
	expect(shop.calls('archipel_add_to_cart')[0]!.fields).toMatchObject({ 'add-to-cart': '1179', quantity: '1' });
	expect(await shop.cart()).toEqual({ 'Culotte taille haute': 1 });
});

test('[CART-14] and the children of a grouped product; none chosen is refused in WooCommerce’s words', async ({
	page,
	shop,
}) => {
	await open(page, GROUPED);
	await addButton(page).click();
	await expect(notice(page)).toHaveAttribute('data-state', 'error');
	await expect(notice(page)).toHaveText(/\S/);
	expect(await shop.cart()).toEqual({});
	await page.getByRole('checkbox').first().check();
	await page.getByRole('spinbutton').first().fill('2');
	await addButton(page).click();
	await expect(notice(page)).toHaveAttribute('data-state', 'success');
	expect(Object.values(await shop.cart()).sort()).toEqual([1, 2]);
});

test('[REL-03] a double click adds one item', async ({ page, shop }) => {
	await open(page, SIMPLE);
	await shop.latency('archipel_add_to_cart', 400);
	await addButton(page).dblclick();
	await expect(notice(page)).toHaveAttribute('data-state', 'success');
	expect(await shop.cart()).toEqual({ 'Culotte taille haute': 1 });
	expect(shop.calls('archipel_add_to_cart')).toHaveLength(1);
});

for (const latency of [0, 60, 400])
	test(`[REL-03] ten presses of a key within a second are ten items, with answers after ${latency} ms`, async ({
		page,
		shop,
	}) => {
		await open(page, SIMPLE);
		await shop.latency('archipel_add_to_cart', latency);
		await addButton(page).focus();
		for (let time = 0; time < 10; time++) {
			await page.keyboard.press('Enter');
			await page.waitForTimeout(80);
		}
		await expect(addButton(page)).not.toHaveAttribute('aria-busy');
		// The field allows as many as there are.
		const stock = Number(await page.getByRole('spinbutton').getAttribute('max')) || 10;
		await expect.poll(() => shop.cart()).toEqual({ 'Culotte taille haute': Math.min(10, stock) });
	});

test('[REL-03] a key that is held down is one press', async ({ page, shop }) => {
	await open(page, SIMPLE);
	await shop.latency('archipel_add_to_cart', 100);
	await addButton(page).focus();
	for (let time = 0; time < 10; time++) await page.keyboard.down('Enter');
	await page.keyboard.up('Enter');
	await expect(notice(page)).toHaveAttribute('data-state', 'success');
	expect(await shop.cart()).toEqual({ 'Culotte taille haute': 1 });
});

test('[RT-03] a submit before the island is there is carried out once it is', async ({ page, shop }) => {
	const release = await hold(page, '**/dist/**/*.js*', (request) => !request.url().includes('archipel.js'));
	await page.goto(SIMPLE, { waitUntil: 'commit' });
	await caught(page);
	await addButton(page).click();
	release();
	await expect(notice(page)).toHaveAttribute('data-state', 'success');
	expect(await shop.cart()).toEqual({ 'Culotte taille haute': 1 });
});

test('[CART-14] the button shows that it is working, and keeps the focus', async ({ page, shop }) => {
	await open(page, SIMPLE);
	await shop.hold('archipel_add_to_cart');
	await addButton(page).focus();
	await page.keyboard.press('Enter');
	await expect(addButton(page)).toHaveClass(/\bloading\b/);
	await expect(addButton(page)).toHaveAttribute('aria-busy', 'true');
	await shop.heal();
	await expect(addButton(page)).toHaveClass(/\badded\b/);
	await expect(addButton(page)).not.toHaveAttribute('aria-busy');
	await expect(addButton(page)).toBeFocused();
	await expect(page.locator('#archipel-announcer').getByRole('status')).toContainText('Culotte taille haute');
});

test('[CART-16] the message hides by itself, an error stays', async ({ page }) => {
	await page.clock.install();
	await open(page, SIMPLE);
	await page.clock.pauseAt(Date.now() + 60_000);
	await addButton(page).click();
	await expect(notice(page)).toBeVisible();
	await page.mouse.move(0, 0);
	await page.clock.runFor(2900);
	await expect(notice(page)).toBeVisible();
	await page.clock.runFor(200);
	await expect(notice(page)).toHaveCount(0);

	await page.getByRole('spinbutton').evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
	await page.getByRole('spinbutton').fill('50');
	await addButton(page).click();
	await expect(page.locator('.archipel-notice[data-state=error]')).toBeVisible();
	await page.mouse.move(0, 0);
	await page.clock.runFor(60_000);
	await expect(page.locator('.archipel-notice[data-state=error]')).toBeVisible();
});

test('[CART-14] more than there is: WooCommerce’s own words, and the cart as it was', async ({ page, shop }) => {
	await open(page, SIMPLE);
	await page.getByRole('spinbutton').evaluate((input: HTMLInputElement) => input.removeAttribute('max'));
	await page.getByRole('spinbutton').fill('50');
	await addButton(page).click();
	await expect(notice(page)).toHaveAttribute('data-state', 'error');
	await expect(notice(page)).toContainText('Culotte taille haute');
	expect(await shop.cart()).toEqual({});
	await expect(addButton(page)).not.toHaveClass(/\b(added|loading)\b/);
});

test('[SEC-01] scripts and handlers in a notice do not run', async ({ page, guard }) => {
	// The browser reports a handler when it parses it, although inertly; the picture that is left is not there.
	guard.allowErrors(/Executing inline event handler|404/);
	await page.addInitScript(() => Object.assign(globalThis, { hacked: 0 }));
	await page.route('**/?wc-ajax=archipel_add_to_cart', (route) =>
		route.fulfill({
			json: {
				error: true,
				notices:
					'<ul class="woocommerce-error"><li>Non<img src=x onerror="hacked=1"><script>hacked=1</script><a href="javascript:hacked=1">ici</a></li></ul>',
			},
		}),
	);
	await open(page, SIMPLE);
	await addButton(page).click();
	await expect(notice(page)).toContainText('Non');
	expect(await notice(page).locator('script, [onerror], [href^="javascript"]').count()).toBe(0);
	expect(await page.evaluate(() => (globalThis as unknown as { hacked: number }).hacked)).toBe(0);
});

test('[SEC-02] a redirect to another site is not followed', async ({ page, shop }) => {
	await open(page, SIMPLE);
	await page.route('**/?wc-ajax=archipel_add_to_cart', async (route) => {
		const response = await route.fetch();
		await route.fulfill({ response, json: { ...(await response.json()), redirect: 'https://evil.example/' } });
	});
	await addButton(page).click();
	await expect(notice(page)).toHaveAttribute('data-state', 'success');
	expect(page.url()).toContain(SIMPLE);
	expect(await shop.cart()).toEqual({ 'Culotte taille haute': 1 });
});

test('[CART-03] a shop that goes to the cart after adding does', async ({ page }) => {
	await page.route(`**${SIMPLE}`, async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replace('"cartRedirectAfterAdd":false', '"cartRedirectAfterAdd":true');
		await route.fulfill({ response, body });
	});
	await open(page, SIMPLE);
	await addButton(page).click();
	await expect(page).toHaveURL(/\/page-panier\//);
});

test('[CART-05] an external product is still a link to the other shop', async ({ page, shop }) => {
	await page.goto('/produit/carte-cadeau-partenaire/');
	const form = page.locator('form.cart');
	const partner = new URL((await form.getAttribute('action'))!);
	await page.route(
		({ origin }) => origin === partner.origin,
		(route) => route.fulfill({ body: 'Chez le partenaire', contentType: 'text/plain' }),
	);
	await form.getByRole('button', { name: 'Acheter chez le partenaire' }).click();
	await expect(page).toHaveURL(({ origin }) => origin === partner.origin);
	expect(shop.calls('archipel_add_to_cart')).toEqual([]);
});

test('[A11Y-01] no axe violation with a message', async ({ page }) => {
	await open(page, SIMPLE);
	await addButton(page).click();
	await expect(notice(page)).toBeVisible();
	expect(await violations(page, '.summary')).toEqual([]);
});

test('[CART-14] without the plugin’s endpoint, an empty reply or 404, the browser submits the form as ever', async ({
	page,
	shop,
	guard,
}) => {
	guard.allowErrors(/Failed to load resource/);
	let reply = { status: 200, body: '' };
	await page.route('**/?wc-ajax=archipel_add_to_cart', (route) => route.fulfill(reply));
	await chooseVariation(page);
	await addButton(page).click();
	await expect(page.locator('.woocommerce-message')).toContainText('Nuisette dentelle 2');
	expect(await shop.cart()).toEqual({ [CHOSEN]: 1 });

	reply = { status: 404, body: 'no' };
	await open(page, SIMPLE);
	await addButton(page).click();
	await expect(page.locator('.woocommerce-message')).toContainText('Culotte taille haute');
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[CART-14] the browser posts the form', async ({ page, shop }) => {
		await page.goto(SIMPLE);
		await addButton(page).click();
		await expect(page.locator('.woocommerce-message')).toContainText('Culotte taille haute');
		expect(await shop.cart()).toEqual({ 'Culotte taille haute': 1 });
	});
});
