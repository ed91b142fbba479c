import { attributeOf, optionFields, setOption } from '../../src/shop/woocommerce/variations/option-fields';
import type { Choice } from '../../src/shop/woocommerce/variations/variation-index';

/**
 * Whether the address of the page belongs to this form: the first form of the product whose page this is.
 * A quick view or a second form must not change it.
 */
export function ownsAddress(form: HTMLFormElement): boolean {
	const action = form.getAttribute('action');
	const path = action ? new URL(action, document.baseURI).pathname : location.pathname;
	return path === location.pathname && document.querySelector('form.variations_form') === form;
}

/**
 * Chooses what the address names (`?attribute_pa_taille=46`): a page from a cache was made for another address.
 *
 * @param touched What to do with controls that somebody has changed since the page was made: `keep` them, or let the address win.
 * @returns Whether anything was chosen.
 */
export function chooseFromAddress(form: HTMLFormElement, touched: 'keep' | 'overwrite'): boolean {
	const wanted = new URLSearchParams(location.search);
	let hasChosen = false;
	for (const select of optionFields(form)) {
		const value = wanted.get(attributeOf(select)) ?? (touched === 'overwrite' ? printedValue(select) : null);
		if (value === null || value === select.value || !offers(select, value)) continue;
		if (touched === 'keep' && select.value !== printedValue(select)) continue;
		if (touched === 'overwrite') setOption(select, value);
		else select.value = value;
		hasChosen = true;
	}
	return hasChosen;
}

/** Fields that carry something out: whoever gets the address, or reloads it, must not (SEC-03). */
const ACTIONS = ['add-to-cart', 'remove_item', 'undo_item', 'removed_item', '_wpnonce', 'wc-ajax'];

/** Writes the choice into the address; everything else that the page shows stays in it. The history gets no new entry (VAR-13). */
export function writeToAddress(form: HTMLFormElement, choice: Choice): void {
	const url = new URL(location.href);
	for (const name of ACTIONS) url.searchParams.delete(name);
	for (const [name, value] of Object.entries(choice)) {
		if (value) url.searchParams.set(name, value);
		else if (printedChoice(form, name)) url.searchParams.set(name, '');
		else url.searchParams.delete(name);
	}
	if (url.href === location.href) return;
	try {
		history.replaceState(history.state, '', url);
	} catch {
		// Support: Safari refuses more than a hundred changes in half a minute; the next one catches up.
	}
}

const offers = (select: HTMLSelectElement, value: string): boolean =>
	[...select.options].some((option) => option.value === value);

/** What the server has chosen in the page. */
const printedValue = (select: HTMLSelectElement): string =>
	[...select.options].find((option) => option.hasAttribute('selected'))?.value ?? '';

/** An option that the shop preselects and the shopper has opened must stand in the address as open, or a reload would choose it again. */
const printedChoice = (form: HTMLFormElement, name: string): string => {
	const select = optionFields(form).find((candidate) => attributeOf(candidate) === name);
	return select ? printedValue(select) : '';
};
