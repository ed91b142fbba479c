import { violations } from './axe';
import { FULL_SCREEN, GALLERY, openProduct, SOIREE, thumbnail, viewer } from './gallery-page';
import { distFile } from './dist-file';
import { expect, mounted, test } from './harness';

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

	test('[GAL-03] the code of the viewer is asked for when it is opened, and never before', async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes(distFile('chunks/open-viewer'))) asked.push(request.url());
		});
		await openProduct(page);
		await mounted(page, 'form.variations_form');
		await mounted(page, '.wc-tabs-wrapper');
		// What a shopper does with the pictures short of opening one, and time for whatever comes when the page is idle.
		await thumbnail(page, 2).click();
		await page.locator('.woocommerce-product-gallery__image').nth(1).hover();
		await page.waitForLoadState('networkidle');
		expect(asked).toEqual([]);
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		await expect(viewer(page)).toBeVisible();
		expect(asked.filter((address) => address.endsWith('.js'))).toHaveLength(1);
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

	test('[A11Y-02] the button that led to the last picture keeps the focus, and leads no further', async ({ page }) => {
		await openProduct(page);
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		const next = viewer(page).getByRole('button', { name: 'Image suivante' });
		const previous = viewer(page).getByRole('button', { name: 'Image précédente' });
		await expect(previous).toHaveAttribute('aria-disabled', 'true');
		await next.focus();
		for (const number of [2, 3, 4, 4]) {
			await page.keyboard.press('Enter');
			await expect(viewer(page).getByText(`${number} / 4`)).toBeVisible();
		}
		await expect(next).toBeFocused();
		await expect(next).toHaveAttribute('aria-disabled', 'true');
		await page.keyboard.press('Shift+Tab');
		await expect(previous).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(viewer(page).getByText('3 / 4')).toBeVisible();
		await expect(next).toHaveAttribute('aria-disabled', 'false');
	});

	test('[GAL-03] @phone a finger leafs by buttons too; a tap hides them, and focus brings them back', async ({
		page,
	}) => {
		await openProduct(page);
		await page.getByRole('button', { name: FULL_SCREEN }).tap();
		const next = viewer(page).getByRole('button', { name: 'Image suivante' });
		await next.tap();
		await expect(viewer(page).getByText('2 / 4')).toBeVisible();
		const opacity = () => next.evaluate((button) => Number(getComputedStyle(button).opacity));
		const { width, height } = page.viewportSize()!;
		// Right after the tap on the button this one is the second half of a double tap.
		await expect(async () => {
			await page.touchscreen.tap(width / 2, height / 2);
			await expect.poll(opacity, { timeout: 1500 }).toBeLessThan(0.1);
		}).toPass();
		await page.keyboard.press('Tab');
		while (!(await next.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Tab');
		await expect.poll(opacity).toBe(1);
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
		guard.allowErrors(/404|\[archipel\] gallery: property/);
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

	test('[LB-01] the history is left alone by default; an address that names a picture opens it all the same', async ({
		page,
	}) => {
		await openProduct(page);
		const before = await page.evaluate(() => history.length);
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		await expect(viewer(page).getByText('1 / 4')).toBeVisible();
		await page.keyboard.press('ArrowRight');
		await expect(viewer(page).getByText('2 / 4')).toBeVisible();
		expect(new URL(page.url()).hash).toBe('');
		expect(await page.evaluate(() => history.length)).toBe(before);
		await page.keyboard.press('Escape');
		await expect(viewer(page)).toHaveCount(0);
	});

	test('[LB-01] as an option the address says which picture it is; it opens there again, and Back closes', async ({
		page,
	}) => {
		await openProduct(page, `${SOIREE}?options=${encodeURIComponent('{"gallery":{"placeInUrl":true}}')}`);
		await thumbnail(page, 2).click();
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		await expect(viewer(page).getByText('2 / 4')).toBeVisible();
		expect(new URL(page.url()).hash).toBe('#&gid=1&pid=2');
		await page.keyboard.press('ArrowRight');
		await expect.poll(() => new URL(page.url()).hash).toBe('#&gid=1&pid=3');
		await page.goBack();
		await expect(viewer(page)).toHaveCount(0);
		expect(new URL(page.url()).hash).toBe('');
		await page.goForward();
		await expect(viewer(page).getByText('3 / 4')).toBeVisible();
		await viewer(page).getByRole('button', { name: 'Fermer' }).click();
		await expect(viewer(page)).toHaveCount(0);
		await expect.poll(() => new URL(page.url()).hash).toBe('');

		await page.goto('about:blank');
		await page.goto(`${SOIREE}#&gid=1&pid=4`);
		await expect(viewer(page).getByText('4 / 4')).toBeVisible();
		await page.keyboard.press('Escape');
		await expect(viewer(page)).toHaveCount(0);
		await expect.poll(() => new URL(page.url()).hash).toBe('');
	});

	test('[REL-01] if its code does not come, the shopper gets a link to the picture', async ({ page, shop, guard }) => {
		guard.allowErrors(/Failed to load resource|ERR_/);
		await openProduct(page);
		await shop.fault(distFile('chunks/open-viewer'), 'drop');
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		await expect(page.getByText('La visionneuse n’a pas pu être chargée.').first()).toBeVisible();
		await expect(page.getByRole('link', { name: 'Ouvrir l’image' })).toHaveAttribute('href', /\/img\/nuisette-soiree-/);
	});

	test('[A11Y-01] no axe violation in the page, enlarged, and in the viewer', async ({ page }) => {
		await openProduct(page);
		expect(await violations(page, GALLERY)).toEqual([]);
		await thumbnail(page, 1).focus();
		await page.keyboard.press('+');
		expect(await violations(page, GALLERY)).toEqual([]);
		await page.getByRole('button', { name: FULL_SCREEN }).click();
		await expect(viewer(page)).toBeVisible();
		expect(await violations(page, 'dialog')).toEqual([]);
	});
});
