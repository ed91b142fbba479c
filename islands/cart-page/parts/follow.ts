import { onJQuery } from '../../../src/shop/jquery-bridge';
import { cartPageApi } from '../../../src/shop/woocommerce/cart-page-api';
import { watch } from '../../../src/stores/watch';
import { pageCart } from '../../../src/dom/page-cart';
import { t } from '../messages';
import { shows } from '../model';
import type { CartControl } from './cart-control';
import { couponsIn } from './coupons';
import { servedQuantities } from './line-fields';
import { addressOf } from './quantities';

/**
 * Keeps the page right when the cart changes elsewhere: in the mini-cart, by a cross-sell, in another tab, or when a script
 * asks for it by `wc_update_cart`. What the shopper has typed and not sent stays in its field.
 */
export function followCart({ form, signal, totals, perform, show, isBusy, onSettled }: CartControl): void {
	const { cart, busy } = pageCart();
	/** One look per cart: a page that shows its lines in a way of its own would never match. */
	let looked: string | undefined;

	const reload = (keepNotices: boolean) =>
		perform({
			name: 'reload',
			control: form,
			regions: [totals()],
			failure: t('changedElsewhere'),
			run: async () => void show(await cartPageApi.read(addressOf(form).action), { attention: 'none', keepNotices }),
		});
	const check = () => {
		const current = cart.peek();
		if (!current || current.hash === looked || busy.peek() || isBusy() || signal.aborted) return;
		looked = current.hash;
		if (!shows(current, servedQuantities(form), couponsIn(totals()))) void reload(true);
	};
	watch(signal, () => {
		// What is on its way will tell more than what we know.
		if (!busy.value && cart.value) queueMicrotask(check);
	});
	onSettled(check);
	onJQuery(document, 'wc_update_cart', (keepNotices) => void reload(keepNotices === true), signal);
}
