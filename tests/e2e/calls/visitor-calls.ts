import type { Page } from '@playwright/test';
import { received } from '../cart-page-helpers';
import { expect, mounted, rewrite } from '../harness';
import type { ServerCall, World } from './server-call';

const PRODUCT = '/produit/nuisette-avec-avis/';
const NOTICE = '/iles/cookie-notice/';
const PROOF = 'rest/archipel/v1/consent';

const counted = (page: Page) => page.locator('[data-archipel-props*=countsUrl]');
const comment = (page: Page) => page.locator('#comment');
const retry = (page: Page) => page.locator('.archipel-notice').getByRole('button', { name: 'Réessayer' });
const isUnsent = (page: Page) => page.evaluate(() => localStorage.getItem('archipel_consent_unsent') !== null);

/** The cookies of a visitor who has not been asked yet. */
const unasked = ({ page }: World) => page.context().clearCookies({ name: 'cookie_notice_accepted' });

const written = new WeakMap<Page, string>();

/** Every test writes as somebody else: the shop refuses a second review within 15 seconds. */
async function writeReview({ page }: World): Promise<void> {
	const name = `essai-${Date.now()}-${Math.random().toString(36).slice(2)}`;
	await page.goto(`${PRODUCT}#reviews`);
	await page.locator('#review_form').scrollIntoViewIfNeeded();
	await mounted(page, '#review_form');
	await page.getByRole('radio', { name: '4 étoiles sur 5' }).check();
	await comment(page).fill(`Avis de ${name}`);
	written.set(page, `Avis de ${name}`);
	await page.locator('#author').fill(name);
	await page.locator('#email').fill(`${name}@example.test`);
}
const review = {
	module: 'src/shop/woocommerce/review-api.ts',
	open: writeReview,
	act: ({ page }: World) => page.getByRole('button', { name: 'Envoyer l’avis' }).click(),
	told: ({ page }: World) => expect(retry(page)).toBeVisible(),
	kept: ({ page }: World) => expect(comment(page)).toHaveValue(written.get(page)!),
	again: ({ page }: World) => retry(page).click(),
	async done({ page }: World) {
		await expect(page.getByText('Merci !').first()).toBeVisible();
		await expect(comment(page)).toHaveValue('');
		const published = await (await page.request.get(PRODUCT)).text();
		expect(published.split(written.get(page)!).length - 1, 'times that the shop has the review').toBe(1);
	},
};

/** Reviews. */
export const reviewCalls: readonly ServerCall[] = [
	{
		name: 'sending a review',
		meets: 'empty',
		survives: 'truncated',
		endpoint: 'wp-comments-post',
		...review,
	},
	{
		name: 'the page to which a review leads',
		meets: 'offline',
		endpoint: 'page-product',
		isRedirect: true,
		...review,
	},
];

/** How often a page was shared. */
export const sharesCall: ServerCall = {
	name: 'how often a page was shared',
	meets: 'empty',
	module: 'src/shop/share-counts.ts',
	endpoint: 'rest/boutique/v1/partages',
	async open(world) {
		await unasked(world);
		await world.page.goto('/iles/share/');
		await counted(world.page).scrollIntoViewIfNeeded();
		await expect(counted(world.page)).toHaveAttribute('data-archipel-state', 'mounted');
		await mounted(world.page, '#cookie-notice');
	},
	// Before consent nobody is asked.
	act: ({ page }) => page.locator('#cn-accept-cookie').click(),
	async told({ page }) {
		await expect(counted(page).getByRole('link', { name: /Facebook/ })).toBeVisible();
		await expect(counted(page).locator('.archipel-share__count')).toHaveCount(0);
	},
	async again({ page }) {
		await page.reload();
		await counted(page).scrollIntoViewIfNeeded();
	},
	done: ({ page }) => expect(counted(page).getByRole('link', { name: /Facebook.*1.?234 partages/ })).toBeVisible(),
	silent: 'a number is decoration: the buttons work without it, and the next page asks again',
	console: /share: property "networks/,
};

/** What is kept of a choice about cookies. */
export const proofCall: ServerCall = {
	name: 'the proof of a choice about cookies',
	meets: '500',
	survives: 'types',
	module: 'src/shop/consent-proof.ts',
	endpoint: PROOF,
	async open(world) {
		await unasked(world);
		await rewrite(world.page, NOTICE, (html) =>
			html.replace('"nativeAlerts":', '"consentProof":true,"consentVersion":"0011aabb.ccdd2233","nativeAlerts":'),
		);
		await world.page.goto(NOTICE);
		await mounted(world.page, '[data-archipel="cookie-notice"]');
	},
	act: ({ page }) => page.getByRole('button', { name: 'Tout refuser', exact: true }).click(),
	async told({ page }) {
		await expect(page.getByRole('button', { name: 'Tout refuser', exact: true })).toBeHidden();
		expect((await page.context().cookies()).map(({ name }) => name)).toContain('archipel_consent');
	},
	kept: ({ page }) => expect.poll(() => isUnsent(page)).toBe(true),
	async again({ page }) {
		await page.reload();
		await mounted(page, '[data-archipel="cookie-notice"]');
	},
	async done({ page }) {
		await expect.poll(async () => (await received(page, PROOF)).length).toBeGreaterThan(0);
		await expect.poll(() => isUnsent(page)).toBe(false);
		// Sent once or more, it is the same proof: the shop keeps it once.
		const proofs = await received(page, PROOF);
		expect(new Set(proofs.map((proof) => JSON.stringify(proof))).size).toBe(1);
		expect(proofs[0]).toMatchObject({ version: '0011aabb.ccdd2233', purposes: '' });
	},
	silent: 'the visitor’s choice stands without it; only the shop’s paper about it is late, and goes with the next page',
	console: /property "position"/,
};
