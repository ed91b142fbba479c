import { setBusy } from '../../src/dom/mark-busy';
import { listen } from '../../src/runtime/listen';
import { clearNotice, showNotice } from '../../src/dom/inline-notice';
import { noteFocus } from '../../src/dom/focus';
import { onPress } from '../../src/runtime/keys';
import { triggerJQuery } from '../../src/shop/jquery-bridge';
import { createMutation, type Mutation } from '../../src/shop/mutation';
import { cartQueue } from '../../src/shop/mutation-queue';
import { COUPON_LINK } from '../../src/shop/woocommerce/cart-page';
import { cartPageApi, type CouponAnswer } from '../../src/shop/woocommerce/cart-page-api';
import { clearCouponError, emptyCoupon, refuseCoupon } from '../../src/page/coupon-error';
import type { Groups } from './notice-groups';
import type { OrderReview } from './order-review';
import { partOfAddress } from './rows';
import { closeCoupon } from './toggles';

const FORM = 'form.checkout_coupon';
const FIELD = 'input[name="coupon_code"]';

/** Lets the server choose the shipping method again: a coupon may grant free shipping. */
const ANEW = { update_shipping_method: false };

/**
 * Adds and removes coupons without a page load (CHK-02): errors are shown at the field, success messages above the checkout, and the order review is
 * updated.
 */
export function followCoupons(form: HTMLFormElement, groups: Groups, review: OrderReview, signal: AbortSignal): void {
	/** Requests without a response yet. */
	const pending = new Map<string, Mutation<CouponAnswer>>();
	/** Sends a coupon request. A second press for the same `name` retries the pending mutation. */
	const request = (
		name: string,
		control: HTMLElement,
		send: () => Promise<CouponAnswer>,
		onAnswer: (answer: CouponAnswer, isStillHere: boolean) => void,
	) => {
		const show = () => {
			const isStillHere = noteFocus();
			const region = control.closest('form, .woocommerce-checkout-review-order') ?? control;
			region.classList.add('processing');
			setBusy(region, true);
			return (answer?: CouponAnswer) => {
				region.classList.remove('processing');
				setBusy(region, false);
				if (!answer) return;
				pending.delete(name);
				onAnswer(answer, isStillHere());
			};
		};
		const notify: Parameters<typeof createMutation>[0]['notify'] = (notice) => {
			if (!control.isConnected) return;
			if (notice) showNotice(control, notice);
			else clearNotice(control);
		};
		const mutation = pending.get(name) ?? createMutation({ send, queue: cartQueue, signal, show, notify });
		pending.set(name, mutation);
		void mutation.perform();
	};

	const apply = (coupon: HTMLFormElement) => {
		const field = coupon.querySelector<HTMLInputElement>(FIELD);
		if (!field) return;
		clearCouponError(field);
		const code = field.value.trim();
		const send = () => cartPageApi.applyCoupon(code, partOfAddress(form, 'billing', 'email'));
		request(`apply ${code}`, field, send, ({ ok, text, notices }, isStillHere) => {
			if (ok) {
				groups.say(notices);
				if (emptyCoupon(field, code)) void closeCoupon(coupon);
			} else {
				groups.clear();
				field.after(refuseCoupon(field, text, 'span'));
				if (isStillHere || field.form?.contains(document.activeElement)) field.focus();
			}
			triggerJQuery(document.body, 'applied_coupon_in_checkout', [code]);
			review.update(ANEW);
		});
	};
	listen(document, 'submit', { signal }, (event) => {
		const coupon = event.target as HTMLFormElement;
		if (!coupon.matches(FORM) || event.defaultPrevented) return;
		event.preventDefault();
		apply(coupon);
	});

	const remove = (link: HTMLElement) => {
		const code = link.dataset['coupon'] ?? '';
		const send = () => cartPageApi.removeCoupon(code);
		request(`remove ${code}`, link, send, ({ notices }) => {
			groups.say(notices);
			triggerJQuery(document.body, 'removed_coupon_in_checkout', [code]);
			review.update(ANEW);
			const coupon = document.querySelector<HTMLFormElement>(FORM);
			const field = coupon?.querySelector<HTMLInputElement>(FIELD);
			if (!coupon || !field || !emptyCoupon(field, code)) return;
			clearCouponError(field);
			void closeCoupon(coupon);
		});
	};
	onPress(
		document,
		COUPON_LINK,
		signal,
		(link) => link.closest('.woocommerce-checkout-review-order') !== null && remove(link),
	);
}
