import { onJQuery } from '../../../src/shop/jquery-bridge';
import type { Cart } from '../../../src/shop/woocommerce/cart-schema';
import { cartPageApi } from '../../../src/shop/woocommerce/cart-page-api';
import { on } from '../../../src/stores/events';
import { pageCart } from '../../../src/ui/page-cart';
import { t } from '../messages';
import { shows } from '../model';
import type { CartControl } from './cart-control';
import { servedQuantities } from './line-fields';
import { addressOf } from './quantities';

/**
 * Keeps the page right when the cart changes elsewhere: in the mini-cart, by a cross-sell, in another tab, or when a script
 * asks for it by `wc_update_cart`. What the shopper has typed and not sent stays in its field.
 */
export function followCart({ form, signal, totals, perform, show, isBusy, onSettled }: CartControl): void {
	let latest: Cart | undefined;

	const reload = (keepNotices: boolean) =>
		perform({
			name: 'reload',
			control: form,
			regions: [totals()],
			failure: t('changedElsewhere'),
			run: async () =>
				void show(await cartPageApi.open(addressOf(form).action), { attention: 'none', keepNotices }),
		});
	const check = () => {
		const cart = latest;
		if (!cart || isBusy() || signal.aborted) return;
		// One look per cart: a page that shows its lines in a way of its own would never match.
		latest = undefined;
		const codes = [...(totals()?.querySelectorAll<HTMLElement>('[data-coupon]') ?? [])].map(
			({ dataset }) => dataset['coupon'] ?? '',
		);
		if (!shows(cart, servedQuantities(form), codes)) void reload(true);
	};
	on(
		'archipel:cart-changed',
		({ cart }) => {
			latest = cart;
			check();
		},
		signal,
	);
	onSettled(check);
	onJQuery(document, 'wc_update_cart', (keepNotices) => void reload(keepNotices === true), signal);
	pageCart();
}
