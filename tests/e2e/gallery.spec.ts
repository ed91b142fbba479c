import { FULL_SCREEN, GALLERY, openProduct, row, scrolled, SOIREE, thumbnail, viewer } from './gallery-page';
import { distFile } from './dist-file';
import { each, expect, layoutShifts, mounted, test } from './harness';

test.describe('carousel', () => {
	test('[GAL-01] thumbnails, arrows and keys move it; the current thumbnail is marked; the ends hold', async ({
		page,
	}) => {
		await openProduct(page);
		await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true');
		await thumbnail(page, 3).click();
		await expect.poll(() => scrolled(page)).toBe(2);
		await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true');
		await expect(thumbnail(page, 1)).not.toHaveAttribute('aria-current');

		const next = page.getByRole('button', { name: 'Image suivante' });
		await next.click();
		await expect.poll(() => scrolled(page)).toBe(3);
		await expect(next).toHaveAttribute('aria-disabled', 'true');
		// At the end it stays focusable, and does nothing.
		await next.press('Enter');
		await page.keyboard.press('ArrowLeft');
		await expect.poll(() => scrolled(page)).toBe(2);
		await expect(next).toBeFocused();
	});

	test('[A11Y-03] [SEC-03 A9] it jumps with reduced motion', async ({ page }) => {
		await page.emulateMedia({ reducedMotion: 'reduce' });
		await openProduct(page);
		await page.locator('.archipel-gallery__next').click();
		expect(await scrolled(page)).toBe(1);
	});

	test('[GAL-01] the first picture is there at once, nothing moves when the script comes, and thumbnails have their size', async ({
		page,
	}) => {
		await openProduct(page);
		const first = page.locator('.woocommerce-product-gallery__image img').first();
		await expect(first).toHaveAttribute('fetchpriority', 'high');
		await expect(first).not.toHaveAttribute('loading', 'lazy');
		expect(await layoutShifts(page)).toEqual([]);
		for (const picture of await each(page.locator('.flex-control-nav img'))) {
			await expect(picture).toHaveAttribute('width', '100');
			await expect(picture).toHaveAttribute('height', '100');
		}
	});

	test('[GAL-01] pictures of other proportions do not change its height', async ({ page }) => {
		await openProduct(page);
		const before = await row(page).boundingBox();
		await page
			.locator('.woocommerce-product-gallery__image img')
			.nth(1)
			.evaluate((image: HTMLImageElement) => {
				image.width = 100;
				image.height = 900;
				image.style.aspectRatio = '1 / 9';
			});
		expect(await row(page).boundingBox()).toEqual(before);
	});

	test('[GAL-01] off with one picture; off, without a viewer, with none', async ({ page, guard }) => {
		guard.allowErrors(/404|\[archipel\] gallery: property/);
		await openProduct(page, '/iles/gallery/');
		const galleries = page.locator(GALLERY);
		await expect(galleries.nth(1)).toHaveAttribute('data-archipel-state', 'mounted');
		await expect(galleries.nth(1).getByRole('button')).toHaveCount(1);
		await expect(galleries.nth(2)).toHaveAttribute('data-archipel-state', 'mounted');
		await expect(galleries.nth(2).getByRole('button')).toHaveCount(0);
	});

	test('[RT-06] a picture that is pressed before the script is there opens in the viewer', async ({ page, shop }) => {
		await page.goto('/');
		const script = distFile('islands/gallery');
		await shop.hold(script);
		const asked = page.waitForRequest((request) => request.url().includes(script));
		await page.goto(SOIREE, { waitUntil: 'commit' });
		await asked;
		await page.locator('.woocommerce-product-gallery__image a').first().click();
		await shop.heal();
		expect(page.url()).not.toContain('/img/');
		await expect(viewer(page)).toBeVisible();
	});
});

test('[GAL-01] without the strip the arrows stay, and no room is kept for it', async ({ page }) => {
	await openProduct(page, `${SOIREE}?options=${encodeURIComponent('{"gallery":{"thumbnails":false}}')}`);
	await expect(page.locator('.flex-control-nav')).toHaveCount(0);
	await page.getByRole('button', { name: 'Image suivante' }).click();
	await expect.poll(() => scrolled(page)).toBe(1);
});

test('[RT-04] a host with a wrong prop keeps what the server printed, and says so once', async ({ page, guard }) => {
	const errors: string[] = [];
	guard.allowErrors(/\[archipel\] gallery: property "zoom"|404/);
	page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
	await page.goto('/iles/gallery/');
	const wrong = page.locator('[data-archipel-example=wrong-prop]');
	await expect(wrong).toHaveAttribute('data-archipel-state', 'failed');
	await expect(wrong.getByRole('link', { name: 'Nuisette Classique' })).toBeVisible();
	expect(errors.filter((text) => text.includes('[archipel]'))).toHaveLength(1);
});

test.describe('in a theme with strong rules for buttons', () => {
	test.use({ bypassCSP: true });

	test('[GAL-01] [GAL-03] every button has its size, and its drawing in its middle', async ({ page }) => {
		await openProduct(page);
		// As Storefront has them, and others.
		await page.addStyleTag({
			content: `button { display: inline-block; min-width: 6em; padding: 0.6em 1.4em; border-radius: 0; background: #eee; color: #333 }
				.woocommerce-product-gallery__trigger { text-indent: -9999px; width: 2em }`,
		});
		const offCentre = (selector: string) =>
			page.locator(selector).evaluateAll((buttons) =>
				buttons.flatMap((button) => {
					const [own, drawing] = [button, button.querySelector('svg, img')!].map((part) =>
						part.getBoundingClientRect(),
					);
					const distances = [
						own!.left + own!.right - drawing!.left - drawing!.right,
						own!.top + own!.bottom - drawing!.top - drawing!.bottom,
						own!.width - own!.height,
					];
					return distances.every((distance) => Math.abs(distance) < 2) ? [] : [`${button.className}: ${distances}`];
				}),
			);
		expect(await offCentre('.archipel-gallery__controls > button, .archipel-gallery__thumbnail')).toEqual([]);
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		await expect(viewer(page)).toBeVisible();
		expect(await offCentre('dialog button')).toEqual([]);
		await expect(viewer(page).getByRole('button', { name: 'Fermer' })).toHaveCSS('color', 'rgb(255, 255, 255)');
	});
});

test.describe('zoom', () => {
	test('[GAL-02] a mouse enlarges the picture under it; + and − do so by keyboard', async ({ page }) => {
		await openProduct(page);
		const box = (await row(page).boundingBox())!;
		await page.mouse.move(box.x + box.width / 4, box.y + 300);
		const large = page.locator('.archipel-gallery__lens[data-state=loaded] img');
		await expect(large).toBeVisible();
		const before = await large.boundingBox();
		expect(before!.width).toBe(900);
		await page.mouse.move(box.x + box.width / 2, box.y + 300);
		await expect.poll(async () => (await large.boundingBox())!.x).toBeLessThan(before!.x);
		await page.mouse.move(box.x + box.width + 60, box.y);
		await expect(large).toHaveCount(0);

		await thumbnail(page, 1).focus();
		await page.keyboard.press('+');
		await expect(large).toBeVisible();
		await page.keyboard.press('ArrowRight');
		expect(await scrolled(page)).toBe(0);
		await page.keyboard.press('-');
		await expect(large).toHaveCount(0);
	});

	test('[GAL-02] not for a picture that is no wider than the gallery', async ({ page, guard }) => {
		guard.allowErrors(/404|\[archipel\] gallery: property/);
		await openProduct(page, '/iles/gallery/');
		await page.locator(GALLERY).nth(1).locator('a').hover();
		await expect(page.locator('.archipel-gallery__lens')).toHaveCount(0);
	});
});

test.describe('variations', () => {
	test('[GAL-04] a chosen variation swaps the first picture and the carousel goes to it', async ({ page }) => {
		await openProduct(page);
		await mounted(page, 'form.variations_form');
		await thumbnail(page, 3).click();
		await expect.poll(() => scrolled(page)).toBe(2);
		await page.getByRole('radio', { name: 'Couleur, Noir' }).check();
		await page.getByRole('radio', { name: 'Taille, M' }).check();
		await expect(page.locator('.woocommerce-product-gallery__image img').first()).toHaveAttribute('src', /noir/);
		await expect.poll(() => scrolled(page)).toBe(0);
		await expect(page.locator('.flex-control-nav img').first()).toHaveAttribute('src', /noir/);
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		await expect(viewer(page).locator('.pswp__item[aria-hidden=false] img').last()).toHaveAttribute('src', /noir/);
	});
});

test('[GAL-01] without JavaScript the first picture shows, the others can be scrolled to, and each leads to its file', async ({
	browser,
	baseURL,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
	const page = await context.newPage();
	await page.goto(SOIREE);
	const pictures = page.locator('.woocommerce-product-gallery__image');
	await expect(pictures.first()).toBeVisible();
	await expect(pictures.first().locator('img')).toHaveCSS('opacity', '1');
	await expect(page.locator(GALLERY)).toHaveCSS('opacity', '1');
	await pictures.nth(2).scrollIntoViewIfNeeded();
	await expect(pictures.nth(2)).toBeInViewport();
	await expect(pictures.nth(2).locator('a')).toHaveAttribute('href', /\/img\/.*-2\.svg$/);
	await context.close();
});

test('[WP-07] English', async ({ page }) => {
	await openProduct(page, `${SOIREE}?lang=en`);
	await page.getByRole('button', { name: 'View full-screen image gallery' }).click();
	await expect(
		page.getByRole('dialog', { name: 'Product images' }).getByRole('button', { name: 'Next image' }),
	).toBeVisible();
});

test.describe('@phone', () => {
	test('[GAL-01] a finger moves the carousel, a touch opens the viewer; nothing is wider than the screen @phone', async ({
		page,
	}) => {
		await openProduct(page);
		await row(page).evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: 'instant' }));
		await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true');
		expect(await layoutShifts(page)).toEqual([]);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
		await page.locator('.woocommerce-product-gallery__image a').nth(1).tap();
		await expect(viewer(page).getByText('2 / 4')).toBeVisible();
		for (const button of await each(viewer(page).getByRole('button'))) {
			expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
		}
		await viewer(page).getByRole('button', { name: 'Fermer' }).tap();
		await expect(viewer(page)).toHaveCount(0);
	});
});
