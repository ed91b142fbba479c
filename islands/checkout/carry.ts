import { isEdited } from '../../src/dom/field-values';
import { parsed } from '../../src/runtime/parsed';
import type { Intent } from '../../src/runtime/activation';
import { triggerJQuery } from '../../src/shop/jquery-bridge';
import { followAddress, onCountryFields } from './address-changes';
import { followCoupons } from './coupon';
import { createGroups } from './notice-groups';
import { followOrder, type OrderReview } from './order-review';
import { followPayment } from './payment-methods';
import { followPlacing } from './place-order';
import { followToggles } from './toggles';

/** Milliseconds that the first totals wait for the fields of a restored country. */
const RESTORED = 1000;

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

	const groups = createGroups(form, showRefusals);
	const payment = followPayment(form, signal);
	const hold = () => {
		forgetTyped();
		review.hold();
	};
	const placing = followPlacing(form, { groups, payment, hold, update: () => review.update(), signal });
	const onShown = () => {
		payment.renew();
		onFields();
	};
	const review: OrderReview = followOrder(form, { groups, isOver: placing.isOver, onShown, signal });
	const forgetTyped = followAddress(form, review, signal);
	followToggles(form, signal);
	followCoupons(form, groups, review, signal);

	// Scripts of payment methods have added their listeners after parsing and one timeout.
	await parsed();
	await new Promise((resolve) => setTimeout(resolve));
	if (signal.aborted) return;
	const begin = () => {
		if (signal.aborted) return;
		const elsewhere = form.querySelector('#ship-to-different-address input');
		if (elsewhere) review.update({ current_target: elsewhere });
		payment.renew();
		triggerJQuery(document.body, 'init_checkout');
		review.update();
	};
	const fields = fieldsOfCountry(form, signal);
	if (fields) void fields.then(begin);
	else begin();
	for (const { control } of takeIntents()) if (control === form) placing.place();
}

/**
 * Waits for the fields of a country that the browser or the draft has put back: the region belongs to the address, and the totals are asked for once. The
 * server's own country needs no wait.
 */
function fieldsOfCountry(form: HTMLFormElement, signal: AbortSignal): Promise<void> | undefined {
	// A mounted host has the fields already.
	const isRestored = (country: HTMLSelectElement) =>
		!country.closest('div[data-archipel-state=mounted]') && isEdited(country);
	if (![...form.querySelectorAll<HTMLSelectElement>('select.country_to_state')].some(isRestored)) return;
	return new Promise((resolve) => {
		onCountryFields(resolve, signal);
		setTimeout(resolve, RESTORED);
	});
}
