import type { Page } from '@playwright/test';
import { COOKIES } from '../../../fixtures/server/sessions';
import { received } from '../cart-page-helpers';
import { expect, mounted } from '../harness';
import type { ServerCall } from './server-call';

const ROLES = 'archipel_visitor_roles';
const USER = 'rest/wp/v2/users/1';

const dialog = (page: Page) => page.locator('dialog.archipel-popup');
const banner = (page: Page) => page.locator('#coming-soon-footer-banner');

/** A popup that is for editors only not to see comes with a part of the page. */
const addPopup = (page: Page) =>
	page.evaluate(() => {
		const host = document.querySelector('[data-archipel=popup]')!.cloneNode(true) as HTMLElement;
		const id = `late-${document.querySelectorAll('[data-archipel=popup]').length}`;
		host.id = id;
		delete host.dataset['archipelState'];
		host.dataset['archipelProps'] = JSON.stringify({ id, exitIntent: true, loggedIn: 'roles', roles: ['editor'] });
		document.body.append(host);
	});
/** The pointer leaves the window upwards. */
const leave = (page: Page) =>
	page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY: -1 })));

const pressBanner = async (page: Page) => {
	// A page of examples: other notices lie over it.
	await page.getByRole('button', { name: 'Masquer cette bannière' }).focus();
	await page.keyboard.press('Enter');
};

/** What a popup asks for, and nobody waits for. */
export const rolesCall: ServerCall = {
	name: 'the roles of who is signed in, for a popup that is about them',
	meets: 'timeout',
	module: 'src/shop/visitor-roles.ts',
	endpoint: ROLES,
	async open({ page, shop }) {
		await page.goto(`/fenetres/?${String(new URLSearchParams({ popup: '{"id":"quiet"}' }))}`);
		const cookies = [
			{ name: 'archipel_session', value: `abcdef.${Math.floor(Date.now() / 1000) + 3600}` },
			{ name: COOKIES.login, value: 'cliente%7C1' },
		];
		await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, url: new URL('/', page.url()).href })));
		await mounted(page, '[data-archipel=popup]');
		// Its code has come, and the shop has not said yet who this is.
		await shop.fault(ROLES, '500');
		await addPopup(page);
		await expect.poll(shop.struck).toBeGreaterThan(0);
	},
	act: ({ page }) => addPopup(page),
	async told({ page }) {
		await leave(page);
		await expect(dialog(page)).toHaveCount(0);
	},
	again: ({ page }) => addPopup(page),
	done: ({ page }) =>
		expect(async () => {
			await leave(page);
			await expect(dialog(page)).toBeVisible({ timeout: 600 });
		}).toPass(),
	silent: 'nobody has asked for a popup: who cannot be told from others does not see it',
};

/** What the banner of a shop that is coming soon tells the server. */
export const bannerCall: ServerCall = {
	name: 'that the keeper of a shop has dismissed its banner',
	meets: 'offline',
	survives: 'html',
	module: 'src/shop/woocommerce/coming-soon.ts',
	endpoint: USER,
	async open({ page }) {
		await page.goto('/iles/store-notice/');
		await mounted(page, '#coming-soon-footer-banner');
	},
	act: ({ page }) => pressBanner(page),
	told: ({ page }) => expect(banner(page)).toBeHidden(),
	async again({ page }) {
		await page.reload();
		await mounted(page, '#coming-soon-footer-banner');
		await pressBanner(page);
	},
	async done({ page }) {
		await expect(banner(page)).toBeHidden();
		await expect.poll(async () => (await received(page, USER)).length).toBeGreaterThan(0);
	},
	console: /store-notice: property "hideOnClick"/,
	silent: 'the banner goes whatever comes of it; at worst it is there again on the next page',
};
