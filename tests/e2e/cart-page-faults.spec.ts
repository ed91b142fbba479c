import type { Page } from '@playwright/test';
import { expect, test, type Fault, type ShopDriver } from './harness';
import {
	CULOTTE,
	SOCKS,
	expectNoReload,
	line,
	openCart,
	quantity,
	removeLink,
	settled,
	told,
	totals,
	updateButton,
} from './cart-page-helpers';

/** Something the shopper does, the endpoint that goes wrong, and how it looks when it is done. */
interface Action {
	readonly endpoint: string;
	readonly act: (page: Page) => Promise<void>;
	/** What has to be there before. */
	readonly prepare?: (page: Page) => Promise<void>;
	/** Which faults, where another action has the same address and all of them. @default all */
	readonly faults?: readonly string[];
	/** Options of the owner. */
	readonly options?: Readonly<Record<string, unknown>>;
	readonly expectDone: (page: Page, shop: ShopDriver) => Promise<void>;
}

const COUPON = 'bienvenue10';

/** One of each kind: refused before the work, another answer than the page, lost before the work and after it. */
const KINDS = ['403', 'html-before', 'drop-before', 'drop-after', 'timeout-after'];

async function applyCoupon(page: Page): Promise<void> {
	await page.locator('#coupon_code').fill(COUPON);
	await page.locator('#coupon_code').press('Enter');
}

const actions: Readonly<Record<string, Action>> = {
	update: {
		endpoint: 'page-cart',
		async act(page) {
			await quantity(page, CULOTTE.name).fill('3');
			await updateButton(page).click();
		},
		async expectDone(page, shop) {
			await expect(totals(page).locator('.cart-subtotal td')).toHaveText(/69,70/);
			await expect(updateButton(page)).toHaveAttribute('aria-disabled', 'true');
			expect(await shop.cart()).toEqual({ [CULOTTE.name]: 3, [SOCKS.name]: 1 });
		},
	},
	remove: {
		endpoint: 'page-cart',
		act: (page) => removeLink(page, SOCKS.name).click(),
		async expectDone(page, shop) {
			await expect(line(page, SOCKS.name)).toHaveCount(0);
			expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1 });
		},
	},
	coupon: {
		endpoint: 'apply_coupon',
		act: applyCoupon,
		async expectDone(page) {
			await expect(totals(page).locator('.cart-discount')).toHaveCount(1);
			await expect(page.locator('#coupon-error-notice')).toHaveCount(0);
		},
	},
	'remove coupon': {
		endpoint: 'remove_coupon',
		async prepare(page) {
			await applyCoupon(page);
			await expect(totals(page).locator('.cart-discount')).toHaveCount(1);
		},
		act: (page) => page.getByRole('button', { name: `Retirer le code promo ${COUPON}` }).click(),
		async expectDone(page) {
			await expect(totals(page).locator('.cart-discount')).toHaveCount(0);
		},
	},
	undo: {
		endpoint: 'page-cart',
		faults: KINDS,
		async prepare(page) {
			await removeLink(page, SOCKS.name).click();
			await expect(line(page, SOCKS.name)).toHaveCount(0);
		},
		act: (page) => page.getByRole('link', { name: 'Annuler ?' }).click(),
		async expectDone(page, shop) {
			await expect(line(page, SOCKS.name)).toBeVisible();
			expect(await shop.cart()).toEqual({ [CULOTTE.name]: 1, [SOCKS.name]: 1 });
		},
	},
	empty: {
		endpoint: 'page-cart',
		faults: KINDS,
		options: { emptyButton: true },
		act: (page) => page.getByRole('button', { name: 'Vider le panier' }).click(),
		async expectDone(page, shop) {
			await expect(page.locator('.cart-empty')).toBeVisible();
			expect(await shop.cart()).toEqual({});
		},
	},
	calculator: {
		endpoint: 'page-cart',
		faults: KINDS,
		async act(page) {
			await page.getByRole('button', { name: 'Calculer la livraison' }).click();
			await page.getByLabel('Code postal').fill('44000');
			await page.getByLabel('Code postal').press('Enter');
		},
		async expectDone(page) {
			await expect(page.getByRole('button', { name: 'Changer d’adresse' })).toBeVisible();
			await expect(page.locator('#calc_shipping_postcode')).toHaveValue('44000');
		},
	},
	totals: {
		endpoint: 'get_cart_totals',
		act: applyCoupon,
		async expectDone(page) {
			await expect(totals(page).locator('.cart-discount')).toHaveCount(1);
		},
	},
	'shipping method': {
		endpoint: 'update_shipping_method',
		// Not `check()`: without a connection the choice is taken back at once.
		act: (page) => page.getByRole('radio', { name: 'Retrait en boutique' }).click(),
		async expectDone(page) {
			await expect(page.getByRole('radio', { name: 'Retrait en boutique' })).toBeChecked();
			await expect(totals(page).locator('.order-total td')).toHaveText(/29,90/);
		},
	},
	nonces: {
		endpoint: 'archipel_nonces',
		// Not `check()`: without a connection the choice is taken back at once.
		act: (page) => page.getByRole('radio', { name: 'Retrait en boutique' }).click(),
		async expectDone(page) {
			await expect(totals(page).locator('.order-total td')).toHaveText(/29,90/);
		},
	},
};

const FAULTS: readonly Fault[] = [
	'slow',
	'500',
	'403',
	'html',
	'notice',
	'truncated',
	'types',
	'empty',
	'drop',
	'timeout',
];

/** Fault and work: some faults strike after the work is done, and then nothing may be done twice. */
const CASES = FAULTS.flatMap((fault): Fault[] =>
	['500', 'html', 'empty', 'drop', 'timeout'].includes(fault)
		? [`${fault}-before` as Fault, `${fault}-after` as Fault]
		: [fault],
);

test.beforeEach(({ guard }) => guard.allowErrors(/Failed to load resource/));

for (const [name, { endpoint, faults = CASES, options, prepare, act, expectDone }] of Object.entries(actions)) {
	for (const fault of faults) {
		test(`[REL-01] ${name} × ${fault}: done, or told with a way to try again that works; nothing twice`, async ({
			page,
			shop,
		}) => {
			test.setTimeout(120_000);
			await openCart(page, shop, [CULOTTE, SOCKS], options);
			await prepare?.(page);
			await settled(page);
			// The browser's own timers go faster than a shopper would wait.
			if (fault.startsWith('timeout')) await page.clock.install();
			await shop.fault(endpoint, fault as Fault, 1);
			await act(page);
			if (fault.startsWith('timeout')) {
				await page.waitForTimeout(1000);
				await page.clock.fastForward(16_000);
			}
			await settled(page);
			expect(await shop.hasStruck()).toBe(true);
			const retry = told(page).getByRole('button', { name: 'Réessayer' });
			if (await retry.count()) {
				await expect(told(page)).toHaveText(/\S/);
				await retry.click();
				await settled(page);
			}
			await expectDone(page, shop);
			await expect(told(page)).toHaveCount(0);
			await expectNoReload(page);
		});
	}

	test(`[REL-01] ${name} × offline: nothing is sent, it is told, and it works once the connection is back`, async ({
		page,
		shop,
		context,
	}) => {
		await openCart(page, shop, [CULOTTE, SOCKS], options);
		await prepare?.(page);
		await settled(page);
		// The islands that come when the page is idle have come.
		await page.waitForLoadState('networkidle');
		shop.forget();
		await context.setOffline(true);
		await act(page);
		if (name === 'remove') await expect(line(page, SOCKS.name)).toBeVisible();
		await expect(told(page)).toContainText('Vous semblez être hors ligne. Rien n’a été envoyé');
		expect(shop.calls()).toEqual([]);
		await context.setOffline(false);
		await told(page).getByRole('button', { name: 'Réessayer' }).click();
		await settled(page);
		await expectDone(page, shop);
	});
}
