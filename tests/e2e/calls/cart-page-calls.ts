import { CULOTTE, SOCKS, expectNoReload, openCart, quantity, told, totals, updateButton } from '../cart-page-helpers';
import { expect, settled, type Page } from '../harness';
import { tryAgain, type ServerCall, type World } from './server-call';

const COUPON = 'bienvenue10';

/** A call of the cart page, without the common fields. */
type CartPageCall = Pick<ServerCall, 'name' | 'meets' | 'endpoint' | 'act' | 'done'> & Partial<ServerCall>;

const discount = (page: Page) => totals(page).locator('.cart-discount');

async function applyCoupon({ page }: World): Promise<void> {
	await page.locator('#coupon_code').fill(COUPON);
	await page.locator('#coupon_code').press('Enter');
}
/** The first call is carried by the page's form, the second by a request of its own. */
const calls: readonly CartPageCall[] = [
	{
		name: 'new quantities on the cart page',
		meets: 'drop',
		survives: 'late',
		endpoint: 'page-cart',
		async act({ page }) {
			await quantity(page, CULOTTE.name).fill('3');
			await updateButton(page).click();
		},
		kept: ({ page }) => expect(quantity(page, CULOTTE.name)).toHaveValue('3'),
		async done({ page, shop }) {
			await expect(totals(page).locator('.cart-subtotal td')).toHaveText(/69,70/);
			await expect(updateButton(page)).toHaveAttribute('aria-disabled', 'true');
			expect(await shop.cart()).toEqual({ [CULOTTE.name]: 3, [SOCKS.name]: 1 });
		},
	},
	{
		name: 'applying a coupon',
		meets: '403',
		survives: 'truncated',
		endpoint: 'apply_coupon',
		act: applyCoupon,
		kept: ({ page }) => expect(page.locator('#coupon_code')).toHaveValue(COUPON),
		async done({ page }) {
			await expect(discount(page)).toHaveCount(1);
			await expect(page.locator('#coupon-error-notice')).toHaveCount(0);
		},
	},
];

/** Calls on one page, in order. */
export const cartPageCalls: readonly ServerCall[] = calls.map((call, at) => ({
	open: ({ page, shop }) => (at > 0 ? settled(page) : openCart(page, shop, [CULOTTE, SOCKS])),
	retry: (page) => tryAgain(told(page)).first(),
	...call,
	async done(world) {
		await call.done(world);
		await settled(world.page);
		await expect(told(world.page)).toHaveCount(0);
		await expectNoReload(world.page);
	},
}));
