import { violations } from './axe';
import {
	closeByEscape,
	distFile,
	each,
	expect,
	layoutShifts,
	mounted,
	requestsOf,
	test,
	visit,
	type Page,
} from './harness';

const GALLERY = '.woocommerce-product-gallery';
const SOIREE = '/produit/nuisette-soiree/';
const FULL_SCREEN = 'Voir la galerie d’images en plein écran';

const openProduct = (page: Page, address = SOIREE) => visit(page, address, GALLERY);
const row = (page: Page) => page.locator('.woocommerce-product-gallery__wrapper').first();
const scrolled = (page: Page) =>
	row(page).evaluate((element) => Math.round((10 * element.scrollLeft) / element.clientWidth) / 10);
const thumbnail = (page: Page, number: number) =>
	page.getByRole('button', { name: new RegExp(`^Image ${number} sur`) });
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Images du produit' });

test('[GAL-01] [GAL-02] [GAL-04] [A11Y-01] moved, enlarged, swapped', async ({ page }) => {
	await openProduct(page);
	await test.step('nothing moves', async () => {
		expect(await layoutShifts(page)).toEqual([]);
		expect(await violations(page, GALLERY)).toEqual([]);
	});
	await test.step('zoom', async () => {
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

		await thumbnail(page, 1).press('+');
		await expect(large).toBeVisible();
		expect(await violations(page, GALLERY)).toEqual([]);
		await page.keyboard.press('-');
		await expect(large).toHaveCount(0);
	});
	await test.step('a variation', async () => {
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
		await closeByEscape(viewer(page));
	});
	await test.step('pictures of other proportions do not change its height', async () => {
		const { width, height } = (await row(page).boundingBox())!;
		await page
			.locator('.woocommerce-product-gallery__image img')
			.nth(1)
			.evaluate((image: HTMLImageElement) => {
				image.width = 100;
				image.height = 900;
				image.style.aspectRatio = '1 / 9';
			});
		expect(await row(page).boundingBox()).toMatchObject({ width, height });
	});
});

test('[GAL-01] [GAL-03] [A11Y-03] [SEC-03 A9] without movement; a missing file', async ({ page, guard }) => {
	guard.allowErrors(/404/);
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await openProduct(page, '/iles/gallery/');
	await page.locator('.archipel-gallery__next').first().click();
	expect(await scrolled(page)).toBe(1);
	await page.keyboard.press('ArrowLeft');
	expect(await scrolled(page)).toBe(0);

	await page.getByRole('button', { name: FULL_SCREEN }).first().click();
	await expect(viewer(page).getByText('1 / 3')).toBeVisible();
	for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
	await expect(viewer(page).getByText('L’image n’a pas pu être chargée.').first()).toBeVisible();
});

test('@phone [GAL-01] [GAL-03] a finger moves the carousel and leafs in the viewer', async ({ page }) => {
	await openProduct(page);
	await row(page).evaluate((element) => element.scrollBy({ left: element.clientWidth, behavior: 'instant' }));
	await expect(thumbnail(page, 2)).toHaveAttribute('aria-current', 'true');
	expect(await layoutShifts(page)).toEqual([]);
	expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
	await page.locator('.woocommerce-product-gallery__image a').nth(1).tap();
	await expect(viewer(page).getByText('2 / 4')).toBeVisible();
	for (const button of await each(viewer(page).getByRole('button')))
		expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
	const next = viewer(page).getByRole('button', { name: 'Image suivante' });
	await next.tap();
	await expect(viewer(page).getByText('3 / 4')).toBeVisible();
	const opacity = () => next.evaluate((button) => Number(getComputedStyle(button).opacity));
	const { width, height } = page.viewportSize()!;
	// A tap right after the button's tap would count as a double tap.
	await expect(async () => {
		await page.touchscreen.tap(width / 2, height / 2);
		await expect.poll(opacity, { timeout: 1500 }).toBeLessThan(0.1);
	}).toPass();
	const isFocused = (button: Element) => button === document.activeElement;
	const close = viewer(page).getByRole('button', { name: 'Fermer' });
	do await page.keyboard.press('Tab');
	while (!(await close.evaluate(isFocused)));
	await expect(viewer(page).locator('.pswp__top-bar')).toHaveCSS('opacity', '1');
	do await page.keyboard.press('Tab');
	while (!(await next.evaluate(isFocused)));
	await expect.poll(opacity).toBe(1);
	await close.tap();
	await expect(viewer(page)).toHaveCount(0);
});

test('[GAL-03] [LB-01] [A11Y-01] [A11Y-02] the viewer opens on demand, by keyboard, and zooms', async ({ page }) => {
	const asked = requestsOf(page, new RegExp(distFile('chunks/open-viewer')));
	const trigger = page.getByRole('button', { name: FULL_SCREEN });
	const number = (at: number) => viewer(page).getByText(`${at} / 4`);
	await openProduct(page);
	await test.step('nothing before it is opened', async () => {
		await mounted(page, 'form.variations_form');
		await mounted(page, '.wc-tabs-wrapper');
		await thumbnail(page, 2).click();
		await page.locator('.woocommerce-product-gallery__image').nth(1).hover();
		await page.waitForLoadState('networkidle');
		expect(asked).toEqual([]);
		await thumbnail(page, 1).click();
	});
	const length = await page.evaluate(() => history.length);
	await trigger.press('Enter');
	await expect(viewer(page)).toBeVisible();
	await expect(number(1)).toBeVisible();
	expect(asked.filter((address) => address.endsWith('.js'))).toHaveLength(1);
	await expect(viewer(page).getByRole('button', { name: 'Partager' })).toHaveCount(0);
	expect(await violations(page, 'dialog')).toEqual([]);
	await test.step('zoom, and arrows move what is enlarged', async () => {
		const picture = viewer(page).locator('.pswp__item[aria-hidden=false] img.pswp__img').last();
		await expect(picture).toBeVisible();
		const width = async () => (await picture.boundingBox())!.width;
		const before = await width();
		await viewer(page).getByRole('button', { name: 'Agrandir' }).click();
		await expect.poll(width).toBeGreaterThan(before);
		for (const key of ['-', '-']) await page.keyboard.press(key);
		await expect.poll(width).toBe(before);
		for (let time = 0; time < 3; time++) await page.keyboard.press('+');
		await expect.poll(width).toBeGreaterThan(before * 1.4);
		for (const key of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
		await expect(number(1)).toBeVisible();
		for (let time = 0; time < 3; time++) await page.keyboard.press('-');
		await expect.poll(width).toBe(before);
	});
	await test.step('from picture to picture', async () => {
		const next = viewer(page).getByRole('button', { name: 'Image suivante' });
		const previous = viewer(page).getByRole('button', { name: 'Image précédente' });
		await expect(previous).toHaveAttribute('aria-disabled', 'true');
		await page.keyboard.press('ArrowRight');
		await expect(number(2)).toBeVisible();
		await expect(page.locator('dialog [aria-live=polite]')).toHaveText('Image 2 sur 4. Vue 2 : Nuisette Soirée');
		await next.focus();
		for (const at of [3, 4, 4]) {
			await page.keyboard.press('Enter');
			await expect(number(at)).toBeVisible();
		}
		await expect(next).toBeFocused();
		await expect(next).toHaveAttribute('aria-disabled', 'true');
		await page.keyboard.press('Shift+Tab');
		await expect(previous).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(number(3)).toBeVisible();
		await expect(next).toHaveAttribute('aria-disabled', 'false');
	});
	expect(new URL(page.url()).hash).toBe('');
	expect(await page.evaluate(() => history.length)).toBe(length);
	await closeByEscape(viewer(page));
	await expect(trigger).toBeFocused();
	await expect(thumbnail(page, 3)).toHaveAttribute('aria-current', 'true');
});

test('[LB-01] as an option the address says which picture it is, and Back closes', async ({ page }) => {
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
});
