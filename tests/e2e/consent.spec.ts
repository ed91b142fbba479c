import { thirdPartyOf } from '../../src/consent/third-parties';
import { answerWith, consoleOf, expect, mounted, requestsOf, rewrite, test, type Page } from './harness';

// The fixture shop's CSP would block third parties by itself.
test.use({ answered: false, bypassCSP: true });

const NOTICE = '/iles/cookie-notice/';
const GOOGLE_TAG = 'https://www.googletagmanager.com/gtag/js?id=G-ARCHIPEL';

function strangers(page: Page): () => string[] {
	const asked = requestsOf(page);
	return () => asked.filter((url) => /^(https?|wss?):/.test(url) && new URL(url).host !== new URL(page.url()).host);
}

const inBody = (markup: string) => (html: string) => html.replace('<main', `${markup}<main`);
const accept = (page: Page) =>
	page
		.getByRole('button', { name: /^(Tout accepter|Accepter)$/ })
		.first()
		.click();

const HALVES = [
	['/', '/boutique/', '/page-panier/', '/commande/', '/mon-compte/'],
	['/contact/', '/favoris/', '/iles/', NOTICE],
];

/** Trackers of each kind, in the blocked form that the server prints. */
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

for (const half of HALVES)
	test(`[CONS-02] [CONS-07] [CONS-08] [SEC-03 P9] before consent ${half.join(' ')} ask nobody but the shop, and after it the page asks for everything that was held`, async ({
		page,
		guard,
	}) => {
		guard.allowErrors(/\[archipel\]|404/);
		await answerWith(page, /^https:/, { contentType: 'text/plain', body: '' });
		for (const path of half) await rewrite(page, path, inBody(HELD));
		const asked = strangers(page);
		for (const path of half)
			await test.step(path, async () => {
				await page.goto(path);
				await mounted(
					page,
					path === NOTICE || path === '/iles/' ? '[data-archipel="cookie-notice"]' : '#cookie-notice',
				);
				await page.keyboard.press('End');
				await page.waitForLoadState('networkidle');
				expect(
					asked().map((url) => `${url} (${thirdPartyOf(url)?.id ?? 'not declared'})`),
					path,
				).toEqual([]);
				const cookies = (await page.context().cookies()).map(({ name }) => name);
				expect(cookies.filter((name) => /^(_ga|_fb|_gcl|sbjs_)/.test(name))).toEqual([]);
			});
		await accept(page);
		await expect
			.poll(() =>
				asked()
					.filter((url) => (TRACKERS as readonly string[]).includes(url))
					.sort(),
			)
			.toEqual([...TRACKERS].sort());
		await expect(page.locator('[data-archipel-consent]')).toHaveCount(0);
	});

test('[CONS-02] [CONS-06] after a refusal cookies go and nobody is asked, after a purpose its own', async ({
	page,
	guard,
	baseURL,
}) => {
	guard.allowErrors(/property "consentMode"/);
	await answerWith(page, /googletagmanager/, { contentType: 'text/javascript', body: '' });
	const reopen = () => page.getByRole('button', { name: 'Gérer mes cookies' }).click();
	await page.context().addCookies(['_ga', '_ga_ABC', '_fbp'].map((name) => ({ name, value: '1', url: baseURL! })));
	const asked = strangers(page);
	await page.goto(NOTICE);
	await page.getByRole('button', { name: 'Tout refuser', exact: true }).click();
	await expect
		.poll(async () => (await page.context().cookies()).map(({ name }) => name).sort())
		.toEqual(['archipel_consent', 'cookie_notice_accepted']);
	await page.reload();
	await mounted(page, '[data-archipel="cookie-notice"]');
	await reopen();
	await page.getByRole('checkbox', { name: 'Publicité' }).check();
	await page.getByRole('button', { name: 'Enregistrer' }).click();
	await page.waitForLoadState('networkidle');
	expect(asked()).toEqual([]);

	await reopen();
	const [request] = await Promise.all([page.waitForRequest(GOOGLE_TAG), accept(page)]);
	expect(request.resourceType()).toBe('script');
	await Promise.all([page.waitForRequest(GOOGLE_TAG), page.reload()]);
});

test('[CONS-02] [CONS-07] [CONS-08] a frame alone; scripts in order', async ({ page, guard }) => {
	guard.allowErrors(/property "consentMode"/);
	await answerWith(page, /googletagmanager/, { contentType: 'text/html', body: '' });
	await answerWith(page, /youtube/, { contentType: 'text/html', body: '<p>Vid&eacute;o</p>' });
	await answerWith(page, '**/own.js', { contentType: 'text/javascript', body: 'order.push("own")' });
	await page.route(/&slow$/, async (route) => {
		await new Promise((resolve) => setTimeout(resolve, 300));
		await route.fulfill({ contentType: 'text/javascript', body: 'order.push("file")' });
	});
	const warnings = consoleOf(page, 'warning');
	const script = (content: string) => `<script type="text/plain" data-archipel-consent="audience" ${content}</script>`;
	const frames = ['un', 'deux'].map(
		(id) =>
			`<iframe title="${id}" data-archipel-consent="content" data-archipel-src="https://www.youtube.com/embed/${id}" srcdoc="<p>YouTube attend votre accord.</p><button hidden>Afficher ce contenu</button>"></iframe>`,
	);
	await rewrite(
		page,
		NOTICE,
		inBody(
			[
				...frames,
				script('>window.order = ["before"]'),
				script(`data-archipel-src="${GOOGLE_TAG}&slow">`),
				script('data-archipel-src="https://spy.example/a.js">'),
				script('>order.push("after")'),
				script('data-archipel-src="/own.js">'),
				script('nonce="x">order.push("last")'),
			].join(''),
		),
	);
	const asked = strangers(page);
	await page.goto(NOTICE);
	const [first, second] = ['un', 'deux'].map((title) => page.frameLocator(`iframe[title=${title}]`));
	await expect(first!.getByText('YouTube attend votre accord.')).toBeVisible();
	expect(asked()).toEqual([]);
	await first!.getByRole('button', { name: 'Afficher ce contenu' }).click();
	await expect(first!.getByText('Vidéo')).toBeVisible();
	expect(asked()).toEqual(['https://www.youtube.com/embed/un']);
	await expect(second!.getByText('YouTube attend votre accord.')).toBeVisible();
	const order = () => page.evaluate(() => (window as never as { order?: string[] }).order);
	expect(await order(), 'nothing runs before consent').toBeUndefined();

	await accept(page);
	await expect(second!.getByText('Vidéo')).toBeVisible();
	await expect.poll(order).toEqual(['before', 'file', 'after', 'own', 'last']);
	expect(warnings.join()).toContain('spy.example/a.js belongs to no declared third party');
	expect(asked().filter((url) => url.includes('spy.example'))).toEqual([]);
});
