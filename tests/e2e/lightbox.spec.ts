import { closeByEscape, distFile, expect, expectLink, hold, test, violations } from './harness';

const PAGE = '/iles/lightbox/';

test('[LB-03] a picture link opens the viewer: a failure, controls, the end', async ({ page, guard }) => {
	guard.allowErrors(/404/);
	await page.clock.install();
	await page.goto(PAGE);
	await page.getByRole('link', { name: /de face/ }).click();
	const viewer = page.locator('dialog.archipel-viewer');
	await expect(page.getByRole('dialog', { name: 'Images' })).toBeVisible();
	await expect(viewer.getByText('1 / 3')).toBeVisible();
	expect(await violations(page, 'dialog')).toEqual([]);
	// Three slides exist at a time, ready to swipe.
	await expect(viewer.locator('.pswp__item')).toHaveCount(3);
	await page.keyboard.press('ArrowRight');
	await expect(viewer.getByText('2 / 3')).toBeVisible();
	await page.keyboard.press('ArrowRight');
	const link = viewer.getByRole('link', { name: 'L’image n° 3 n’a pas pu être chargée.' });
	await expect(link).toBeVisible();
	// The theme's link colour fits the theme's background only.
	await expect(link).toHaveCSS('color', 'rgb(255, 255, 255)');

	await page.clock.pauseAt(Date.now() + 60_000);
	await page.mouse.move(300, 300);
	await page.clock.runFor(3990);
	await expect(viewer).not.toHaveAttribute('data-idle');
	await page.clock.runFor(20);
	await expect(viewer).toHaveAttribute('data-idle', '');
	await page.mouse.move(310, 300);
	await expect(viewer).not.toHaveAttribute('data-idle');
	await page.keyboard.press('Tab');
	await page.mouse.move(320, 300);
	await page.clock.runFor(5000);
	await expect(viewer).not.toHaveAttribute('data-idle');
	await page.keyboard.press('Escape');
	await expect(viewer).not.toHaveAttribute('open');
	// The close event is a task of its own, and starts the removal's delay.
	await expect(viewer).not.toHaveAttribute('data-archipel-modal');
	await page.clock.runFor(490);
	await expect(viewer).toHaveCount(1);
	await page.clock.runFor(20);
	await expect(viewer).toHaveCount(0);
});

test('[LB-03] title and description, zoom, full screen and share; Escape', async ({ page }) => {
	await page.addInitScript(() => {
		Object.assign(navigator, { share: (data: ShareData) => Promise.resolve(Object.assign(window, { shared: data })) });
	});
	await page.goto(`${PAGE}?utm_source=lettre`);
	const link = page.getByRole('link', { name: 'L’atelier, première photo' });
	await link.press('Enter');
	const viewer = page.getByRole('dialog', { name: 'Images' });
	await expect(viewer.getByText('Ensemble Sur mesure')).toBeVisible();
	await expect(viewer.getByText('Coupé à l’atelier <b>de Lyon</b>')).toBeVisible();
	await expect(viewer.getByText('1 / 2')).toBeVisible();
	await expect(viewer.getByRole('button', { name: 'Agrandir' })).toBeVisible();
	await viewer.getByRole('button', { name: 'Plein écran', exact: true }).click();
	await viewer.getByRole('button', { name: 'Quitter le plein écran' }).click();
	await expect(viewer.getByRole('button', { name: 'Plein écran', exact: true })).toBeVisible();
	await closeByEscape(viewer);
	// Not `toBeFocused`: after full screen the window may wait for the system's focus.
	const hasFocus = () => link.evaluate((element) => element === document.activeElement);
	await expect.poll(hasFocus).toBe(true);

	// Closed in full screen, which ends some moments later; until then the page cannot take the focus.
	await page.keyboard.press('Enter');
	await viewer.getByRole('button', { name: 'Plein écran', exact: true }).click();
	await expect(viewer.getByRole('button', { name: 'Quitter le plein écran' })).toBeVisible();
	await viewer.getByRole('button', { name: 'Fermer' }).click();
	await expect(viewer).toHaveCount(0);
	await expect.poll(hasFocus).toBe(true);

	await page.getByRole('link', { name: 'L’atelier, seconde photo' }).click();
	await viewer.getByRole('button', { name: 'Partager' }).click();
	await expect
		.poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.url))
		.toMatch(/\/iles\/lightbox\/#&gid=atelier&pid=2$/);
});

test('[LB-03] a late picture is announced, in English', async ({ page }) => {
	const release = await hold(page, '**/img/ensemble-sur-mesure-emeraude-0.svg');
	await page.goto(`${PAGE}?lang=en`);
	const viewer = page.getByRole('dialog', { name: 'Images' });
	await page.getByRole('link', { name: 'L’atelier, première photo' }).click();
	await expect(viewer.getByText('Loading image #1...')).toBeVisible();
	release();
	await expect(viewer.getByText('Loading image #1...')).toBeHidden();
	await expect(viewer.getByRole('button', { name: 'Share' })).toBeVisible();
});

test('[REL-01] if the viewer does not come, the visitor gets a link to the picture', async ({ page, shop }) => {
	await page.goto(PAGE);
	await shop.fault(distFile('chunks/open-viewer'), 'drop');
	await page.getByRole('link', { name: 'L’atelier, seconde photo' }).click();
	await expect(page.getByText('La visionneuse n’a pas pu être chargée.').first()).toBeVisible();
	await expectLink(page.getByRole('link', { name: 'Ouvrir l’image' }), /emeraude-1\.svg$/);
	expect(await violations(page, '.island-example')).toEqual([]);
});
