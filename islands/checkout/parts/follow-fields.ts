import { onCountryFields } from '../../../src/dom/country-fields';
import { onJQueryTrigger } from '../../../src/shop/jquery-bridge';
import { followPresses } from '../../../src/dom/when-released';
import { faultOf } from './check';
import type { RowErrors } from './errors';
import { isAsked, isChoosing, rowOf } from './rows';

/**
 * Checks a field when it is left, and takes an error back as soon as somebody writes there (CHK-07). WooCommerce's own script marks some of the same
 * faults by classes, and says nothing: we come after it.
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
		// Who is back, or is still there, is not told yet: who leaves the window leaves no field.
		if (signal.aborted || !form.contains(row) || (isLeft && isHere)) return;
		const fault = faultOf(form, row, checksFormats);
		// What has come anew is empty before anybody could fill it in.
		if (fault && (isLeft || fault.kind !== 'required-field' || errors.isTold(row))) errors.tell(row, fault);
		else if (!fault) errors.clear(row, isAsked(form, row));
	};
	const followed = ({ target }: { readonly target: EventTarget | null }) =>
		target instanceof Element && form.contains(target) ? rowOf(target) : undefined;

	form.addEventListener(
		'focusout',
		(event) => {
			const row = followed(event);
			if (row && !row.contains(event.relatedTarget as Node | null)) void check(row, true);
		},
		{ signal },
	);
	form.addEventListener(
		'input',
		(event) => {
			const row = followed(event);
			if (row) errors.clear(row);
		},
		{ signal },
	);
	form.addEventListener('reset', () => errors.told().forEach((row) => errors.clear(row)), { signal });
	const onChange = (event: { readonly target: EventTarget | null }) => {
		const row = followed(event);
		if (row) void check(row, false);
		// Other fields than before are asked for, or by other rules: what depends on a country, and the address or account that came or went.
		const { name = '' } = (event.target ?? {}) as { readonly name?: string };
		if (/^(billing|shipping)_country$|^(ship_to_different_address|createaccount)$/.test(name)) recheck(name);
	};
	const recheck = (name: string) => {
		const [, address] = /^(.*)_country$/.exec(name) ?? [];
		const rows = new Set(errors.told());
		const postcode = address && form.querySelector<HTMLInputElement>(`[name="${address}_postcode"]`);
		const row = postcode && postcode.value && rowOf(postcode);
		if (row) rows.add(row);
		for (const one of rows) void check(one, false);
	};
	form.addEventListener('change', onChange, { signal });
	// A list that selectWoo stands in for tells jQuery alone.
	onJQueryTrigger(form, 'change', onChange, signal);
	// The fields of another country are there, and it is known which of them are required.
	onCountryFields(() => errors.told().forEach((row) => void check(row, false)), signal);
}
