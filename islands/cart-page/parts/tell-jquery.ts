import { triggerJQuery } from '../../../src/shop/jquery-bridge';
import { on } from '../../../src/stores/events';

/** Fires the jQuery events of WooCommerce's own cart script (SERVERS.md, S184). */
export function tellJQuery(signal: AbortSignal): void {
	const trigger = (event: string, ...args: unknown[]) => triggerJQuery(document.body, event, args);
	on('archipel:cart-totals-updated', () => trigger('updated_cart_totals'), signal);
	on('archipel:cart-page-updated', () => trigger('updated_wc_div'), signal);
	on('archipel:cart-emptied', () => trigger('wc_cart_emptied'), signal);
	on('archipel:cart-line-removed', () => trigger('item_removed_from_classic_cart'), signal);
	on('archipel:coupon-applied', ({ code }) => trigger('applied_coupon', code), signal);
	on('archipel:coupon-removed', ({ code }) => trigger('removed_coupon', code), signal);
	on('archipel:shipping-method-updated', () => trigger('updated_shipping_method'), signal);
}
