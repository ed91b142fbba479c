import type { Page, Route } from '@playwright/test';
import { resolve } from 'node:path';
import { expect, test, violations } from './harness';

/* The screen of the diagnosis (wp-plugin/admin/diagnosis.js), with a page of the fixture shop in its frame. */

const SCREEN = '/wp-admin/admin.php';
const WATCHED = '/produit/nuisette-soiree/';

// A visitor who has not answered the notice.
test.use({ answered: false });

/** What the browser reports. */
interface Facts {
	readonly started: boolean;
	readonly clock: number;
	readonly failed: string[];
	readonly refused: string[];
	readonly insecure: string[];
	readonly cookies: string[];
	readonly stub: string[];
}

/** A row as class-report prints it. */
const row = (id: string, verdict: string, text: string) =>
	`<li class="archipel-check__row" data-check="${id}" data-verdict="${verdict}" data-text="${verdict && `[${verdict}] ${id}`}"><h3>${id} <span class="archipel-check__verdict">${text}</span></h3><p class="archipel-check__looks-at">Ce que l’on regarde.</p>${verdict === 'critical' ? '<p>Pourquoi.</p><p><a href="/remede/">Le remède.</a></p>' : ''}</li>`;

const screen = (now: number) => {
	const settings = {
		ajax: '/wp-admin/admin-ajax.php',
		action: 'health-check-archipel-',
		nonce: 'aaaaaaaaaa',
		page: WATCHED,
		entry: 'archipel.js',
		now,
		unanswered: 'Sans réponse',
		copied: 'Copié.',
		found: '{count} point à corriger. | {count} points à corriger.',
		none: 'Tout va bien.',
	};
	const waiting = ['stub', 'files', 'browser'].map((id) => row(id, '', 'En cours…')).join('');
	return `<!doctype html><html lang="fr"><head><title>Archipel</title><meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/wp-admin/diagnosis.css"></head><body><main><h1>Archipel</h1>
		<div class="archipel-check" data-settings='${JSON.stringify(settings)}'><h2>Diagnostic</h2><p role="status" class="archipel-check__status">En cours.</p>
		<ul class="archipel-check__list">${row('theme', 'good', 'Bon')}${waiting}</ul>
		<h2><label for="text">Rapport</label></h2><textarea id="text" readonly data-head="Archipel 1&#10;"></textarea>
		<p><button type="button" class="archipel-check__copy" hidden>Copier le rapport</button> <span role="status"></span></p></div></main>
		<script src="/wp-admin/diagnosis.js"></script></body></html>`;
};

/** Opens the screen and waits for its end. `lacking`: a check without an answer. @returns What the browser reported. */
async function diagnose(page: Page, { lacking = '', now = Math.round(Date.now() / 1000) } = {}): Promise<Facts> {
	let facts: Facts | undefined;
	await page.route(/\/wp-admin\//, async (route: Route) => {
		const url = new URL(route.request().url());
		const file = url.pathname.match(/diagnosis\.(?:js|css)$/)?.[0];
		if (file) return route.fulfill({ path: resolve(import.meta.dirname, '../../wp-plugin/admin', file) });
		if (url.pathname === SCREEN) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: screen(now) });
		const sent = new URLSearchParams(route.request().postData() ?? '');
		const id = sent.get('action')?.replace(/^health-check-archipel-/, '') ?? '';
		if (id === lacking) return route.fulfill({ status: 500, body: '' });
		expect(sent.get('_wpnonce')).toBe('aaaaaaaaaa');
		if (id === 'browser') facts = JSON.parse(sent.get('report') ?? '') as Facts;
		return route.fulfill({ json: { success: true, data: { row: row(id, 'good', 'Bon') } } });
	});
	await page.goto(SCREEN);
	await expect(page.locator('.archipel-check__status')).not.toHaveText('En cours.', { timeout: 20_000 });
	return facts!;
}

/** Answers the watched page as something between shop and browser changes it. */
const between = (
	page: Page,
	change: (html: string) => string,
	{ headers = {}, cookie = '' }: { headers?: Record<string, string>; cookie?: string } = {},
) =>
	page.route(`**${WATCHED}`, async (route) => {
		const response = await route.fetch();
		if (cookie) await page.context().addCookies([{ name: cookie, value: '1', url: new URL('/', page.url()).href }]);
		await route.fulfill({
			response,
			body: change(await response.text()),
			headers: { ...response.headers(), ...headers },
		});
	});

test('[WP-14] [A11Y-01] the diagnosis asks for one check after the other, sees a page start in a frame, says the end, and its report can be copied', async ({
	page,
	context,
}) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const facts = await diagnose(page);
	expect({ ...facts, clock: Math.abs(facts.clock) < 60, stub: facts.stub.length }).toEqual({
		started: true,
		clock: true,
		failed: [],
		refused: [],
		insecure: [],
		cookies: [],
		stub: 1,
	});
	expect(facts.stub[0]).toContain('type="module"');
	await expect(page.locator('.archipel-check__status')).toHaveText('Tout va bien.');
	await expect(page.locator('iframe')).toHaveCount(0);
	const report = 'Archipel 1\n[good] theme\n[good] stub\n[good] files\n[good] browser\n';
	await expect(page.getByLabel('Rapport')).toHaveValue(report);
	await page.getByRole('button', { name: 'Copier le rapport' }).press('Enter');
	await expect(page.getByText('Copié.')).toBeVisible();
	expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(report);
	expect(await violations(page)).toEqual([]);
});

test('[WP-09] a browser sees a delayed script, a refusal of the policy, a cookie and a wrong clock; a check without an answer stops no other', async ({
	page,
	guard,
}) => {
	guard.allowErrors(/Content Security Policy|500/);
	await between(page, (html) => html.replace(/type="module"([^>]*id="archipel-js")/, 'type="text/later"$1'), {
		cookie: '_ga',
	});
	const facts = await diagnose(page, { lacking: 'files', now: Math.round(Date.now() / 1000) - 900 });
	expect(facts.started).toBe(false);
	expect(facts.stub[0]).toContain('type="text/later"');
	expect(facts.cookies).toEqual(['_ga']);
	expect(Math.abs(facts.clock - 900)).toBeLessThan(60);
	await expect(page.locator('[data-check="files"]')).toContainText('Sans réponse');
	await expect(page.locator('.archipel-check__status')).toHaveText('1 point à corriger.');

	await page.unrouteAll();
	await between(page, (html) => html, { headers: { 'content-security-policy': "script-src 'none'" } });
	expect((await diagnose(page)).refused).toContainEqual(expect.stringMatching(/^script-src-elem .*archipel\.js$/));
});
