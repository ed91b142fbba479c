import { vi, type Mock } from 'vitest';
import type { OrderReply, ReviewReply } from '../../src/shop/woocommerce/checkout-api';
import { openCheckout, settle } from './checkout-page';
import { realJQuery } from './real-jquery';

const calls = vi.hoisted(
	(): OrderCalls => ({ updateReview: vi.fn(), placeOrder: vi.fn(), askOrder: vi.fn() }) as never,
);
vi.mock('../../src/shop/woocommerce/checkout-api', async (original) => ({
	...(await original<object>()),
	checkoutApi: calls,
}));
vi.mock('../../src/safety/html', () => import('./open-gate'));
/** Mocks of the server's calls. */
export { calls };

const TABLE = '.woocommerce-checkout-review-order-table';
const PAYMENT = '.woocommerce-checkout-payment';

/** Order table with two shipping methods, as the server prints it. */
export const table = (total: string, method = 'flat_rate:1', more = ''): string =>
	`<table class="shop_table woocommerce-checkout-review-order-table"><tbody><tr class="cart_item"><td>Body</td></tr></tbody><tfoot><tr class="woocommerce-shipping-totals"><td><ul id="shipping_method">${[
		'flat_rate:1',
		'local_pickup:3',
	]
		.map(
			(value) =>
				`<li><input type="radio" name="shipping_method[0]" data-index="0" id="shipping_method_0_${value.replace(':', '')}" value="${value}" class="shipping_method"${value === method ? ' checked="checked"' : ''}></li>`,
		)
		.join(
			'',
		)}</ul>${more}</td></tr><tr class="order-total"><td><strong><span class="amount">${total}</span></strong></td></tr></tfoot></table>`;

/** Payment box with two methods, one of which has a field. */
export const payment = (words = 'À la livraison', nonce = 'n1'): string =>
	`<div id="payment" class="woocommerce-checkout-payment"><ul class="wc_payment_methods"><li class="wc_payment_method"><input id="payment_method_cod" type="radio" class="input-radio" name="payment_method" value="cod" checked="checked" data-order_button_text=""><div class="payment_box payment_method_cod"><p>${words}</p></div></li><li class="wc_payment_method"><input id="payment_method_card" type="radio" class="input-radio" name="payment_method" value="card" data-order_button_text="Payer par carte"><div class="payment_box payment_method_card" style="display:none;"><div id="card-field"></div><input id="card-name" name="card_name" value=""></div></li></ul><div class="form-row place-order"><noscript>Sans script</noscript><button type="submit" class="button alt" name="woocommerce_checkout_place_order" id="place_order" value="Commander" data-value="Commander">Commander</button><input type="hidden" name="woocommerce-process-checkout-nonce" value="${nonce}"></div></div>`;

/** The server's response about the order. */
export const review = (tableHtml: string, paymentHtml = payment(), more: object = {}): ReviewReply => ({
	result: 'success',
	messages: '',
	reload: false,
	fragments: { [TABLE]: tableHtml, [PAYMENT]: paymentHtml },
	...more,
});

interface OrderCalls {
	readonly updateReview: Mock<
		(fields: URLSearchParams, nonce: string | undefined, signal: AbortSignal) => Promise<ReviewReply>
	>;
	readonly placeOrder: Mock<(fields: URLSearchParams, key: string) => Promise<OrderReply>>;
	readonly askOrder: Mock<(key: string) => Promise<OrderReply | undefined>>;
}

/** WooCommerce's events that the test records. */
export const EVENTS =
	'init_checkout update_checkout updated_checkout payment_method_selected checkout_error applied_coupon_in_checkout removed_coupon_in_checkout';

export type OrderPage = Awaited<ReturnType<typeof openOrder>>;

/** Opens the checkout with the island that sends the order itself, and an order ready to send. @param more HTML before the form. */
export async function openOrder(more = '', before?: () => void) {
	const heard: string[] = [];
	calls.updateReview.mockResolvedValue(review(table('34,80 €')));
	const page = openCheckout({
		html: (html) =>
			more +
			html.replace(
				/<div id="order_review"[\s\S]*?<\/form>/,
				`<div id="order_review" class="woocommerce-checkout-review-order">${table('34,80 €')}${payment()}</div></form>`,
			),
		before: () => {
			realJQuery(document.body).on(EVENTS, (event) => void heard.push((event as unknown as Event).type));
			before?.();
		},
		own: { carriesOrder: true },
	});
	/** Waits until the requests of a change are made and answered. */
	const answered = async () => {
		await vi.waitUntil(() => !document.querySelector('[aria-busy]'));
		await settle();
	};
	await vi.waitUntil(() => calls.updateReview.mock.calls.length);
	await answered();
	return { ...page, heard, answered };
}
