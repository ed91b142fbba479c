import type { Page } from '@playwright/test';
import { thirdPartyOf } from '../../src/safety/third-parties';
import { expect, mounted, rewrite, test } from './harness';

test.use({ answered: false });

const NOTICE = '/iles/cookie-notice/';
const GOOGLE_TAG = 'https://www.googletagmanager.com/gtag/js?id=G-ARCHIPEL';

/** Hosts that the page has asked for anything, besides its own. */
function strangers(page: Page): () => string[] {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	return () => asked.filter((url) => /^(https?|wss?):/.test(url) && new URL(url).host !== new URL(page.url()).host);
}

const inBody = (markup: string) => (html: string) => html.replace('<main', `${markup}<main`);
const accept = (page: Page) => page.getByRole('button', { name: 'Tout accepter' }).click();
const refuse = (page: Page) => page.getByRole('button', { name: 'Tout refuser', exact: true }).click();

const pages = [
	'/',
	'/boutique/',
	'/page-panier/',
	'/commande/',
	'/mon-compte/',
	'/contact/',
	'/favoris/',
	'/iles/',
	NOTICE,
];

/** One of each kind, as the server holds it back. */
const TRACKERS = [
	'https://www.googletagmanager.com/gtag/js?id=G-2',
	'https://www.facebook.com/tr?id=1',
	'https://www.youtube.com/embed/un',
	'https://fonts.googleapis.com/css?family=Lato',
	'https://i.ytimg.com/vi/1/hq.jpg',
] as const;
const [TAG, PIXEL, FRAME, FONT, LATE] = TRACKERS;
const held = (purpose: string, service: string, attributes: string) =>
	`data-archipel-consent="${purpose}" data-archipel-service="${service}" ${attributes}`;
const HELD = `<script type="text/plain" ${held('audience', 'google-analytics', `data-archipel-src="${TAG}"`)}></script>
	<img alt="" ${held('advertising', 'meta-pixel', `data-archipel-src="${PIXEL}"`)}>
	<iframe title="Vidéo" srcdoc="<p>…</p>" ${held('content', 'youtube', `data-archipel-src="${FRAME}"`)}></iframe>
	<link rel="stylesheet" ${held('content', 'google-fonts', `data-archipel-href="${FONT}"`)}>
	<img alt="" ${held('content', 'youtube', `data-archipel-data-src="${LATE}"`)}>`;

test.describe('nobody but the shop', () => {
	// The fixture shop's own policy would keep third parties away whatever we do.
	test.use({ bypassCSP: true });

	for (const path of pages) {
		test(`[CONS-02] [CONS-07] [CONS-08] [SEC-03 P9] before consent ${path} asks nobody but the shop, and after it everything that was held`, async ({
			page,
			guard,
		}) => {
			guard.allowErrors(/\[archipel\]|404/);
			await page.route(/^https:/, (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
			await rewrite(page, path, inBody(HELD));
			const asked = strangers(page);
			await page.goto(path);
			await mounted(page, path === NOTICE || path === '/iles/' ? '[data-archipel="cookie-notice"]' : '#cookie-notice');
			await page.keyboard.press('End');
			await page.waitForLoadState('networkidle');
			expect(asked().map((url) => `${url} (${thirdPartyOf(url)?.id ?? 'not declared'})`)).toEqual([]);
			const cookies = (await page.context().cookies()).map(({ name }) => name);
			expect(cookies.filter((name) => /^(_ga|_fb|_gcl|sbjs_)/.test(name))).toEqual([]);

			await page
				.getByRole('button', { name: /^(Tout accepter|Accepter)$/ })
				.first()
				.click();
			await expect
				.poll(() =>
					asked()
						.filter((url) => (TRACKERS as readonly string[]).includes(url))
						.sort(),
				)
				.toEqual([...TRACKERS].sort());
			await expect(page.locator('[data-archipel-consent]')).toHaveCount(0);
		});
	}
});

test.describe('what the server held back', () => {
	// The fixture shop's own policy would keep third parties away for ever.
	test.use({ bypassCSP: true });

	test.beforeEach(async ({ page, guard }) => {
		guard.allowErrors(/property "position"/);
		await page.route(/googletagmanager|youtube/, (route) =>
			route.fulfill({
				contentType: 'text/html',
				body: route.request().url().includes('gtag') ? '' : '<p>Vid&eacute;o</p>',
			}),
		);
	});

	test('[CONS-02] runs once its purpose is allowed, and on the next page at once', async ({ page }) => {
		const asked = strangers(page);
		await page.goto(NOTICE);
		await page.getByRole('button', { name: 'Choisir' }).click();
		await page.getByRole('checkbox', { name: 'Publicité' }).check();
		await page.getByRole('button', { name: 'Enregistrer mes choix' }).click();
		await page.waitForLoadState('networkidle');
		expect(asked()).toEqual([]);

		await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
		const [request] = await Promise.all([page.waitForRequest(GOOGLE_TAG), accept(page)]);
		expect(request.resourceType()).toBe('script');
		await Promise.all([page.waitForRequest(GOOGLE_TAG), page.reload()]);
	});

	test('[CONS-02] stays away after a refusal, and what it left before is deleted', async ({ page, baseURL }) => {
		await page.context().addCookies(['_ga', '_ga_ABC', '_fbp'].map((name) => ({ name, value: '1', url: baseURL! })));
		const asked = strangers(page);
		await page.goto(NOTICE);
		await refuse(page);
		await expect
			.poll(async () => (await page.context().cookies()).map(({ name }) => name).sort())
			.toEqual(['archipel_consent', 'cookie_notice_accepted']);
		await page.reload();
		await mounted(page, '[data-archipel="cookie-notice"]');
		await page.waitForLoadState('networkidle');
		expect(asked()).toEqual([]);
	});

	test('[CONS-02] a frame says why it is empty, and can be shown alone', async ({ page }) => {
		const frames = ['un', 'deux']
			.map(
				(id) =>
					`<iframe title="${id}" data-archipel-consent="content" data-archipel-src="https://www.youtube.com/embed/${id}" srcdoc="<p>YouTube attend votre accord.</p><button hidden>Afficher ce contenu</button>"></iframe>`,
			)
			.join('');
		await rewrite(page, NOTICE, inBody(frames));
		const asked = strangers(page);
		await page.goto(NOTICE);
		const first = page.frameLocator('iframe[title=un]');
		await expect(first.getByText('YouTube attend votre accord.')).toBeVisible();
		expect(asked()).toEqual([]);
		await first.getByRole('button', { name: 'Afficher ce contenu' }).click();
		await expect(first.getByText('Vidéo')).toBeVisible();
		expect(asked()).toEqual(['https://www.youtube.com/embed/un']);
		await expect(page.frameLocator('iframe[title=deux]').getByText('YouTube attend votre accord.')).toBeVisible();
		await accept(page);
		await expect(page.frameLocator('iframe[title=deux]').getByText('Vidéo')).toBeVisible();
	});

	test('[CONS-07] a script of somebody who is not declared does not run, and developers are told', async ({ page }) => {
		const warnings: string[] = [];
		page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
		await rewrite(
			page,
			NOTICE,
			inBody(
				'<script type="text/plain" data-archipel-consent="audience" data-archipel-src="https://spy.example/a.js"></script>',
			),
		);
		const asked = strangers(page);
		await page.goto(NOTICE);
		await accept(page);
		await expect.poll(() => warnings.join()).toContain('spy.example/a.js belongs to no declared third party');
		expect(asked().filter((url) => url.includes('spy.example'))).toEqual([]);
	});

	test('[CONS-08] what was held runs in the order of the page: code waits for the file before it', async ({ page }) => {
		const script = (content: string) =>
			`<script type="text/plain" data-archipel-consent="audience" ${content}</script>`;
		await rewrite(
			page,
			NOTICE,
			inBody(
				script('>window.order = ["before"]') +
					script(`data-archipel-src="${GOOGLE_TAG}&slow">`) +
					script('>order.push("after")') +
					script('data-archipel-src="/own.js">') +
					script('nonce="x">order.push("last")'),
			),
		);
		await page.route('**/own.js', (route) =>
			route.fulfill({ contentType: 'text/javascript', body: 'order.push("own")' }),
		);
		await page.route(/&slow$/, async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 300));
			await route.fulfill({ contentType: 'text/javascript', body: 'order.push("file")' });
		});
		await page.goto(NOTICE);
		await accept(page);
		await expect
			.poll(() => page.evaluate(() => (window as never as { order?: string[] }).order))
			.toEqual(['before', 'file', 'after', 'own', 'last']);
	});

	test('[CONS-08] a purpose that only this page holds is asked about on this page, and no other is', async ({
		page,
	}) => {
		const alone = (html: string) =>
			inBody(
				'<img alt="" data-archipel-consent="content" data-archipel-service="vimeo" data-archipel-src="https://vimeo.com/1.jpg">',
			)(
				html.replace(
					/<div class="archipel-cookie-notice__purpose">(?=(?:(?!<div)[\s\S])*value="content")/,
					'<div class="archipel-cookie-notice__purpose" hidden>',
				),
			);
		await page.route(/vimeo/, (route) => route.fulfill({ contentType: 'image/jpeg', body: '' }));
		await rewrite(page, NOTICE, alone);
		const asked = strangers(page);
		await page.goto(NOTICE);
		await page.getByRole('button', { name: 'Choisir' }).click();
		await page.getByRole('checkbox', { name: 'Contenus d’autres sites' }).check();
		await page.getByRole('button', { name: 'Enregistrer mes choix' }).click();
		await expect.poll(asked).toEqual(['https://vimeo.com/1.jpg']);

		await page.unrouteAll();
		await rewrite(page, NOTICE, (html) => alone(html).replace('data-archipel-consent="content"', ''));
		await page.goto(NOTICE);
		await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
		await expect(page.getByRole('checkbox')).toHaveCount(2);
	});

	test('[CONS-02] code in the page runs in its place, after consent', async ({ page }) => {
		await rewrite(
			page,
			NOTICE,
			inBody('<script type="text/plain" data-archipel-consent="audience">document.title += " mesuré"</script>'),
		);
		await page.goto(NOTICE);
		await mounted(page, '[data-archipel="cookie-notice"]');
		await expect(page).not.toHaveTitle(/mesuré/);
		await accept(page);
		await expect(page).toHaveTitle(/mesuré$/);
	});
});

test.describe('other tools', () => {
	test.beforeEach(({ guard }) => guard.allowErrors(/property "position"|googletagmanager/));

	test('[CONS-07] a Google tag hears "denied" first, then the choice', async ({ page }) => {
		await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
		await page.goto(NOTICE);
		await mounted(page, '[data-archipel="cookie-notice"]');
		const layer = () =>
			page.evaluate(() =>
				(window as never as { dataLayer: ArrayLike<unknown>[] }).dataLayer.map((entry) => Array.from(entry)),
			);
		expect(await layer()).toEqual([
			['consent', 'default', expect.objectContaining({ analytics_storage: 'denied', ad_user_data: 'denied' })],
		]);
		await accept(page);
		expect((await layer()).at(-1)).toEqual([
			'consent',
			'update',
			expect.objectContaining({ analytics_storage: 'granted', ad_personalization: 'granted' }),
		]);
		await page.reload();
		await mounted(page, '[data-archipel="cookie-notice"]');
		expect((await layer()).map(([, command]) => command)).toEqual(['default', 'update']);
	});

	test('[CONS-07] a page without a data layer gets none', async ({ page }) => {
		await page.goto(NOTICE);
		await accept(page);
		await expect(page.getByRole('status')).toHaveText('Votre choix sur les cookies est enregistré.');
		expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
	});

	test('[CONS-07] [SEC-03 P3] the WP Consent API and WooCommerce’s attribution follow the choice', async ({ page }) => {
		await page.addInitScript(() => {
			const said: string[] = [];
			Object.assign(window, {
				said,
				wp_set_consent: (category: string, value: string) => said.push(`${category}=${value}`),
				wc_order_attribution: { setOrderTracking: (isAllowed: boolean) => said.push(`attribution=${isAllowed}`) },
			});
		});
		const said = () => page.evaluate(() => (window as never as { said: string[] }).said.splice(0));
		await page.goto(NOTICE);
		await mounted(page, '[data-archipel="cookie-notice"]');
		expect(new Set(await said())).toEqual(new Set(['attribution=false']));
		expect(await page.evaluate(() => (window as never as { wp_consent_type: string }).wp_consent_type)).toBe('optin');
		await accept(page);
		expect(await said()).toEqual([
			'functional=allow',
			'statistics=allow',
			'statistics-anonymous=allow',
			'marketing=allow',
			'preferences=allow',
			'attribution=true',
		]);
	});
});

test.describe('the proof', () => {
	test.beforeEach(async ({ page, guard }) => {
		guard.allowErrors(/property "position"|googletagmanager|503/);
		await rewrite(page, NOTICE, (html) =>
			html.replace('"nativeAlerts":', '"consentProof":true,"consentVersion":"00000285.ccdd2233","nativeAlerts":'),
		);
	});

	test('[CONS-06] holds a random name, the version of the text and the purposes, and is sent once', async ({
		page,
		shop,
	}) => {
		await page.route('**/wp-json/archipel/v1/consent', (route) => route.fulfill({ status: 204 }));
		await page.goto(NOTICE);
		await accept(page);
		await expect.poll(() => shop.calls('/wp-json/archipel/v1/consent').length).toBe(1);
		const { method, fields } = shop.calls('/wp-json/archipel/v1/consent')[0]!;
		expect(method).toBe('POST');
		const kept = (await page.context().cookies()).find(({ name }) => name === 'archipel_consent')!;
		const { id } = JSON.parse(decodeURIComponent(kept.value)) as { id: string };
		expect(fields).toEqual({ id, version: '00000285.ccdd2233', purposes: 'audience,advertising,content' });
		await page.reload();
		await mounted(page, '[data-archipel="cookie-notice"]');
		await page.waitForLoadState('networkidle');
		expect(shop.calls('/wp-json/archipel/v1/consent')).toHaveLength(1);

		// The same said again is the same proof; another choice is another.
		for (const [say, ids] of [
			[accept, 1],
			[refuse, 2],
		] as const) {
			await page.getByRole('button', { name: 'Gérer mes cookies' }).click();
			await say(page);
			await expect(page.getByRole('status')).not.toBeEmpty();
			await page.waitForLoadState('networkidle');
			await expect
				.poll(() => new Set(shop.calls('/wp-json/archipel/v1/consent').map((call) => call.fields['id'])).size)
				.toBe(ids);
		}
	});

	test('[CONS-06] a shop that asks about somebody new asks again', async ({ page, baseURL }) => {
		const remember = (v: string) =>
			page.context().addCookies([
				{ name: 'cookie_notice_accepted', value: 'true', url: baseURL! },
				{
					name: 'archipel_consent',
					value: encodeURIComponent(
						JSON.stringify({ v, ts: 1, purposes: ['audience', 'advertising', 'content'], id: 'x' }),
					),
					url: baseURL!,
				},
			]);
		await remember('00000a85.00000000');
		await page.goto(NOTICE);
		await mounted(page, '[data-archipel="cookie-notice"]');
		await expect(page.locator('body')).toHaveClass(/cookies-accepted/);
		await remember('00000005.ccdd2233');
		await page.reload();
		await expect(page.getByRole('region', { name: 'Vos cookies, votre choix' })).toBeVisible();
		await expect(page.locator('body')).toHaveClass(/cookies-not-set/);
	});
});
