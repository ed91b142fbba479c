import { attributeOf, optionFields, setOption } from '../../src/shop/woocommerce/variations/option-fields';

/**
 * Whether the page's address belongs to this form: the page's first variation form, on the page of its product.
 * A quick view or a second form must not change the address.
 */
export function ownsAddress(form: HTMLFormElement): boolean {
	const action = form.getAttribute('action');
	const path = action ? new URL(action, document.baseURI).pathname : location.pathname;
	return path === location.pathname && document.querySelector('form.variations_form') === form;
}

/**
 * Chooses the options that the address names (`?attribute_pa_taille=46`): a cached page may have been rendered for another address.
 *
 * @param touched Whether controls that were changed since the page load `keep` their value, or the address overwrites it.
 */
export function chooseFromAddress(form: HTMLFormElement, touched: 'keep' | 'overwrite'): void {
	const wanted = new URLSearchParams(location.search);
	for (const select of optionFields(form)) {
		const value = wanted.get(attributeOf(select)) ?? (touched === 'overwrite' ? printedValue(select) : null);
		if (value === null || value === select.value || !offers(select, value)) continue;
		if (touched === 'keep' && select.value !== printedValue(select)) continue;
		if (touched === 'overwrite') setOption(select, value);
		else select.value = value;
	}
}

/** Fields that carry something out: whoever gets the address, or reloads it, must not (SEC-03). */
const ACTIONS = ['add-to-cart', 'remove_item', 'undo_item', 'removed_item', '_wpnonce', 'wc-ajax'];

/** Writes the choice to the address and keeps its other parameters, except actions. Adds no history entry (VAR-13). */
export function writeToAddress(form: HTMLFormElement): void {
	const url = new URL(location.href);
	for (const name of ACTIONS) url.searchParams.delete(name);
	for (const select of optionFields(form)) {
		// The shop's default, once cleared, stays in the address as empty, or a reload would select it again.
		if (select.value || printedValue(select)) url.searchParams.set(attributeOf(select), select.value);
		else url.searchParams.delete(attributeOf(select));
	}
	if (url.href === location.href) return;
	try {
		history.replaceState(history.state, '', url);
	} catch {
		// Support: Safari throws after a hundred changes in 30 s; the next change writes again.
	}
}

const offers = (select: HTMLSelectElement, value: string): boolean =>
	[...select.options].some((option) => option.value === value);

/** Returns the option that the server has selected. */
const printedValue = (select: HTMLSelectElement): string =>
	select.querySelector<HTMLOptionElement>('option[selected]')?.value ?? '';
