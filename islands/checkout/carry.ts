import { parsed } from '../../src/runtime/parsed';
import type { Intent } from '../../src/runtime/activation';
import { triggerJQuery } from '../../src/shop/jquery-bridge';
import { followAddress } from './address-changes';
import { followCoupons } from './coupon';
import { createGroups } from './notice-groups';
import { followOrder, type OrderReview } from './order-review';
import { followPayment } from './payment-methods';
import { followPlacing, type Placing } from './place-order';
import { followToggles } from './toggles';

interface CarryOptions {
	/** Links a new error list to the refused fields. */
	readonly showRefusals: () => void;
	/** Called when a server response may have added or removed fields. */
	readonly onFields: () => void;
	/** Returns the submits held until the island mounted. */
	readonly takeIntents: () => readonly Intent[];
	readonly signal: AbortSignal;
}

/** Replaces WooCommerce's checkout script: totals, payment, coupons, sending, and the events for payment methods. */
export async function carryCheckout(
	form: HTMLFormElement,
	{ showRefusals, onFields, takeIntents, signal }: CarryOptions,
): Promise<void> {
	// The server validates and returns the shop's own messages.
	const wasChecked = !form.noValidate;
	form.noValidate = true;
	signal.addEventListener('abort', () => (form.noValidate = !wasChecked));

	let placing: Placing | undefined;
	let forgetTyped = () => {};
	const groups = createGroups(form, showRefusals);
	const payment = followPayment(form, signal);
	const onShown = () => {
		payment.renew();
		onFields();
	};
	const review: OrderReview = followOrder(form, { groups, isOver: () => placing?.isOver() ?? false, onShown, signal });
	const hold = () => {
		forgetTyped();
		review.hold();
	};
	forgetTyped = followAddress(form, review, signal);
	followToggles(form, signal);
	followCoupons(form, groups, review, signal);
	placing = followPlacing(form, { groups, payment, hold, update: () => review.update(), signal });

	// Scripts of payment methods have added their listeners after parsing and one timeout.
	await parsed();
	await new Promise((resolve) => setTimeout(resolve));
	if (signal.aborted) return;
	const elsewhere = form.querySelector('#ship-to-different-address input');
	if (elsewhere) review.update({ current_target: elsewhere });
	payment.renew();
	triggerJQuery(document.body, 'init_checkout');
	review.update();
	for (const { control } of takeIntents()) if (control === form) placing.place();
}
