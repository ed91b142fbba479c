import { listen } from '../../src/runtime/listen';
import { onCountryFields } from './address-changes';
import { onJQueryTrigger } from '../../src/shop/jquery-bridge';
import { followPresses } from '../../src/dom/when-released';
import { faultOf } from './check';
import type { RowErrors } from './errors';
import { isAsked, isChoosing, rowOf } from './rows';

/**
 * Validates a field on blur and removes its error on input (CHK-07). Waits until the pointer is released, and runs after WooCommerce's script, which
 * marks some of the same errors by CSS classes without a message.
 */
export function followFields(
	form: HTMLFormElement,
	errors: RowErrors,
	checksFormats: boolean,
	signal: AbortSignal,
): void {
	const released = followPresses(signal);
	const check = async (row: HTMLElement, isLeft: boolean) => {
		await released();
		const isHere = row.contains(document.activeElement) || isChoosing(row);
		// No error while the focus is in the row: it returned there, or only the window lost the focus.
		if (signal.aborted || !form.contains(row) || (isLeft && isHere)) return;
		const fault = faultOf(form, row, checksFormats);
		// A required field that was just added is empty: no error until it loses the focus.
		if (fault && (isLeft || fault.kind !== 'required-field' || errors.has(row))) errors.show(row, fault);
		else if (!fault) errors.clear(row, isAsked(form, row));
	};
	const followed = ({ target }: { readonly target: EventTarget | null }) =>
		target instanceof Element && form.contains(target) ? rowOf(target) : undefined;

	listen(form, 'focusout', { signal }, (event) => {
		const row = followed(event);
		if (row && !row.contains(event.relatedTarget as Node | null)) void check(row, true);
	});
	listen(form, 'input', { signal }, (event) => {
		const row = followed(event);
		if (row) errors.clear(row);
	});
	form.addEventListener('reset', () => errors.rows().forEach((row) => errors.clear(row)), { signal });
	const onChange = (event: { readonly target: EventTarget | null }) => {
		const row = followed(event);
		if (row) void check(row, false);
		// Country, shipping address and account checkboxes change which fields are required.
		const { name = '' } = (event.target ?? {}) as { readonly name?: string };
		if (/^(billing|shipping)_country$|^(ship_to_different_address|createaccount)$/.test(name)) recheck(name);
	};
	const recheck = (name: string) => {
		const [, address] = /^(.*)_country$/.exec(name) ?? [];
		const rows = new Set(errors.rows());
		const postcode = address && form.querySelector<HTMLInputElement>(`[name="${address}_postcode"]`);
		const row = postcode && postcode.value && rowOf(postcode);
		if (row) rows.add(row);
		for (const one of rows) void check(one, false);
	};
	form.addEventListener('change', onChange, { signal });
	// selectWoo triggers `change` through jQuery only.
	onJQueryTrigger(form, 'change', onChange, signal);
	// After a country change the new fields and their required marks are in place.
	onCountryFields(() => errors.rows().forEach((row) => void check(row, false)), signal);
}
