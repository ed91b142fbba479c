import { bundle } from './bundle';
import {
	addressFile,
	distFile,
	expect,
	mounted,
	requestsOf,
	rewrite,
	test,
	visit,
	type Page,
	type Route,
} from './harness';
import { addButton, CULOTTE, LIST, openTiles } from './tiles-page';

const DIST = '/wp-content/plugins/archipel/dist/';

/** A test-only island: `script` is served as its file. */
interface Probe {
	readonly script: string;
	readonly when?: string;
}

/** Places islands on the contact page. @param hosts @default one host per island, with the content "du serveur" */
async function place(page: Page, probes: Readonly<Record<string, Probe>>, hosts?: string): Promise<void> {
	await page.route(`**${DIST}islands/probe-*`, (route) => {
		const name = /probe-([a-z-]+)\.js/.exec(route.request().url())![1]!;
		return route.fulfill({ contentType: 'text/javascript', body: probes[name]!.script });
	});
	await rewrite(page, '/contact/', (html) => {
		const entries = Object.entries(probes).map(
			([name, { when = 'load' }]) =>
				`${JSON.stringify(name)}:${JSON.stringify({ when, script: `islands/probe-${name}.js` })}`,
		);
		const own = Object.keys(probes).map((name) => `<div data-archipel="${name}"><p>du serveur</p></div>`);
		return html
			.replace('"islands":{', `"islands":{${entries.join()},`)
			.replace(/<main[^>]*>/, (main) => `${main}${hosts ?? own.join('')}`);
	});
}

const host = (page: Page, name: string) => page.locator(`[data-archipel="${name}"]`);
const fine = { script: 'export default async (host) => { host.textContent = "monté" };' };

/** Records details of `archipel:error` from the start of the page. */
async function recordFailures(page: Page): Promise<() => Promise<{ island: string; code: string; message: string }[]>> {
	await page.addInitScript(() => {
		const failures: unknown[] = [];
		Object.assign(window, { failures });
		document.addEventListener('archipel:error', (event) => {
			const { island, code, message } = (event as CustomEvent<Record<string, string>>).detail;
			failures.push({ island, code, message });
			event.preventDefault();
		});
	});
	return () => page.evaluate(() => (window as never as { failures: never[] }).failures);
}

test.describe('files that do not come', () => {
	test.beforeEach(({ guard }) => guard.allowErrors(/Failed to load resource/));

	test('[RT-05] an island’s file, once, and the style sheet: it recovers', async ({ page, shop }) => {
		const lost: string[] = [];
		const lose = (route: Route) => {
			lost.push(route.request().url());
			return route.abort();
		};
		await page.route(`**/${distFile('islands/product-tiles')}*`, lose, { times: 1 });
		await page.route(`**${DIST}pages/*.css*`, lose);
		await openTiles(page);
		expect(lost.join()).toContain('dist/pages/shop.css');
		expect(lost.join()).toContain(distFile('islands/product-tiles'));
		await addButton(page, CULOTTE).click();
		await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});

	test('[RT-05] a part that the island imports, until it is tried again: it recovers', async ({ page }) => {
		// A module that only this island imports: for a shared module the retry could join another importer's failing request.
		const retry = new RegExp(`${addressFile('islands/listing')}.*[?]retry=`);
		let isRetried = false;
		page.on('request', (request) => (isRetried ||= retry.test(request.url())));
		const failures: boolean[] = [];
		await page.route(`**/${distFile('chunks/list')}*`, (route) => {
			failures.push(!isRetried);
			return isRetried ? route.continue() : route.abort();
		});
		await visit(page, '/boutique/', 'body');
		expect(failures.at(0)).toBe(true);
		expect(failures.at(-1)).toBe(false);
	});

	test('[WP-10] a page that names the files of an older build finds the installed ones', async ({ page, shop }) => {
		await rewrite(page, '/boutique/', (html) =>
			html.replaceAll(/((?:islands|chunks)\/[a-z.-]+)-[\w-]{7}\.js/g, '$1-OLDBUILD.js'),
		);
		await openTiles(page);
		await addButton(page, CULOTTE).click();
		await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});
});

test.describe('islands that go wrong', () => {
	let views: string;
	test.beforeAll(async () => {
		views = await bundle(`
			import { useEffect } from 'react';
			import { mount } from './src/runtime/mount';
			const island = (view) => ({ name: 'broken', defaults: { size: 1 }, rules: async () => ({ default: { size: ['int'] } }), view: async () => ({ default: view }) });
			const views = {
				render: () => { throw new Error('boom'); },
				effect: () => { useEffect(() => { throw new Error('boom'); }, []); return <b>vu</b>; },
				fine: () => <b>vu</b>,
			};
			export default (host, context) => mount(island(views[host.id] ?? views.fine), host, context);
		`);
	});

	test('[RT-04] [RT-05] what throws, is wrong or unknown is told once; others go on', async ({ page, guard }) => {
		// React logs the error with its own words.
		guard.allowErrors(/boom/);
		const failures = await recordFailures(page);
		const broken = (id: string, props = '') => `<div data-archipel="broken" id="${id}"${props}><p>du serveur</p></div>`;
		const hosts = [
			broken('render'),
			broken('effect'),
			broken('bad', ` data-archipel-props='{"size":"big"}'`),
			'<div data-archipel="nobody">du serveur</div>',
			broken('good'),
			'<div data-archipel="fine"></div>',
		];
		await place(page, { broken: { script: views }, fine }, hosts.join(''));
		await page.goto('/contact/');
		for (const id of ['render', 'effect', 'bad']) {
			await expect(page.locator(`#${id}`), id).toHaveAttribute('data-archipel-state', 'failed');
			await expect(page.locator(`#${id} p`), id).toHaveText('du serveur');
		}
		await expect(host(page, 'nobody')).toHaveText('du serveur');
		await expect(page.locator('#good')).toHaveText('vu');
		await expect(host(page, 'fine')).toHaveText('monté');
		const told = (await failures()).sort((a, b) => a.code.localeCompare(b.code));
		expect(told).toEqual([
			{ island: 'broken', code: 'props', message: 'property "size": expected int' },
			{ island: 'broken', code: 'render', message: 'it threw: boom' },
			{ island: 'broken', code: 'render', message: 'it threw: boom' },
			{ island: 'nobody', code: 'unknown-island', message: 'unknown' },
		]);
	});
});

test('[RT-02] an island far below is fetched when it is about to be seen', async ({ page }) => {
	const asked = requestsOf(page);
	// Line breaks instead of a style, which the CSP forbids in the HTML.
	await place(
		page,
		{
			far: { ...fine, when: 'visible:10px' },
			near: { ...fine, when: 'visible:10px' },
			odd: { ...fine, when: 'visible:many' },
		},
		`<div data-archipel="near">du serveur</div><div data-archipel="odd">du serveur</div>${'<br>'.repeat(300)}<div data-archipel="far">du serveur</div>`,
	);
	await page.goto('/contact/');
	await expect(host(page, 'near')).toHaveText('monté');
	await expect(host(page, 'odd')).toHaveText('monté');
	expect(asked.filter((url) => url.includes('probe-far'))).toEqual([]);
	await expect(host(page, 'far')).toHaveText('du serveur');
	await host(page, 'far').scrollIntoViewIfNeeded();
	await expect(host(page, 'far')).toHaveText('monté');
});

test.describe('strict and odd browsers', () => {
	test('[RT-10] a strict policy with Trusted Types has nothing to report', async ({ page, shop }) => {
		await page.addInitScript(() => {
			const violations: string[] = [];
			Object.assign(window, { violations });
			document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
				violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
			);
		});
		const response = await page.goto('/boutique/');
		expect(response!.headers()['content-security-policy']).toContain("require-trusted-types-for 'script'");
		await mounted(page, LIST);
		await addButton(page, CULOTTE).click();
		await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		await page.locator('.tinvwl_add_to_wishlist_button').first().hover();
		await expect(page.getByRole('tooltip')).toBeVisible();
		const violations = () => page.evaluate(() => (window as never as { violations: string[] }).violations);
		expect(await violations()).toEqual([]);
		await page.goto('/contact/');
		await page.goBack();
		await mounted(page, LIST);
		await addButton(page, CULOTTE).click();
		await expect.poll(() => shop.cart()).toEqual({ [CULOTTE]: 2 });
		expect(await violations()).toEqual([]);
	});

	test('[REL-02] blocked storage: everything works, nothing is kept', async ({ page, shop }) => {
		await page.addInitScript(() => {
			for (const name of ['localStorage', 'sessionStorage'])
				Object.defineProperty(window, name, {
					get: () => {
						throw new DOMException('The operation is insecure.', 'SecurityError');
					},
				});
		});
		await openTiles(page);
		await addButton(page, CULOTTE).click();
		await expect(addButton(page, CULOTTE)).toHaveClass(/added/);
		expect(await shop.cart()).toEqual({ [CULOTTE]: 1 });
	});

	test('[RT-09] a browser that lacks something keeps the page as the server made it', async ({ page, guard }) => {
		guard.allowErrors(/could not start: old browser/);
		await page.addInitScript(() => Reflect.deleteProperty(String.prototype, 'replaceAll'));
		const told = page.waitForEvent('console', (message) => message.text().includes('could not start: old browser'));
		await page.goto('/boutique/');
		await told;
		await addButton(page, CULOTTE).click();
		await expect(page.locator('.woocommerce-message')).toContainText(CULOTTE);
	});
});
