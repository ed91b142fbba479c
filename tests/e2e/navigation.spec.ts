import type { Page } from '@playwright/test';
import { expect, layoutShifts, mounted, requestsOf, rewrite, tabTo, test, violations, visit } from './harness';

const NOTICE_ID = '8eccfe117a8fd481ad7bd0cf66b7675b';

const edges = (page: Page, selector: string) =>
	page.locator(selector).evaluate((element) => {
		const { top, bottom } = element.getBoundingClientRect();
		return { top: Math.round(top), bottom: Math.round(bottom) };
	});

test.describe('sticky', () => {
	test.use({ bypassCSP: true });

	test('[NAV-05] [NAV-06] the header, a sidebar, a section, a title bar stay where they should', async ({ page }) => {
		await test.step('the header', async () => {
			await page.goto('/iles/sticky-header/');
			const header = page.locator('#masthead');
			await expect(header).toHaveAttribute('data-archipel-sticky', 'header');
			expect(await layoutShifts(page)).toEqual([]);
			const { bottom } = await edges(page, '#masthead');
			await page.evaluate((y) => scrollTo({ top: y + 20, behavior: 'instant' }), bottom);
			await expect(header).toHaveAttribute('data-state', 'shown');
			expect((await edges(page, '#masthead')).top).toBe(0);
		});
		await test.step('what a link or the focus goes to', async () => {
			const { bottom } = await edges(page, '#masthead');
			await page.getByRole('link', { name: 'Entretien' }).click();
			await expect.poll(async () => (await edges(page, '#bloc-entretien')).top).toBeGreaterThanOrEqual(bottom);
			await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
			await page.getByRole('link', { name: 'satin recyclé' }).focus();
			const isClear = () =>
				page.getByRole('link', { name: 'satin recyclé' }).evaluate((link) => {
					const { top, bottom } = link.getBoundingClientRect();
					return top >= document.querySelector('#masthead')!.getBoundingClientRect().bottom && bottom <= innerHeight;
				});
			await expect.poll(isClear).toBe(true);
		});
		await test.step('the sidebar, the title bar, the section', async () => {
			const aside = '.sticky-example__aside [data-archipel=sticky-header]';
			await expect(page.locator(aside)).toHaveAttribute('data-archipel-sticky', 'sidebar');
			const bar = page.locator('.sticky-example__bar');
			const header = await page.locator('#masthead').evaluate((one: HTMLElement) => one.offsetHeight);
			await expect(bar).toHaveCSS('min-height', `${210 + header}px`);
			// Forty pixels past the sticky position, and before the end of its container.
			const { top } = await edges(page, '.sticky-example');
			await page.evaluate((y) => scrollBy({ top: y, behavior: 'instant' }), top - header - 20 + 40);
			await expect.poll(async () => (await edges(page, aside)).top - (await edges(page, '#masthead')).bottom).toBe(20);
			for (const [width, place, property, value] of [
				[993, '.sticky-example__bar', 'min-height', /^(2[1-9]|3)\d+px$/],
				[992, '.sticky-example__bar', 'min-height', '0px'],
				[992, aside, 'position', 'sticky'],
				[991, aside, 'position', 'static'],
				[769, '#masthead', 'position', 'sticky'],
				[768, '#masthead', 'position', 'static'],
			] as const) {
				await page.setViewportSize({ width, height: 800 });
				await expect(page.locator(place), `${place} at ${width} px`).toHaveCSS(property, value);
			}
			await page.setViewportSize({ width: 390, height: 400 });
			const section = page.locator('[data-archipel-example=section]');
			await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
			await expect(section).not.toHaveAttribute('data-state', 'shown');
			const text = page.locator('#bloc-entretien');
			await text.evaluate((one) => one.scrollIntoView({ behavior: 'instant', block: 'start' }));
			await expect(section).toHaveAttribute('data-state', 'shown');
			await expect.poll(async () => (await edges(page, '[data-archipel-example=section]')).top).toBe(0);
		});
		await test.step('another theme', async () => {
			await page.setViewportSize({ width: 1280, height: 900 });
			await rewrite(page, '/iles/sticky-header/', (html) =>
				html
					.replace(
						'</head>',
						'<style>.site { overflow-x: hidden } html { --wp-admin--admin-bar--height: 32px }</style></head>',
					)
					.replace('<a class="skip-link', '<div class="site"><a class="skip-link')
					.replace('</body>', '</div></body>'),
			);
			await page.goto('/iles/sticky-header/');
			await expect(page.locator('#masthead')).toHaveAttribute('data-archipel-sticky', 'header');
			await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
			await expect.poll(async () => (await edges(page, '#masthead')).top).toBe(32);
			await page.emulateMedia({ media: 'print' });
			await expect(page.locator('#masthead')).toHaveCSS('position', 'static');
			await page.emulateMedia({ media: null });
			for (const [width, top] of [
				[601, '32px'],
				[600, '0px'],
			] as const) {
				await page.setViewportSize({ width, height: 800 });
				await expect(page.locator('[data-archipel-example=section]'), `${width} px`).toHaveCSS('top', top);
			}
		});
	});
});

const notice = (page: Page) => page.locator('.woocommerce-store-notice').first();
const toTop = (page: Page) => page.getByRole('link', { name: 'Retour en haut de la page' });

test('[NAV-06] [A11Y-01] back to top: after 200 px, above a fixed bar, not printed', async ({ page }) => {
	const asked = requestsOf(page);
	await page.goto('/iles/back-to-top/?annonce');
	await page.waitForLoadState('networkidle');
	expect(asked.filter((url) => url.includes('bck-t-tp') && url.includes('.js'))).toEqual([]);
	await expect(toTop(page)).toBeHidden();
	await page.mouse.wheel(0, 150);
	await expect(page.locator('[data-archipel=back-to-top]').first()).toHaveAttribute('data-state', 'hidden');
	await test.step('a fixed bar', async () => {
		await expect(notice(page)).toBeVisible();
		await notice(page).evaluate(({ style }) => {
			Object.assign(style, { position: 'fixed', inset: 'auto 0 0', height: '120px', padding: '0' });
		});
	});
	await page.mouse.wheel(0, 400);
	await expect(toTop(page)).toBeVisible();
	expect(await violations(page, '[data-archipel=back-to-top]')).toEqual([]);
	const { y, height } = (await toTop(page).boundingBox())!;
	expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height - 120);
	await page.emulateMedia({ media: 'print' });
	await expect(page.locator('[data-archipel=back-to-top]').first()).toBeHidden();
	await page.emulateMedia({ media: null });
	await toTop(page).press('Enter');
	await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
	await expect(toTop(page)).toBeHidden();
	expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
});

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('archipel-currency'));

test('[NAV-07] [A11Y-01] another currency: by keyboard, in place, and from a cache', async ({ page, shop }) => {
	await page.goto('/iles/currency-switcher/?orderby=price&remove_item=x#ile-currency-switcher');
	await test.step('keys', async () => {
		const summary = page.locator('.archipel-currency__summary');
		await tabTo(page, summary);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('button', { name: 'EUR' })).toHaveAttribute('aria-current', 'true');
		await expect(page.locator('.archipel-currency__list')).toBeVisible();
		expect(await violations(page, '[data-archipel=currency-switcher]')).toEqual([]);
		await page.keyboard.press('Tab');
		await expect(page.getByRole('button', { name: 'EUR' })).toBeFocused();
		// The currency of the page is chosen, then nothing.
		for (const keys of [['Enter'], ['Enter', 'Tab', 'Escape']]) {
			for (const key of keys) await page.keyboard.press(key);
			await expect(summary).toBeFocused();
			await expect(page.getByRole('button', { name: 'EUR' })).toBeHidden();
		}
	});
	await test.step('chosen', async () => {
		await page.locator('.archipel-currency__summary').click();
		await page.getByRole('button', { name: 'USD' }).click();
		await expect(page).toHaveURL(/\?orderby=price&currency=USD#ile-currency-switcher$/);
		await expect(page.locator('.archipel-currency__current')).toHaveText('USD');
		await expect.poll(() => kept(page)).toBe('USD');
		expect(shop.calls()).toEqual([]);
	});
	await test.step('a cached page', async () => {
		await page.context().clearCookies();
		await page.goto('/iles/currency-switcher/?orderby=price');
		await expect(page).toHaveURL(/\?orderby=price&currency=USD$/);
		// The URL changes before the page has loaded.
		await expect(page.locator('.archipel-currency__current')).toHaveText('USD');
		// The island keeps the currency of the page's HTML.
		await mounted(page, '[data-archipel="currency-switcher"]');
		// The stored currency is unknown to the shop.
		await page.evaluate(() => localStorage.setItem('archipel-currency', 'CHF'));
		await page.context().clearCookies();
		await page.goto('/iles/currency-switcher/');
		await expect(page).toHaveURL(/\?currency=CHF$/);
		await expect(async () => expect(await kept(page)).toBeNull()).toPass();
		await expect(page.locator('.archipel-currency__current')).toHaveText('EUR');
	});
});

test('[CONS-03] [CONS-05] [A11Y-01] the store notice is hidden by keyboard, and stays so', async ({ page }) => {
	await page.goto('/iles/store-notice/');
	await expect(notice(page)).toBeVisible();
	expect(await violations(page, '.woocommerce-store-notice')).toEqual([]);
	await tabTo(page, page.getByRole('button', { name: 'Ignorer' }));
	await page.keyboard.press('Space');
	await expect(notice(page)).toBeHidden();
	expect(await page.evaluate(() => document.activeElement?.localName)).not.toBe('body');
	const cookie = (await page.context().cookies()).find(({ name }) => name === `store_notice${NOTICE_ID}`);
	expect(cookie).toMatchObject({ value: 'hidden', path: '/', expires: -1 });
	await visit(page, '/mon-compte/?annonce', '.woocommerce-store-notice');
	await expect(notice(page)).toBeHidden();
});

test('@noscript [NAV-06] [NAV-07] back to top is a link; currencies can be chosen', async ({ page }) => {
	await page.goto('/iles/back-to-top+currency-switcher/');
	await expect(toTop(page)).toBeVisible();
	await page.locator('.archipel-currency__summary').click();
	await expect(page.getByRole('button', { name: 'USD' })).toBeVisible();
});
