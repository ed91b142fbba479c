import { consoleOf, distFile, expect, layoutShifts, requestsOf, test, violations, type Page } from './harness';

test.use({ answered: false });

const OWN = '/iles/cookie-notice/';
const ADOPTED = '/boutique/';
/** Expected messages: the example's invalid option, and the fixture shop's CSP, which blocks third parties even after consent. */
const expected = /property "consentMode"|googletagmanager/;

const notice = (page: Page) => page.getByRole('region', { name: /^(Vos cookies, votre choix|Your cookies|Cookies)$/ });
const button = (page: Page, name: string | RegExp) =>
	notice(page).getByRole('button', { name, exact: typeof name === 'string' });

const cookie = async (page: Page, name: string) =>
	(await page.context().cookies()).find((candidate) => candidate.name === name);

const detail = async (page: Page): Promise<{ id: string }> =>
	JSON.parse(decodeURIComponent((await cookie(page, 'archipel_consent'))!.value)) as never;

test.beforeEach(({ guard }) => guard.allowErrors(expected));

for (const path of [OWN, ADOPTED]) {
	const kind = path === OWN ? 'our notice' : 'the adopted notice';
	const names = path === OWN ? ['Tout accepter', 'Tout refuser'] : ['Accepter', 'Refuser'];
	const [accept, refuse] = names as [string, string];

	test.describe(kind, () => {
		test('[CONS-01] [CONS-06] [SEC-03 P2] [PRIV-01] accept, close and revoke, with the cookie each leaves; a part that does not come at once is asked for again [RT-05], and a wrong option costs its notice only [CONS-07]', async ({
			page,
			guard,
		}) => {
			guard.allowErrors(/Failed to load resource/);
			let missed = 0;
			await page.route(`**/${distFile('chunks/adopt-plugin')}*`, (route) =>
				missed++ ? route.continue() : route.abort(),
			);
			const errors = consoleOf(page, 'error');
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await page.setViewportSize({ width: 1920, height: 900 });
			await page.goto(path);
			await expect(notice(page)).toBeVisible();
			const answers = await button(page, 'Choisir').boundingBox();
			const cross = await button(page, /fermer/).boundingBox();
			expect(cross!.x, 'beside the answers in a wide window').toBeGreaterThan(answers!.x + answers!.width);
			await expect(page.locator('body')).toHaveClass(/(^| )cookies-not-set( |$)/);
			if (path === ADOPTED) expect(missed).toBeGreaterThan(1);
			else
				await test.step('[CONS-07] a wrong option costs that notice only, and says which', async () => {
					const wrong = page.locator('[data-archipel-example="wrong-prop"]');
					await expect(wrong).toHaveAttribute('data-archipel-state', 'failed');
					expect(errors).toEqual([expect.stringContaining('cookie-notice: property "consentMode"')]);
				});
			const manage = page.locator('.cn-revoke-cookie:visible').first();
			await button(page, accept).click();
			await expect(notice(page)).toBeHidden();
			const kept = () => cookie(page, 'cookie_notice_accepted');
			expect(await kept()).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
			await manage.click();
			await expect(notice(page)).toBeFocused();
			if (path === OWN)
				await test.step('erase every local trace', async () => {
					await page.evaluate(() => localStorage.setItem('archipel-compare', '[1]'));
					await button(page, 'Effacer mes traces sur cet appareil').click();
					await expect(notice(page).getByText('Vos traces sur cet appareil sont effacées.')).toBeVisible();
					expect(await page.evaluate(() => localStorage.getItem('archipel-compare'))).toBeNull();
				});
			await (path === OWN ? page.keyboard.press('Escape') : button(page, /fermer/).click());
			await expect(manage).toBeFocused();
			expect(await kept()).toMatchObject({ value: 'false' });
			if (path === OWN) {
				await page.reload();
				await expect(page.locator('body')).toHaveClass(/cookies-refused/);
				await expect(notice(page)).toHaveCount(0);
			}
		});

		test('[A11Y-01] [A11Y-02] [CONS-01] [CONS-06] at the bottom, by Tab, and axe', async ({ page }) => {
			const check = async () => {
				expect(
					await violations(page, [
						'.archipel-cookie-notice, #cookie-notice',
						'.archipel-cookie-notice__revoke, .cookie-revoke-container',
					]),
				).toEqual([]);
			};
			await page.emulateMedia({ reducedMotion: 'reduce' });
			await page.goto(path);
			await expect(notice(page)).toBeVisible();
			const box = (await notice(page).boundingBox())!;
			expect(Math.round(box.y + box.height)).toBe(page.viewportSize()!.height);
			// The plugin's CSS hides the banner with the effect of its settings.
			if (path === ADOPTED) await expect(notice(page)).toHaveClass(/(^| )cn-effect-fade( |$)/);
			await test.step('the Tab key', async () => {
				const inside = () => notice(page).evaluate((element) => element.contains(document.activeElement));
				await page.keyboard.press('Tab');
				expect(await inside()).toBe(true);
				for (let stop = 0; stop < 8 && (await inside()); stop++) await page.keyboard.press('Tab');
				expect(await inside()).toBe(false);
				await expect(page.locator('.skip-link')).toBeFocused();
				await page.keyboard.press('Shift+Tab');
				expect(await inside()).toBe(true);
			});
			await test.step('what has the focus', async () => {
				const last = page.locator('footer a').last();
				await last.focus();
				await expect
					.poll(async () => {
						const { y, height } = (await last.boundingBox())!;
						return Math.round(y + height);
					})
					.toBeLessThanOrEqual(box.y);
			});
			await button(page, 'Choisir').click();
			const boxes = notice(page).getByRole('checkbox');
			await expect(boxes).toHaveCount(3);
			await expect(notice(page).getByRole('link', { name: 'Google Analytics' })).toBeVisible();
			await check();
			await button(page, refuse).press('Enter');
			await expect(notice(page)).toBeHidden();
			expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
			await expect
				.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom))
				.toBe('auto');
			await check();
			expect(await layoutShifts(page)).toEqual([]);
		});

		test('[CONS-01] [A11Y-01] three answers of one size; at 320 pixels too @phone', async ({ page }) => {
			await page.goto(path);
			await expect(notice(page)).toBeVisible();
			expect((await notice(page).boundingBox())!.height).toBeLessThanOrEqual(844 / 4);
			const sizes = await Promise.all(
				[accept, refuse, 'Choisir'].map((name) =>
					button(page, name).evaluate((element) => {
						const { color, backgroundColor, fontSize, fontWeight, borderTopWidth } = getComputedStyle(element);
						const { width, height, y } = element.getBoundingClientRect();
						return [color, backgroundColor, fontSize, fontWeight, borderTopWidth, Math.round(width), height, y];
					}),
				),
			);
			expect(sizes[1]).toEqual(sizes[0]);
			expect(sizes[2]).toEqual(sizes[0]);
			const policy = notice(page).getByRole('link', { name: 'Politique de confidentialité' });
			const look = await policy.evaluate((element) => {
				const { textDecorationLine, backgroundColor, display } = getComputedStyle(element);
				return { textDecorationLine, backgroundColor, display };
			});
			expect(look).toEqual({ textDecorationLine: 'underline', backgroundColor: 'rgba(0, 0, 0, 0)', display: 'inline' });
			await expect(notice(page)).not.toContainText(/continuez/);

			await button(page, 'Choisir').tap();
			await expect(notice(page).getByRole('checkbox').first()).toBeFocused();
			const row = [accept, refuse, 'Enregistrer'].map((name) => button(page, name));
			for (const one of row) await expect(one).toBeInViewport({ ratio: 1 });
			expect(new Set(await Promise.all(row.map(async (one) => (await one.boundingBox())!.y))).size).toBe(1);
			expect((await notice(page).boundingBox())!.height, 'with its purposes').toBeLessThanOrEqual(844 * 0.6);

			await page.setViewportSize({ width: 320, height: 480 });
			expect(await notice(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
			await notice(page).getByRole('checkbox', { name: 'Publicité' }).tap();
			for (const target of [button(page, accept), button(page, refuse), button(page, /fermer/)]) {
				await target.scrollIntoViewIfNeeded();
				const { width, height } = (await target.boundingBox())!;
				expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
			}
			await button(page, 'Enregistrer').tap();
			await expect(notice(page)).toBeHidden();
		});
	});
}

test('[A11Y-05] [CONS-02] a refusal without a connection holds', async ({ page, context, guard, baseURL, kept }) => {
	guard.allowErrors(/ERR_INTERNET_DISCONNECTED/);
	// Code that runs after the choice is in a file not loaded yet.
	await kept.askForFiles();
	await context.addCookies([{ name: '_ga', value: '1', url: baseURL! }]);
	await page.goto(ADOPTED);
	await expect(notice(page)).toBeVisible();
	await context.setOffline(true);
	await button(page, 'Refuser').click();
	await expect(page.locator('#archipel-announcer [role=status]')).toHaveText(
		'Votre choix sur les cookies est enregistré.',
	);
	await expect(notice(page)).toBeHidden();
	const { id } = await detail(page);
	await expect.poll(() => page.evaluate(() => localStorage.getItem('archipel_consent_unsent'))).toBe(id);
	await context.setOffline(false);
	await page.reload();
	await expect.poll(() => cookie(page, '_ga')).toBeUndefined();
	await expect(notice(page)).toBeHidden();
	expect((await detail(page)).id).toBe(id);
});

test('@noscript [CONS-02] nothing is shown, because nothing tracks', async ({ page }) => {
	const asked = requestsOf(page);
	for (const path of [OWN, ADOPTED]) {
		await page.goto(path);
		await expect(page.getByText('Vos cookies, votre choix').first()).toBeHidden();
		await expect(page.locator('#cookie-notice .cookie-notice-container')).toBeHidden();
		await expect(page.getByRole('button', { name: 'Gérer mes cookies' })).toHaveCount(0);
	}
	expect(new Set(asked.map((url) => new URL(url).host))).toEqual(new Set([new URL(page.url()).host]));
	expect(await page.context().cookies()).toEqual([]);
});
