import { listen } from '../../src/runtime/listen';
import { onJQuery, onJQueryTrigger } from '../../src/shop/jquery-bridge';
import { on } from '../../src/stores/events';
import { hasAutocomplete } from './core-checkout';
import type { OrderReview } from './order-review';
import { controlsIn } from './rows';

/** Milliseconds from the last key to the update of the totals, as in WooCommerce's script. */
const TYPED = 1000;

/** Selector of choices that update the totals at once. */
const CHOICES =
	'select.shipping_method, input[name^="shipping_method"], #ship-to-different-address input, .update_totals_on_change :is(select, input[type="radio"], input[type="checkbox"])';
const LISTS = '.address-field select';
const TEXTS = ':is(.address-field, .update_totals_on_change) input.input-text';

/**
 * Requests the order review when an address or the shipping changes, as WooCommerce's script does: choices at once, text after 1 s or on blur, and
 * only if no required field of that address is empty. Also follows `input` events, because browser autofill and pasting by mouse press no key:
 * WooCommerce's script makes no request then, and the old totals stay beside the new address.
 *
 * @returns A function that cancels the pending update.
 */
export function followAddress(form: HTMLFormElement, review: OrderReview, signal: AbortSignal): () => void {
	let typed: Element | undefined;
	let timer: ReturnType<typeof setTimeout> | undefined;
	const forget = () => clearTimeout(timer);
	const update = (target?: Element) => {
		forget();
		typed = undefined;
		review.update({ current_target: target ?? null });
	};
	const updateIfFull = () => {
		const rows = typed?.closest('div')?.querySelectorAll('.address-field.validate-required') ?? [];
		const isEmpty = (row: Element) =>
			controlsIn(row).some((control) => control.matches('input.input-text') && !control.value);
		if (![...rows].some(isEmpty)) update();
	};
	const onTyped = (event: Event) => {
		const target = event.target as Element;
		if (!target.matches(TEXTS) || hasAutocomplete(target) || (event as KeyboardEvent).key === 'Tab') return;
		typed = target;
		forget();
		timer = setTimeout(updateIfFull, TYPED);
	};
	const onChange = ({ target }: { readonly target: EventTarget | null }) => {
		if (!(target instanceof Element) || hasAutocomplete(target)) return;
		if (target.matches(CHOICES)) return update(target);
		const changesTotals = target.matches(LISTS) || (typed && target.matches(TEXTS));
		if (!changesTotals) return;
		typed = target;
		updateIfFull();
	};
	for (const type of ['keydown', 'input']) form.addEventListener(type, onTyped, { signal });
	form.addEventListener('change', onChange, { signal });
	// selectWoo triggers `change` through jQuery only.
	onJQueryTrigger(form, 'change', onChange, signal);
	listen(form, 'focusout', { signal }, ({ target }) => {
		if (!(target instanceof Element) || !hasAutocomplete(target)) return;
		typed = target;
		updateIfFull();
	});
	signal.addEventListener('abort', forget);
	return forget;
}

/** Calls when an address has got the fields of its country: from this island, from WooCommerce's script, or from a third script. */
export function onCountryFields(listener: () => void, signal: AbortSignal): void {
	on('archipel:address-fields-changed', listener, signal);
	onJQuery(document.body, 'country_to_state_changed', listener, signal);
}
