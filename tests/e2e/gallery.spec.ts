import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, layoutShift, mounted, test } from './harness';

const GALLERY = '.woocommerce-product-gallery';
const SOIREE = '/produit/nuisette-soiree/';
const FULL_SCREEN = 'Voir la galerie d’images en plein écran';

async function openProduct(page: Page, address = SOIREE): Promise<void> {
	await page.goto(address);
	await mounted(page, GALLERY);
}
const row = (page: Page) => page.locator('.woocommerce-product-gallery__wrapper');
const scrolled = (page: Page) =>
	row(page).evaluate((element) => Math.round((10 * element.scrollLeft) / element.clientWidth) / 10);
const thumbnail = (page: Page, number: number) =>
	page.getByRole('button', { name: new RegExp(`^Image ${number} sur`) });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Images du produit' });

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
		await next.click();
		await page.keyboard.press('ArrowLeft');
		await expect.poll(() => scrolled(page)).toBe(2);
		await expect(next).toBeFocused();
	});

	test('[GAL-01] a slide takes 500 milliseconds', async ({ page }) => {
		await openProduct(page);
		const duration = await row(page).evaluate(
			(element) =>
				new Promise<number>((resolve) => {
					const began = performance.now();
					const look = () => {
						if (element.scrollLeft >= element.clientWidth - 1) resolve(performance.now() - began);
						else requestAnimationFrame(look);
					};
					document.querySelector<HTMLElement>('.archipel-gallery__next')!.click();
					look();
				}),
		);
		expect(duration).toBeGreaterThan(400);
		expect(duration).toBeLessThan(1500);
	});

	test('[A11Y-03] and none with reduced motion', async ({ page }) => {
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
		expect(await layoutShift(page)).toBe(0);
		for (const picture of await page.locator('.flex-control-nav img').all()) {
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
		guard.allowErrors(/404/);
		await openProduct(page, '/iles/gallery/');
		const galleries = page.locator(GALLERY);
		await expect(galleries.nth(1)).toHaveAttribute('data-archipel-state', 'mounted');
		await expect(galleries.nth(1).getByRole('button')).toHaveCount(1);
		await expect(galleries.nth(2)).toHaveAttribute('data-archipel-state', 'mounted');
		await expect(galleries.nth(2).getByRole('button')).toHaveCount(0);
	});

	test('[RT-06] a picture that is pressed before the script is there opens in the viewer', async ({ page, shop }) => {
		await page.goto('/');
		await shop.latency('dist/islands/gallery', 1500);
		await page.goto(SOIREE, { waitUntil: 'commit' });
		const link = page.locator('.woocommerce-product-gallery__image a').first();
		await page.waitForFunction(() =>
			performance.getEntriesByType('resource').some(({ name }) => name.includes('islands/gallery-')),
		);
		await link.click();
		expect(page.url()).not.toContain('/img/');
		await expect(viewer(page)).toBeVisible();
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
		expect((await large.boundingBox())!.x).toBeLessThan(before!.x);
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
		guard.allowErrors(/404/);
		await openProduct(page, '/iles/gallery/');
		await page.locator(GALLERY).nth(1).locator('a').hover();
		await expect(page.locator('.archipel-gallery__lens')).toHaveCount(0);
	});
});

test.describe('viewer', () => {
	test('[GAL-03] opens from the magnifier by keyboard, holds focus, counts, and gives focus back', async ({ page }) => {
		await openProduct(page);
		const trigger = page.getByRole('button', { name: FULL_SCREEN });
		await trigger.focus();
		await page.keyboard.press('Enter');
		await expect(viewer(page)).toBeVisible();
		await expect(viewer(page).getByText('1 / 4')).toBeVisible();
		await expect(viewer(page).getByRole('button', { name: 'Partager' })).toHaveCount(0);

		// Focus stays inside, whichever way it goes round.
		const inside = () =>
			page.evaluate(
				() => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')),
			);
		for (let step = 0; step < 8; step++) {
			await page.keyboard.press('Tab');
			expect(await inside()).toBe(true);
		}
		await page.keyboard.press('Shift+Tab');
		expect(await inside()).toBe(true);

		await page.keyboard.press('ArrowRight');
		await expect(viewer(page).getByText('2 / 4')).toBeVisible();
		await viewer(page).getByRole('button', { name: 'Image suivante' }).click();
		await expect(viewer(page).getByText('3 / 4')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(viewer(page)).toHaveCount(0);
		await expect(trigger).toBeFocused();
		// The carousel behind has followed.
		await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true');
	});

	test('[GAL-03] the page behind is inert, and the change of picture is said', async ({ page }) => {
		await openProduct(page);
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		await expect(viewer(page)).toBeVisible();
		await expect(page.getByRole('heading', { name: 'Nuisette Soirée' })).toHaveCount(1);
		await page.getByRole('heading', { level: 1 }).evaluate((heading: HTMLElement) => {
			heading.tabIndex = -1;
			heading.focus();
		});
		expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1');
		await page.keyboard.press('ArrowRight');
		await expect(page.locator('dialog [aria-live=polite]')).toHaveText('Image 2 sur 4. Vue 2 : Nuisette Soirée');
	});

	test('[GAL-03] zooms by button and keys, and the arrows move what is enlarged', async ({ page }) => {
		await openProduct(page);
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		const picture = viewer(page).locator('.pswp__item[aria-hidden=false] img.pswp__img').last();
		await expect(picture).toBeVisible();
		const width = async () => (await picture.boundingBox())!.width;
		const before = await width();
		await viewer(page).getByRole('button', { name: 'Agrandir' }).click();
		await expect.poll(width).toBeGreaterThan(before);
		await page.keyboard.press('-');
		await page.keyboard.press('-');
		await expect.poll(width).toBe(before);
		await page.keyboard.press('+');
		await page.keyboard.press('+');
		await page.keyboard.press('+');
		await expect.poll(width).toBeGreaterThan(before * 1.4);
		await page.keyboard.press('ArrowDown');
		await page.keyboard.press('ArrowRight');
		await expect(viewer(page).getByText('1 / 4')).toBeVisible();
	});

	test('[GAL-03] shows captions as text, and says when a picture cannot be loaded', async ({ page, guard }) => {
		guard.allowErrors(/404/);
		await page.goto('/iles/gallery/');
		await mounted(page, GALLERY);
		await page
			.locator(GALLERY)
			.first()
			.evaluate((gallery) => {
				gallery.querySelector('img')!.dataset['caption'] = '<img src=x onerror="window.hacked=1"> Légende';
			});
		await page.getByRole('button', { name: FULL_SCREEN }).first().click();
		await expect(viewer(page).getByText('<img src=x onerror="window.hacked=1"> Légende')).toBeVisible();
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await expect(viewer(page).getByText('L’image n’a pas pu être chargée.').first()).toBeVisible();
		expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
	});

	test('[LB-01] the address says which picture it is; it opens there again, and Back closes', async ({ page }) => {
		await openProduct(page);
		await thumbnail(page, 2).click();
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		await expect(viewer(page).getByText('2 / 4')).toBeVisible();
		expect(new URL(page.url()).hash).toBe('#&gid=1&pid=2');
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => new URL(page.url()).hash).toBe('#&gid=1&pid=3');
		await page.goBack();
		await expect(viewer(page)).toHaveCount(0);
		expect(page.url()).toMatch(/nuisette-soiree\/$/);
		await page.goForward();
		await expect(viewer(page).getByText('3 / 4')).toBeVisible();
		await viewer(page).getByRole('button', { name: 'Fermer' }).click();
		await expect(viewer(page)).toHaveCount(0);
		expect(new URL(page.url()).hash).toBe('');

		await page.goto('about:blank');
		await page.goto(`${SOIREE}#&gid=1&pid=4`);
		await expect(viewer(page).getByText('4 / 4')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(viewer(page)).toHaveCount(0);
		expect(new URL(page.url()).hash).toBe('');
	});

	test('[REL-01] if its code does not come, the shopper gets a link to the picture', async ({ page, shop, guard }) => {
		guard.allowErrors(/Failed to load resource|ERR_/);
		await openProduct(page);
		await shop.fault('dist/chunks/open-viewer', 'drop');
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		await expect(page.getByText('La visionneuse n’a pas pu être chargée.').first()).toBeVisible();
		await expect(page.getByRole('link', { name: 'Ouvrir l’image' })).toHaveAttribute('href', /\/img\/nuisette-soiree-/);
	});

	test('[A11Y-01] no axe violation in the page, enlarged, and in the viewer', async ({ page }) => {
		await openProduct(page);
		const scan = async (region: string) => (await new AxeBuilder({ page }).include(region).analyze()).violations;
		expect(await scan(GALLERY)).toEqual([]);
		await thumbnail(page, 1).focus();
		await page.keyboard.press('+');
		expect(await scan(GALLERY)).toEqual([]);
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		await expect(viewer(page)).toBeVisible();
		expect(await scan('dialog')).toEqual([]);
	});
});

test.describe('variations', () => {
	test('[GAL-04] a chosen variation swaps the first picture and the carousel goes to it', async ({ page }) => {
		await openProduct(page);
		await mounted(page, 'form.variations_form');
		await thumbnail(page, 3).click();
		await expect.poll(() => scrolled(page)).toBe(2);
		await page
			.locator('select[name=attribute_pa_couleur]')
			.selectOption('vert', { force: true })
			.catch(() => {});
		await page.getByRole('radio', { name: 'Noir' }).first().click();
		await page.getByRole('radio', { name: 'M', exact: true }).click();
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

test('English', async ({ page }) => {
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
		expect(await layoutShift(page)).toBe(0);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
		await page.locator('.woocommerce-product-gallery__image a').nth(1).tap();
		await expect(viewer(page).getByText('2 / 4')).toBeVisible();
		for (const button of await viewer(page).getByRole('button').all()) {
			expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
		}
		await viewer(page).getByRole('button', { name: 'Fermer' }).tap();
		await expect(viewer(page)).toHaveCount(0);
	});
});
