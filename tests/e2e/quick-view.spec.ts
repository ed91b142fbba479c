import type { Page, Request, Route } from '@playwright/test';
import { violations } from './axe';
import { distFile } from './dist-file';
import { expect, layoutShifts, mounted, test } from './harness';

const CLASSIC = 2100;
const CORSET = 1187;
/** A list on whose page nothing of a gallery is. */
const ACCESSORIES = '/categorie-produit/accessoires/?par-page=48';
/** Too many variations for WooCommerce to print them. */
const LARGE = 3000;
/** Milliseconds, and a little more than a frame is waited for (FRAME_TIMEOUT in islands/quick-view). */
const PATIENCE = 16_000;
const SILENCE = 'no answer in time';

const tile = (page: Page, id: number) => page.locator(`li.product.post-${id}`);
const trigger = (page: Page, id: number) => page.locator(`[data-archipel-quick-view="${id}"]`).first();
const dialog = (page: Page) => page.getByRole('dialog');

/** Waits until the island can take clicks: it comes when the pointer or the focus is near a trigger. */
async function open(page: Page, id = CLASSIC): Promise<void> {
	await trigger(page, id).focus();
	await page.keyboard.press('Enter');
	await expect(dialog(page).locator('.archipel-quick-view')).toHaveAttribute('data-state', 'ready');
}

async function expectNoViolations(page: Page, isWaiting = false): Promise<void> {
	expect(await violations(page, 'dialog', { isWaiting })).toEqual([]);
}

test.describe('opening and closing', () => {
	test('[QV-03] a tile’s button opens the product above the list; focus moves in, is kept, and returns', async ({
		page,
		shop,
	}) => {
		await page.goto('/boutique/');
		await open(page);
		await expect(dialog(page)).toHaveAccessibleName('Nuisette Classique');
		await expect(dialog(page).locator('.price').first()).toHaveText('49,99 €');
		await expect(dialog(page).getByRole('button', { name: 'Choisir une couleur' })).toBeVisible();
		await expect(dialog(page).getByRole('link', { name: 'Voir la fiche complète' })).toHaveAttribute(
			'href',
			/\/produit\/nuisette-classique\/$/,
		);
		expect(shop.calls('archipel_quick_view').map(({ method }) => method)).toEqual(['GET']);
		for (let step = 0; step < 25; step++) {
			await page.keyboard.press('Tab');
			const place = await page.evaluate(() =>
				document.activeElement === document.body
					? 'browser'
					: String(Boolean(document.activeElement?.closest('dialog'))),
			);
			expect(['true', 'browser']).toContain(place);
		}
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toBeHidden();
		await expect(trigger(page, CLASSIC)).toBeFocused();
		await expect(page).toHaveURL(/\/boutique\/$/);
	});

	test('[A11Y-05] what the shopper turns to in the moment in which it closes keeps the focus', async ({ page }) => {
		await page.goto('/boutique/');
		const [opener, next] = [1178, 2100].map((id) => page.locator(`[data-archipel-quick-view="${id}"]`).first());
		await opener!.press('Enter');
		await expect(dialog(page)).toBeVisible();
		await next!.evaluate(async (control: HTMLElement) => {
			const open = document.querySelector('dialog:modal') as HTMLDialogElement;
			// The browser tells of it in a task of its own.
			const told = new Promise((resolve) => open.addEventListener('close', () => setTimeout(resolve)));
			open.close();
			control.focus();
			await told;
		});
		await expect(next!).toBeFocused();
	});

	test('[QV-02] a press outside closes it, one inside does not', async ({ page }) => {
		await page.goto('/boutique/');
		await open(page);
		await page.mouse.click(640, 300);
		await expect(dialog(page)).toBeVisible();
		await page.mouse.click(20, 450);
		await expect(dialog(page)).toBeHidden();
		await expect(trigger(page, CLASSIC)).toBeFocused();
	});

	test('[QV-02] it fades for 250 ms, and not at all for those who want no motion', async ({ page }) => {
		await page.goto('/boutique/');
		await open(page);
		const durations = () =>
			dialog(page).evaluate((element) => {
				const { animationDuration, transitionDuration } = getComputedStyle(element);
				return [animationDuration, transitionDuration.split(', ')[0]];
			});
		expect(await durations()).toEqual(['0.25s', '0.25s']);
		await page.emulateMedia({ reducedMotion: 'reduce' });
		const [animation, transition] = await durations();
		expect(Number.parseFloat(animation!)).toBeLessThan(0.001);
		expect(transition).toBe('0s');
		await page.keyboard.press('Escape');
		await expect(page.locator('.archipel-quick-view')).toHaveCount(0);
	});

	test('[QV-03] Back closes it and stays on the list; Forward opens it again', async ({ page }) => {
		await page.goto('/categorie-produit/nuisettes/');
		await page.goto('/boutique/');
		await open(page);
		await page.goBack();
		await expect(dialog(page)).toBeHidden();
		await expect(page).toHaveURL(/\/boutique\/$/);
		await expect(trigger(page, CLASSIC)).toBeFocused();
		await page.goForward();
		await expect(dialog(page)).toHaveAccessibleName('Nuisette Classique');
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toBeHidden();
		// Closed by Escape it leaves no step behind: one Back is the page before.
		await page.goBack();
		await expect(page).toHaveURL(/\/nuisettes\/$/);
	});

	test('[QV-03] what the browser does with a link stays: a new tab by a key', async ({ page, context }) => {
		await page.goto('/boutique/');
		await trigger(page, CLASSIC).focus();
		const [tab] = await Promise.all([
			context.waitForEvent('page'),
			trigger(page, CLASSIC).click({ modifiers: ['ControlOrMeta'] }),
		]);
		await expect(tab).toHaveURL(/\/produit\/nuisette-classique\/$/);
		await expect(dialog(page)).toBeHidden();
	});

	test('[QV-03] a click before the island is there is kept', async ({ page, shop }) => {
		await shop.hold(distFile('islands/quick-view'));
		await page.goto('/boutique/');
		// The pointer arrives with the click.
		await trigger(page, CLASSIC).evaluate((link: HTMLElement) => link.click());
		await shop.heal();
		await expect(dialog(page)).toHaveAccessibleName('Nuisette Classique');
		await expect(dialog(page).locator('.price').first()).toBeVisible();
		expect(shop.calls('archipel_quick_view')).toHaveLength(1);
	});

	test('[QV-03] the keyboard goes through the pictures, which are no links here', async ({ page }) => {
		await page.goto('/boutique/');
		await open(page);
		// The gallery comes by itself a moment later, and puts the row at its first picture.
		await expect(dialog(page).locator('.woocommerce-product-gallery')).toHaveAttribute(
			'data-archipel-state',
			'mounted',
		);
		const row = dialog(page).getByRole('group', { name: 'Photos du produit' });
		await expect(row.getByRole('img')).not.toHaveCount(0);
		await expect(row.getByRole('link')).toHaveCount(0);
		await row.focus();
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => row.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(50);
		await expect(dialog(page)).toBeVisible();
	});

	for (const where of ['', ' @phone'])
		test(`[QV-03] once the product shows nothing moves: the styles of its gallery are there before${where}`, async ({
			page,
		}) => {
			await page.route(/islands\/gllry\.css/, async (route) => {
				await new Promise((resolve) => setTimeout(resolve, 500));
				await route.continue();
			});
			await page.goto(ACCESSORIES);
			await open(page, CORSET);
			const places = () =>
				page.evaluate(() =>
					['dialog[open]', 'dialog .summary', 'dialog form.cart'].map((selector) => {
						const { top, height } = document.querySelector(selector)!.getBoundingClientRect();
						return [top, height].map(Math.round);
					}),
				);
			const first = await places();
			for (const island of ['.woocommerce-product-gallery', 'form.cart']) await mounted(page, `dialog[open] ${island}`);
			expect(await places()).toEqual(first);
		});

	test('[QV-03] [REL-01] a style sheet that does not come keeps no product away', async ({ page, guard }) => {
		guard.allowErrors(/Failed to load resource/);
		await page.route(/islands\/gllry\.css/, (route) => route.abort());
		await page.goto(ACCESSORIES);
		await open(page, CORSET);
		await expect(dialog(page).getByRole('button', { name: 'Choisir une teinte' })).toBeVisible();
	});

	test('[A11Y-01] no axe violation while loading', async ({ page, shop }) => {
		await page.goto('/boutique/');
		await shop.hold('archipel_quick_view');
		await trigger(page, CLASSIC).focus();
		await page.keyboard.press('Enter');
		await expect(dialog(page).getByRole('status').filter({ hasText: 'Chargement…' })).toBeAttached();
		await expectNoViolations(page, true);
	});

	test('[A11Y-01] no axe violation when ready and failed', async ({ page, shop, guard }) => {
		guard.allowErrors(/Failed to load resource/);
		await page.goto('/boutique/');
		await open(page);
		await expectNoViolations(page);
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toBeHidden();
		await shop.heal();
		await shop.fault('archipel_quick_view', '500');
		await trigger(page, LARGE).focus();
		await page.keyboard.press('Enter');
		await expect(dialog(page).getByRole('alert').first()).toBeVisible();
		await expectNoViolations(page);
	});
});

test.describe('buying in it', () => {
	test('[QV-03] a simple product is added; the page’s cart follows, the list stays', async ({ page, shop }) => {
		await page.goto('/iles/quick-view/');
		await open(page, 1179);
		await dialog(page).getByRole('button', { name: 'Ajouter au panier' }).click();
		await expect.poll(() => shop.cart()).toEqual({ 'Culotte taille haute': 1 });
		await expect(dialog(page).locator('.archipel-notice')).toContainText('Culotte taille haute');
		expect(shop.calls('archipel_add_to_cart')).toHaveLength(1);
		await page.keyboard.press('Escape');
		await expect(page).toHaveURL(/\/iles\/quick-view\/$/);
		await expect(
			page.locator('.site-header .archipel-mini-cart__count, .site-header .cart-contents .count').first(),
		).toContainText('1');
	});

	test('[QV-03] options are chosen and added in it, and the refusal of an incomplete choice is said in it', async ({
		page,
		shop,
	}) => {
		await page.goto('/boutique/');
		await open(page);
		// By key: a forced click does not wait until the pictures have their place. Its words say what is missing once the form is alive.
		await dialog(page).locator('.single_add_to_cart_button').press('Enter');
		await expect(
			dialog(page).locator('.archipel-notice, [role=alert]').filter({ hasText: /\S/ }).first(),
		).toBeVisible();
		expect(await shop.cart()).toEqual({});
		for (const [name, value] of [
			['attribute_pa_couleur', 'noir'],
			['attribute_pa_taille', 'm'],
		]) {
			await dialog(page)
				.locator(`select[name="${name}"]`)
				.evaluate((select: HTMLSelectElement, chosen) => {
					select.value = chosen!;
					select.dispatchEvent(new Event('change', { bubbles: true }));
				}, value);
		}
		await dialog(page).getByRole('button', { name: 'Ajouter au panier' }).click();
		await expect.poll(async () => Object.values(await shop.cart())).toEqual([1]);
		await expect(dialog(page)).toBeVisible();
		await expect(page).toHaveURL(/\/boutique\/$/);
	});

	test('[QV-03][VAR-12] a big product knows in it what can be chosen, and asks only for what was chosen', async ({
		page,
		shop,
	}) => {
		await page.goto('/boutique/');
		await open(page, LARGE);
		const option = (name: string) => dialog(page).getByRole('radio', { name, exact: true });
		const band = dialog(page).getByRole('combobox', { name: /Tour de dos/ });
		await option('Couleur, Noir').click();
		await option('Taille, M').click();
		await option('Bonnet, F').click();
		// Noir, M, F is not made for a back of 95.
		await expect(band.locator('option[value="95"]')).toBeDisabled();
		await expect(band.locator('option[value="100"]')).toBeEnabled();
		expect(shop.calls('get_variation')).toEqual([]);
		await band.selectOption('100');
		await expect(dialog(page).locator('.single_variation')).toContainText('€');
		expect(shop.calls('get_variation')).toHaveLength(1);
		await dialog(page).getByRole('button', { name: 'Ajouter au panier' }).click();
		await expect.poll(async () => Object.values(await shop.cart())).toEqual([1]);
		await expect(page).toHaveURL(/\/boutique\/$/);
	});

	test('[QV-03] two pickers on one page do not cross-talk: the page’s own form of the same product stays as it was', async ({
		page,
	}) => {
		await page.goto('/produit/guepiere-trois-options/');
		await page.evaluate((id) => {
			const link = document.createElement('a');
			link.href = location.href;
			link.dataset['archipelQuickView'] = String(id);
			link.textContent = 'Aperçu';
			document.querySelector('#main')!.prepend(link);
		}, CORSET);
		await open(page, CORSET);
		const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
		expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
		const values = (scope: string) =>
			page
				.locator(`${scope} .variations select`)
				.evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
		const before = await values('#main');
		await dialog(page)
			.locator('.variations select')
			.first()
			.evaluate((select: HTMLSelectElement) => {
				select.value = select.options[1]!.value;
				select.dispatchEvent(new Event('change', { bubbles: true }));
			});
		expect((await values('dialog'))[0]).not.toBe('');
		expect(await values('#main')).toEqual(before);
		// The label in the view belongs to the control in the view.
		const label = dialog(page).locator('.variations label').first();
		expect(await label.evaluate((element: HTMLLabelElement) => Boolean(element.control?.closest('dialog')))).toBe(true);
	});
});

test.describe('requests', () => {
	test('[QV-03] resting on a trigger fetches the product once; crossing the list fetches nothing', async ({
		page,
		shop,
	}) => {
		await page.clock.install();
		await page.goto('/boutique/');
		// The first visit brings the island.
		await trigger(page, CLASSIC).hover();
		await expect.poll(() => shop.calls('archipel_quick_view').length).toBe(1);
		await trigger(page, CLASSIC).click();
		await expect(dialog(page).locator('.archipel-quick-view')).toHaveAttribute('data-state', 'ready');
		expect(shop.calls('archipel_quick_view')).toHaveLength(1);
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toBeHidden();
		shop.forget();
		const boxes = await Promise.all([2000, CLASSIC, LARGE].map((id) => trigger(page, id).boundingBox()));
		// On a busy machine a move may take longer than a rest.
		await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
		for (const box of boxes) await page.mouse.move(box!.x + 5, box!.y + 5);
		await page.mouse.move(5, 5);
		await page.clock.runFor(300);
		expect(shop.calls('archipel_quick_view')).toEqual([]);
	});

	test('[QV-03] closing aborts the request under way, and the next view is not disturbed by it', async ({
		page,
		shop,
	}) => {
		await page.goto('/boutique/');
		await shop.latency('archipel_quick_view', 2000);
		const isAbout = (request: Request) => request.url().includes(`product_id=${CLASSIC}`);
		const asked = page.waitForRequest(isAbout);
		const failed = page.waitForEvent('requestfailed', isAbout);
		await trigger(page, CLASSIC).focus();
		await page.keyboard.press('Enter');
		await expect(dialog(page)).toHaveAccessibleName('Nuisette Classique');
		await asked;
		await page.keyboard.press('Escape');
		expect((await failed).failure()?.errorText).toContain('ABORTED');
		await shop.heal();
		await open(page, LARGE);
		await expect(dialog(page)).toHaveAccessibleName('Ensemble Sur mesure');
	});

	test('[PRIV-01] a page whose triggers nobody comes near loads nothing and asks nothing', async ({ page, shop }) => {
		const files: string[] = [];
		page.on('request', (request) => files.push(request.url()));
		await page.goto('/boutique/', { waitUntil: 'networkidle' });
		expect(files.filter((file) => file.includes(distFile('islands/quick-view')))).toEqual([]);
		expect(shop.calls('archipel_quick_view')).toEqual([]);
	});

	test('[SEC-01] scripts, handlers, frames and unsafe addresses in the answer never run', async ({ page, guard }) => {
		// What the browser refuses while the answer is taken apart, and the picture that is not there.
		guard.allowErrors(/inline event handler|Failed to load resource/);
		await page.route('**/*archipel_quick_view*', (route) =>
			route.fulfill({
				json: {
					id: CLASSIC,
					title: '<img src=x onerror="window.hacked=1">',
					url: 'javascript:window.hacked=1',
					html: `<script>window.hacked=1</script><img src=x onerror="window.hacked=1"><a href="javascript:window.hacked=1">lien</a>
						<iframe srcdoc="<script>parent.hacked=1</script>"></iframe><form class="cart" method="post" action="https://evil.example/"><button>ok</button></form>`,
				},
			}),
		);
		await page.goto('/boutique/');
		await open(page);
		await expect(dialog(page).locator('iframe, script')).toHaveCount(0);
		expect(await dialog(page).locator('form').getAttribute('action')).toBeNull();
		await expect(dialog(page).getByText('lien')).not.toHaveAttribute('href', /javascript/);
		await expect(dialog(page).getByRole('heading')).toHaveText('<img src=x onerror="window.hacked=1">');
		expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
	});
});

test.describe('ShopEngine', () => {
	const FRAME = '/boutique/?options={"quick-view":{"mode":"iframe"}}';

	test('[QV-01] its triggers open the fragment, by the class of the tile around them', async ({ page, shop }) => {
		await page.goto('/iles/quick-view/');
		await page.locator('.shopengine-quickview-trigger').focus();
		await page.keyboard.press('Enter');
		await expect(dialog(page)).toHaveAccessibleName('Masque satin');
		expect(new URL(shop.calls('archipel_quick_view')[0]!.url).searchParams.get('product_id')).toBe('1178');
	});

	test('[QV-01] [SEC-03 S10] the frame’s address is built from the product’s, without a nonce nobody gave', async ({
		page,
		shop,
	}) => {
		await page.goto(FRAME);
		await open(page);
		const frame = dialog(page).locator('iframe');
		await expect(frame).toHaveAttribute('title', 'Aperçu rapide : Nuisette Classique');
		await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
		const url = new URL((await frame.getAttribute('src'))!);
		expect(url.pathname).toBe('/produit/nuisette-classique/');
		expect(Object.fromEntries(url.searchParams)).toEqual({ shopengine_quickview: 'modal-content' });
		expect(shop.calls('archipel_quick_view')).toEqual([]);
	});

	test('[QV-01] the separator is right when the product’s address has a query, and the owner’s nonce is in it', async ({
		page,
	}) => {
		await page.goto('/boutique/?lang=en&options={"quick-view":{"mode":"iframe","nonce":"f2ae1364b6"}}');
		await open(page);
		const url = new URL((await dialog(page).locator('iframe').getAttribute('src'))!);
		expect(Object.fromEntries(url.searchParams)).toEqual({
			lang: 'en',
			shopengine_quickview: 'modal-content',
			nonce: 'f2ae1364b6',
		});
	});

	test('[QV-02] a link in the frame opens in the page around it', async ({ page }) => {
		await page.goto(FRAME);
		await open(page);
		const inside = page.frameLocator('dialog iframe');
		await expect(inside.locator('.product_meta a').first()).toBeVisible();
		await expect(inside.locator('#cookie-notice, .site-header')).toHaveCount(0);
		await inside.locator('.product_meta a').first().click();
		await expect(page).toHaveURL(/\/categorie-produit\//);
		await expect(dialog(page)).toHaveCount(0);
	});

	test('[QV-02] Escape closes it from within the frame too; the focus returns to the opener', async ({ page }) => {
		await page.goto(FRAME);
		await open(page);
		await page.frameLocator('dialog iframe').locator('.single_add_to_cart_button').focus();
		await page.keyboard.press('Escape');
		await expect(dialog(page)).toBeHidden();
		await expect(trigger(page, CLASSIC)).toBeFocused();
		await expect(page).toHaveURL(/\/boutique\//);
	});

	for (const [how, hide] of [
		['by the islands in the frame', ''],
		['by a form that the browser posts', '&sans-iles'],
	] as const)
		test(`[QV-03] what is added in the frame, ${how}, is in the cart of the page around it`, async ({ page, shop }) => {
			await page.goto('/categorie-produit/nuisettes/');
			if (hide)
				await page.route('**/*shopengine_quickview=*', (route) =>
					route.continue({ url: `${route.request().url()}${hide}` }),
				);
			await page.goto('/iles/quick-view/?options={"quick-view":{"mode":"iframe"}}');
			await open(page, 1179);
			const inside = page.frameLocator('dialog iframe');
			await inside.getByRole('button', { name: 'Ajouter au panier' }).first().click();
			await expect.poll(() => shop.cart()).toEqual({ 'Culotte taille haute': 1 });
			await expect(
				page.locator('.site-header .archipel-mini-cart__count, .site-header .cart-contents .count').first(),
			).toContainText('1');
			await expect(inside.locator('.woocommerce-message, .archipel-notice').first()).toContainText(
				'Culotte taille haute',
			);
			await dialog(page).getByRole('button', { name: 'Fermer' }).click();
			await expect(dialog(page)).toBeHidden();
			// Whatever the frame did, the view was one step.
			await page.goBack();
			await expect(page).toHaveURL(/\/nuisettes\/$/);
		});

	const failures = [
		['no connection', (route: Route) => route.abort()],
		[
			'an error of the server',
			(route: Route) => route.fulfill({ status: 500, body: 'Erreur', contentType: 'text/html' }),
		],
		[SILENCE, () => {}],
	] as const;
	for (const [what, fail] of failures)
		test(`[QV-03][REL-01] ${what} in the frame: a link to the product and another try, which works`, async ({
			page,
			guard,
		}) => {
			guard.allowErrors(/Failed to load resource|ERR_FAILED/);
			// A page clock takes the times of the frame's own requests too, by which it tells an error page.
			if (what === SILENCE) await page.clock.install();
			await page.route('**/*shopengine_quickview=*', fail);
			await page.goto(FRAME);
			await trigger(page, CLASSIC).focus();
			const asked = page.waitForRequest('**/*shopengine_quickview=*');
			await page.keyboard.press('Enter');
			await asked;
			if (what === SILENCE) await page.clock.fastForward(PATIENCE);
			const failure = dialog(page).locator('.archipel-quick-view__failure');
			await expect(failure).toContainText('L’aperçu n’a pas pu être affiché.');
			await expect(failure.getByRole('link')).toHaveAttribute('href', /nuisette-classique/);
			await page.unroute('**/*shopengine_quickview=*');
			await failure.getByRole('button', { name: 'Réessayer' }).click();
			await expect(dialog(page).locator('.archipel-quick-view')).toHaveAttribute('data-state', 'ready');
			await expect(page.frameLocator('dialog iframe').locator('h1')).toHaveText('Nuisette Classique');
		});

	test('[SEC-02] a product on another origin gets no frame: its trigger stays a link', async ({ page }) => {
		await page.route('https://evil.example/**', (route) =>
			route.fulfill({ body: 'elsewhere', contentType: 'text/html' }),
		);
		await page.goto(FRAME);
		await trigger(page, CLASSIC).evaluate((link: HTMLAnchorElement) => (link.href = 'https://evil.example/produit/'));
		await trigger(page, CLASSIC).focus();
		await page.keyboard.press('Enter');
		await expect(page).toHaveURL('https://evil.example/produit/');
	});

	test('[A11Y-01] no axe violation around the frame', async ({ page }) => {
		await page.goto(FRAME);
		await open(page);
		expect(await violations(page, 'dialog', { except: ['iframe'] })).toEqual([]);
	});
});

test.describe('tiles', () => {
	test('[TILE-01] the buttons are there for everybody, without a pointer over the tile, and nothing moves when one comes', async ({
		page,
	}) => {
		await page.goto('/boutique/');
		const row = tile(page, CLASSIC).locator('.archipel-tile-actions');
		await expect(row).toHaveCSS('opacity', '1');
		const place = () =>
			tile(page, CLASSIC).evaluate(({ offsetTop, offsetHeight }: HTMLElement) => ({ offsetTop, offsetHeight }));
		const before = await place();
		await tile(page, CLASSIC).hover();
		expect(await place()).toEqual(before);
		await expect(trigger(page, CLASSIC)).toHaveAccessibleName('Aperçu rapide : Nuisette Classique');
		expect(await layoutShifts(page)).toEqual([]);
	});

	test('[TILE-01] in English', async ({ page }) => {
		await page.goto('/boutique/?lang=en');
		await expect(trigger(page, CLASSIC)).toHaveAccessibleName(/^Quick View: /);
		await open(page);
		await expect(dialog(page).getByRole('link', { name: 'View full details' })).toBeVisible();
	});

	test('[TILE-01] on touch they are always there, large enough, and open the view @phone', async ({ page }) => {
		await page.goto('/boutique/');
		await expect(tile(page, CLASSIC).locator('.archipel-tile-actions')).toHaveCSS('opacity', '1');
		const box = await trigger(page, CLASSIC).boundingBox();
		expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
		await trigger(page, CLASSIC).tap();
		await expect(dialog(page).locator('.archipel-quick-view')).toHaveAttribute('data-state', 'ready');
		const size = await dialog(page).boundingBox();
		expect(size!.width).toBeLessThanOrEqual(390);
		expect(await dialog(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
		await expectNoViolations(page);
		await dialog(page).getByRole('button', { name: 'Fermer' }).tap();
		await expect(dialog(page)).toBeHidden();
	});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });
	test('[QV-03] the trigger is a link to the product', async ({ page }) => {
		await page.goto('/boutique/');
		await trigger(page, CLASSIC).click();
		await expect(page).toHaveURL(/\/produit\/nuisette-classique\/$/);
	});
});

test('[RT-05] a wrong option costs that host only, and is told once', async ({ page, guard }) => {
	guard.allowErrors(/quick-view: property "mode"/);
	const told = page.waitForEvent('console', (message) => message.text().includes('quick-view: property "mode"'));
	await page.goto('/iles/quick-view/');
	await page.locator('[data-archipel-example="wrong-prop"] a').evaluate((link) => {
		link.dataset['archipelQuickView'] = '1179';
		link.focus();
	});
	await told;
	await open(page, 1187);
});
