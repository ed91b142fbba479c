import type { Page } from '@playwright/test';
import { violations } from './axe';
import { distFile } from './dist-file';
import { each, expect, layoutShifts, mounted, rewrite, test } from './harness';

test.use({ answered: false });

const OWN = '/iles/cookie-notice/';
const ADOPTED = '/boutique/';
/** A wrong option of the example; and the policy of the fixture shop, which lets no third party in after consent either. */
const expected = /property "position"|googletagmanager/;

const notice = (page: Page) => page.getByRole('region', { name: /^(Vos cookies, votre choix|Your cookies|Cookies)$/ });
const button = (page: Page, name: string | RegExp) =>
	notice(page).getByRole('button', { name, exact: typeof name === 'string' });

async function cookie(page: Page, name: string) {
	return (await page.context().cookies()).find((candidate) => candidate.name === name);
}

async function detail(page: Page): Promise<{ v: string; ts: number; purposes: string[]; id: string }> {
	return JSON.parse(decodeURIComponent((await cookie(page, 'archipel_consent'))!.value)) as never;
}

/** Leaves only the shop's own notice that the fixture calls `example`, and gives it props. */
const onlyInforming = (html: string) =>
	html.replace(
		/<div\s+data-archipel="cookie-notice"\s+data-archipel-props='\{"services":\["google[\s\S]*?<\/aside>\s*<\/div>/,
		'',
	);

/** Names and details of the plugin's events, in order, from the first moment on. */
async function recordEvents(
	page: Page,
): Promise<() => Promise<{ name: string; value?: string; data: Record<string, unknown> }[]>> {
	await page.addInitScript(() => {
		const heard: unknown[] = [];
		Object.assign(window, { heard });
		for (const name of [
			'setCookieNotice',
			'showCookieNotice',
			'hideCookieNotice',
			'showRevokeNotice',
			'hideRevokeNotice',
		])
			document.addEventListener(name, (event) => heard.push({ name, ...(event as CustomEvent<object>).detail }));
	});
	return () => page.evaluate(() => JSON.parse(JSON.stringify((window as never as { heard: unknown }).heard)) as never);
}

test.beforeEach(({ guard }) => guard.allowErrors(expected));

for (const path of [OWN, ADOPTED]) {
	const kind = path === OWN ? 'our notice' : 'the adopted notice';
	const names = path === OWN ? ['Tout accepter', 'Tout refuser'] : ['Accepter', 'Refuser'];
	const [accept, refuse] = names as [string, string];

	test.describe(kind, () => {
		test('[CONS-01] is at the bottom on the first visit, and accepting is kept 182 days, without a trace of it on the next page', async ({
			page,
		}) => {
			const events = await recordEvents(page);
			await page.goto(path);
			await expect(notice(page)).toBeVisible();
			await expect(page.locator('body')).toHaveClass(/(^| )cookies-not-set( |$)/);
			const box = (await notice(page).boundingBox())!;
			expect(Math.round(box.y + box.height)).toBe(page.viewportSize()!.height);
			// The plugin's own styles let it go by the effect that its settings name.
			if (path === ADOPTED) await expect(notice(page)).toHaveClass(/(^| )cn-effect-fade( |$)/);

			await button(page, accept).click();
			await expect(notice(page)).toBeHidden();
			await expect(page.locator('body')).toHaveClass(/(^| )cookies-set( |$)/);
			await expect(page.locator('body')).toHaveClass(/(^| )cookies-accepted( |$)/);
			const kept = (await cookie(page, 'cookie_notice_accepted'))!;
			expect(kept).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' });
			expect(Math.round((kept.expires - Date.now() / 1000) / 86_400)).toBe(182);
			expect(await detail(page)).toMatchObject({
				purposes: ['audience', 'advertising', 'content'],
				id: expect.stringMatching(/^[0-9a-f]{32}$/),
				v: expect.stringMatching(/^[0-9a-f]{8}\.[0-9a-f]{8}$/),
			});
			await expect
				.poll(async () => (await events()).map(({ name }) => name))
				.toEqual(['showCookieNotice', 'setCookieNotice', 'hideCookieNotice', 'showRevokeNotice']);
			const set = (await events())[1]!;
			expect(set).toMatchObject({
				value: 'true',
				time: expect.stringMatching(/^\d{4}-/),
				expires: expect.stringMatching(/^\d{4}-/),
				data: {
					hideEffect: 'fade',
					position: 'bottom',
					onScroll: false,
					onScrollOffset: 100,
					onClick: false,
					cookieName: 'cookie_notice_accepted',
					cookieTime: 15_724_800,
					cookieTimeRejected: 15_724_800,
					globalCookie: false,
					redirection: false,
				},
			});

			await page.reload();
			await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
			// Nor a region with nothing in it.
			await expect(notice(page)).toHaveCount(0);
		});

		test('[CONS-06] refusing takes one click, looks the same as accepting and is kept as long', async ({ page }) => {
			await page.goto(path);
			const looks = (name: string) =>
				button(page, name).evaluate((element) => {
					const { color, backgroundColor, fontSize, fontWeight, borderTopWidth, height } = getComputedStyle(element);
					return {
						color,
						backgroundColor,
						fontSize,
						fontWeight,
						borderTopWidth,
						height,
						parent: element.parentElement?.className,
					};
				});
			expect(await looks(refuse)).toEqual(await looks(accept));
			await button(page, refuse).click();
			await expect(notice(page)).toBeHidden();
			const kept = (await cookie(page, 'cookie_notice_accepted'))!;
			expect(kept.value).toBe('false');
			expect(Math.round((kept.expires - Date.now() / 1000) / 86_400)).toBe(182);
			expect((await detail(page)).purposes).toEqual([]);
			await expect(page.locator('body')).toHaveClass(/cookies-refused/);
		});

		for (const [how, act] of [
			['the cross', (page: Page) => button(page, /fermer/).click()],
			[
				'Escape',
				async (page: Page) => {
					await button(page, accept).focus();
					await page.keyboard.press('Escape');
				},
			],
		] as const) {
			test(`[CONS-06] [SEC-03 P2] closing by ${how} refuses`, async ({ page }) => {
				await page.goto(path);
				await expect(notice(page)).toBeVisible();
				await act(page);
				await expect(notice(page)).toBeHidden();
				expect((await cookie(page, 'cookie_notice_accepted'))!.value).toBe('false');
			});
		}

		test('[CONS-06] purposes are chosen one by one, all off at first, and can be changed at any time', async ({
			page,
		}) => {
			await page.goto(path);
			await button(page, 'Choisir').click();
			const boxes = notice(page).getByRole('checkbox');
			await expect(boxes).toHaveCount(3);
			for (const box of await each(boxes)) await expect(box).not.toBeChecked();
			await expect(notice(page).getByRole('link', { name: 'Google Analytics' })).toBeVisible();
			await notice(page).getByRole('checkbox', { name: 'Contenus d’autres sites' }).check();
			await button(page, 'Enregistrer mes choix').click();
			await expect(notice(page)).toBeHidden();
			expect((await cookie(page, 'cookie_notice_accepted'))!.value).toBe('false');
			const first = await detail(page);
			expect(first.purposes).toEqual(['content']);

			await page.reload();
			const manage = page.locator('.cn-revoke-cookie:visible').first();
			await manage.click();
			await expect(notice(page)).toBeFocused();
			await expect(boxes.nth(2)).toBeChecked();
			await expect(boxes.nth(0)).not.toBeChecked();
			await button(page, accept).click();
			await expect(manage).toBeFocused();
			expect((await cookie(page, 'cookie_notice_accepted'))!.value).toBe('true');
			expect((await detail(page)).id).not.toBe(first.id);
		});

		test('[A11Y-02] is the first stop of the Tab key, and lets go', async ({ page }) => {
			await page.goto(path);
			await expect(notice(page)).toBeVisible();
			const inside = () => notice(page).evaluate((element) => element.contains(document.activeElement));
			await page.keyboard.press('Tab');
			expect(await inside()).toBe(true);
			for (let stop = 0; stop < 8 && (await inside()); stop++) await page.keyboard.press('Tab');
			expect(await inside()).toBe(false);
			await expect(page.locator('.skip-link')).toBeFocused();
			await page.keyboard.press('Shift+Tab');
			expect(await inside()).toBe(true);
			await button(page, refuse).focus();
			await page.keyboard.press('Enter');
			await expect(notice(page)).toBeHidden();
			expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
		});

		test('[A11Y-02] never covers what has the focus', async ({ page }) => {
			await page.goto(path);
			await expect(notice(page)).toBeVisible();
			const edge = (await notice(page).boundingBox())!.y;
			const last = page.locator('footer a').last();
			await last.focus();
			await expect
				.poll(async () => Math.round((await last.boundingBox())!.y + (await last.boundingBox())!.height))
				.toBeLessThanOrEqual(edge);
			await button(page, refuse).click();
			await expect
				.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).scrollPaddingBottom))
				.toBe('auto');
		});

		test('[CONS-01] moves nothing when it comes and when it goes', async ({ page }) => {
			await page.goto(path);
			await expect(notice(page)).toBeVisible();
			await button(page, refuse).click();
			await expect(notice(page)).toBeHidden();
			expect(await layoutShifts(page)).toEqual([]);
		});

		test('[A11Y-01] axe finds nothing, closed, open and with the purposes', async ({ page }) => {
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
			await check();
			await button(page, 'Choisir').click();
			await check();
			await button(page, refuse).click();
			await expect(notice(page)).toBeHidden();
			await check();
		});

		test('@phone [A11Y-01] can be read and answered at 320 pixels', async ({ page }) => {
			await page.setViewportSize({ width: 320, height: 480 });
			await page.goto(path);
			await expect(notice(page)).toBeVisible();
			// The page itself may be wider; the notice adds nothing to that.
			const before = await page.evaluate(() => document.documentElement.scrollWidth);
			await button(page, 'Choisir').tap();
			expect(await notice(page).evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
			expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(before);
			await notice(page).getByRole('checkbox', { name: 'Publicité' }).tap();
			for (const target of [button(page, accept), button(page, refuse), button(page, /fermer/)]) {
				await target.scrollIntoViewIfNeeded();
				const { width, height } = (await target.boundingBox())!;
				expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
			}
			await button(page, 'Enregistrer mes choix').tap();
			await expect(notice(page)).toBeHidden();
			expect((await detail(page)).purposes).toEqual(['advertising']);
		});

		test('[CONS-01] @phone three answers of one size and a link; at most a quarter of the screen of a phone', async ({
			page,
		}) => {
			await page.setViewportSize({ width: 390, height: 844 });
			await page.goto(path);
			await expect(notice(page)).toBeVisible();
			expect((await notice(page).boundingBox())!.height).toBeLessThanOrEqual(844 / 4);
			const sizes = await Promise.all(
				[accept, refuse, 'Choisir'].map((name) =>
					button(page, name).evaluate((element) => {
						const { color, backgroundColor, fontWeight, borderTopWidth } = getComputedStyle(element);
						const { width, height, y } = element.getBoundingClientRect();
						return { color, backgroundColor, fontWeight, borderTopWidth, width: Math.round(width), height, y };
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
		});

		test('[CONS-01] [SEC-03 P2] accept, refuse, close and revoke by click, with the cookies each leaves and for how long', async ({
			page,
		}) => {
			await page.goto(path);
			const manage = page.locator('.cn-revoke-cookie:visible').first();
			const days = async (name: string) =>
				Math.round(((await cookie(page, name))!.expires - Date.now() / 1000) / 86_400);
			const all = ['audience', 'advertising', 'content'];
			for (const [press, value, purposes] of [
				[() => button(page, accept).click(), 'true', all],
				[() => button(page, refuse).click(), 'false', []],
				[() => button(page, accept).click(), 'true', all],
				[() => button(page, /fermer/).click(), 'false', []],
			] as const) {
				await expect(notice(page)).toBeVisible();
				await press();
				await expect(notice(page)).toBeHidden();
				expect((await cookie(page, 'cookie_notice_accepted'))!.value).toBe(value);
				expect((await detail(page)).purposes).toEqual(purposes);
				expect([await days('cookie_notice_accepted'), await days('archipel_consent')]).toEqual([182, 182]);
				await manage.click();
			}
		});

		test('[A11Y-05] [CONS-02] a refusal without a connection is said and takes hold, and is followed up later', async ({
			page,
			context,
			guard,
			baseURL,
			kept,
		}) => {
			guard.allowErrors(/ERR_INTERNET_DISCONNECTED/);
			// What follows the choice is in a file that is not there yet.
			await kept.askForFiles();
			await context.addCookies([{ name: '_ga', value: '1', url: baseURL! }]);
			await page.goto(path);
			await expect(notice(page)).toBeVisible();
			await context.setOffline(true);
			await button(page, refuse).click();
			await expect(page.locator('#archipel-announcer [role=status]')).toHaveText(
				'Votre choix sur les cookies est enregistré.',
			);
			await expect(notice(page)).toBeHidden();
			await expect(page.locator('body')).toHaveClass(/(^| )cookies-refused( |$)/);
			expect((await cookie(page, 'cookie_notice_accepted'))!.value).toBe('false');
			const { id, purposes } = await detail(page);
			expect(purposes).toEqual([]);
			await expect.poll(() => page.evaluate(() => localStorage.getItem('archipel_consent_unsent'))).toBe(id);
			await context.setOffline(false);
			await page.reload();
			await expect.poll(() => cookie(page, '_ga')).toBeUndefined();
			await expect(notice(page)).toBeHidden();
			expect((await detail(page)).id).toBe(id);
		});

		test('[PRIV-01] a button among the choices erases every local trace, and the choice about cookies stays', async ({
			page,
		}) => {
			await page.goto(path);
			await button(page, refuse).click();
			await page.evaluate(() => {
				for (const storage of [localStorage, sessionStorage])
					for (const key of ['archipel-compare', 'archipel-viewed', 'archipel_review_1', 'wc_fragments_x', 'theme'])
						storage.setItem(key, '[1]');
			});
			await page.locator('.cn-revoke-cookie:visible').first().click();
			await button(page, 'Effacer mes traces sur cet appareil').click();
			await expect(notice(page).getByText('Vos traces sur cet appareil sont effacées.')).toBeVisible();
			const left = () =>
				page.evaluate(() =>
					[Object.keys(localStorage), Object.keys(sessionStorage)].map((keys) =>
						keys.filter((key) => !key.includes('unsent')),
					),
				);
			expect(await left()).toEqual([['theme'], ['theme']]);
			expect((await cookie(page, 'cookie_notice_accepted'))!.value).toBe('false');
		});

		test('[CONS-06] what the browser says on an English page is English', async ({ page }) => {
			await page.goto(`${path}?lang=en`);
			if (path === ADOPTED) {
				await button(page, 'Choose').click();
				await expect(notice(page).getByRole('checkbox', { name: 'Audience measurement' })).toBeVisible();
				await expect(button(page, 'Save my choices')).toBeVisible();
				await expect(button(page, 'Refuse all and close')).toBeVisible();
			}
			// PHP prints the words of our own notice (tests/wordpress/islands/consent-proof.test.php).
			await notice(page).locator('#cn-refuse-cookie').click();
			await expect(page.locator('#archipel-announcer [role=status]')).toHaveText('Your choice about cookies is saved.');
			expect(await page.evaluate(() => document.body.innerText)).not.toMatch(/Votre choix sur les cookies/);
		});
	});
}

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('[CONS-02] nothing is shown, because nothing tracks', async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(new URL(request.url()).host));
		for (const path of [OWN, ADOPTED]) {
			await page.goto(path);
			await expect(page.getByText('Vos cookies, votre choix').first()).toBeHidden();
			await expect(page.locator('#cookie-notice .cookie-notice-container')).toBeHidden();
			await expect(page.getByRole('button', { name: 'Gérer mes cookies' })).toHaveCount(0);
		}
		expect(new Set(asked)).toEqual(new Set([new URL(page.url()).host]));
		expect(await page.context().cookies()).toEqual([]);
	});
});

test('[CONS-01] a choice that another script keeps in the plugin’s way is ours too', async ({ page }) => {
	await page.goto(ADOPTED);
	await expect(notice(page)).toBeVisible();
	await page.evaluate(() => document.dispatchEvent(new CustomEvent('setCookieNotice', { detail: { value: 'true' } })));
	await expect(notice(page)).toBeHidden();
	expect((await detail(page)).purposes).toEqual(['audience', 'advertising', 'content']);
});

test('[CONS-06] an answer given in another tab is taken over', async ({ page, context }) => {
	await page.goto(ADOPTED);
	await expect(notice(page)).toBeVisible();
	const other = await context.newPage();
	await other.goto(ADOPTED);
	await button(other, 'Refuser').click();
	await expect(notice(other)).toBeHidden();
	await page.bringToFront();
	await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow')));
	await expect(notice(page)).toBeHidden();
	await expect(page.locator('body')).toHaveClass(/cookies-refused/);
});

test('[CONS-01] a notice without a refusal gets one, and a page without a way back gets one', async ({ page }) => {
	await rewrite(page, ADOPTED, (html) =>
		html
			.replace(/<button[^>]*cn-refuse-cookie[\s\S]*?<\/button\s*>/, '')
			.replaceAll('cn-revoke-cookie', 'cn-no-revoke'),
	);
	await page.goto(ADOPTED);
	await button(page, 'Tout refuser').click();
	await expect(notice(page)).toBeHidden();
	expect((await cookie(page, 'cookie_notice_accepted'))!.value).toBe('false');
	await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
	await expect(notice(page)).toBeFocused();
});

test('[CONS-01] lifetimes of the specification can be set, and any value but "true" refuses', async ({
	page,
	baseURL,
}) => {
	await rewrite(page, OWN, (html) =>
		html.replace(
			`data-archipel-props='{"services":["google-analytics"`,
			`data-archipel-props='{"acceptedSeconds":2147483647,"refusedSeconds":86400,"services":["google-analytics"`,
		),
	);
	await page.goto(OWN);
	await button(page, 'Tout refuser').click();
	await expect(notice(page)).toBeHidden();
	const kept = (await cookie(page, 'cookie_notice_accepted'))!;
	expect(Math.round(kept.expires - Date.now() / 1000)).toBeGreaterThan(86_390);
	expect(Math.round(kept.expires - Date.now() / 1000)).toBeLessThanOrEqual(86_400);

	await page.context().clearCookies();
	await page.context().addCookies([{ name: 'cookie_notice_accepted', value: 'nonsense', url: baseURL! }]);
	await page.reload();
	await expect(page.locator('body')).toHaveClass(/cookies-refused/);
	await expect(notice(page)).toBeHidden();
});

test('[CONS-01] scrolling and clicking accept only where nothing needs consent', async ({ page }) => {
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	const eager = (html: string) =>
		html.replace('"cookie-notice":{', '$&"props":{"acceptOnScroll":"on","acceptOnClick":"on"},');
	await rewrite(page, OWN, eager);
	await page.goto(OWN);
	await expect(notice(page)).toBeVisible();
	await expect.poll(() => warnings.join()).toContain('not consent');
	await page.locator('h1').click();
	await page.mouse.wheel(0, 400);
	await page.waitForFunction(() => scrollY > 100);
	await expect(notice(page)).toBeVisible();
	expect(await cookie(page, 'cookie_notice_accepted')).toBeUndefined();

	await page.unrouteAll();
	await rewrite(page, OWN, (html) => onlyInforming(eager(html)));
	await page.goto(OWN);
	await expect(notice(page)).toContainText('Personne ne vous suit');
	await expect(notice(page).getByRole('checkbox')).toHaveCount(0);
	// Who scrolls earlier has not read it.
	await mounted(page, '#cookie-notice, [data-archipel=cookie-notice]');
	await page.mouse.wheel(0, 400);
	await expect(notice(page)).toBeHidden();
	expect((await cookie(page, 'cookie_notice_accepted'))!.value).toBe('true');
});

test('[CONS-07] a wrong option costs that notice only, and says which', async ({ page }) => {
	const errors: string[] = [];
	page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
	await page.goto(OWN);
	await expect(page.locator('[data-archipel-example="wrong-prop"]')).toHaveAttribute('data-archipel-state', 'failed');
	expect(errors).toEqual([expect.stringContaining('cookie-notice: property "position"')]);
	await expect(notice(page)).toBeVisible();
});

test('[RT-05] a part of the notice that does not come at once is asked for again, and the notice can be answered', async ({
	page,
	guard,
}) => {
	guard.allowErrors(/Failed to load resource/);
	let missed = 0;
	await page.route(`**/${distFile('chunks/adopt-plugin')}*`, (route) => (missed++ ? route.continue() : route.abort()));
	await page.goto(ADOPTED);
	await button(page, 'Refuser').click();
	await expect(notice(page)).toBeHidden();
	expect(missed).toBeGreaterThan(1);
});
