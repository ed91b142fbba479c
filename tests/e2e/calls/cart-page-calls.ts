import { CULOTTE, SOCKS, cartPage } from '../cart-page-helpers';
import { expect, settled, type Page } from '../harness';
import { tryAgain, type ServerCall, type World } from './server-call';

const COUPON = 'bienvenue10';

/** A call of the cart page, without the common fields. */
type CartPageCall = Pick<ServerCall, 'name' | 'meets' | 'endpoint' | 'act' | 'done'> & Partial<ServerCall>;

const discount = (page: Page) => cartPage(page).totals.locator('.cart-discount');

async function applyCoupon({ page }: World): Promise<void> {
	await cartPage(page).coupon.fill(COUPON);
	await cartPage(page).coupon.press('Enter');
}
/** The first call is carried by the page's form, the second by a request of its own. */
const calls: readonly CartPageCall[] = [
	{
		name: 'new quantities on the cart page',
		meets: '500',
		survives: 'late',
		endpoint: 'page-cart',
		async act({ page }) {
			await cartPage(page).quantity(CULOTTE.name).fill('3');
			await cartPage(page).update.click();
		},
		kept: ({ page }) => expect(cartPage(page).quantity(CULOTTE.name)).toHaveValue('3'),
		async done({ page, shop }) {
			await expect(cartPage(page).totals.locator('.cart-subtotal td')).toHaveText(/69,70/);
			await expect(cartPage(page).update).toHaveAttribute('aria-disabled', 'true');
			expect(await shop.cart()).toEqual({ [CULOTTE.name]: 3, [SOCKS.name]: 1 });
		},
	},
	{
		name: 'applying a coupon',
		meets: '403',
		survives: 'truncated',
		endpoint: 'apply_coupon',
		act: applyCoupon,
		kept: ({ page }) => expect(cartPage(page).coupon).toHaveValue(COUPON),
		async done({ page }) {
			await expect(discount(page)).toHaveCount(1);
			await expect(page.locator('#coupon-error-notice')).toHaveCount(0);
		},
	},
];

/** Calls on one page, in order. */
export const cartPageCalls: readonly ServerCall[] = calls.map((call, at) => ({
	open: ({ page, shop }) => (at > 0 ? settled(page) : cartPage(page).open(shop, [CULOTTE, SOCKS])),
	retry: (page) => tryAgain(cartPage(page).told).first(),
	...call,
	async done(world) {
		await call.done(world);
		await settled(world.page);
		await expect(cartPage(world.page).told).toHaveCount(0);
		await cartPage(world.page).expectNoReload();
	},
}));
