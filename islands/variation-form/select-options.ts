import { attributeOf, optionFields, setOption } from '../../src/shop/woocommerce/variations/option-fields';
import type { OptionState, OptionStates } from '../../src/shop/woocommerce/variations/variation-index';
import { messages } from './messages';

const IMPOSSIBLE: OptionState = { isPossible: false, isInStock: false };

/**
 * Disables options without a variation and labels sold-out ones (VAR-06, VAR-12). Options stay in place, so that an open list does not jump
 * and a chosen value is still listed. A chosen value that has become impossible is cleared.
 *
 * @returns False if a choice was cleared: its `change` event has been handled by then.
 */
export function updateOptions(form: Element, states: OptionStates): boolean {
	let isKept = true;
	for (const select of optionFields(form)) {
		const values = states.get(attributeOf(select));
		for (const option of select.options) {
			if (option.value) mark(option, values?.get(option.value) ?? IMPOSSIBLE);
			// Some shops do not offer “none” once a value is chosen.
			else if (select.dataset['show_option_none'] === 'no') option.disabled = option.hidden = select.value !== '';
		}
		if (!select.value || !select.selectedOptions[0]?.disabled) continue;
		isKept = false;
		setOption(select, '');
	}
	return isKept;
}

/** Restores the options as the server printed them. */
export function restoreOptions(form: Element): void {
	for (const select of optionFields(form)) {
		for (const option of select.options) {
			option.disabled = option.hidden = false;
			option.removeAttribute('label');
			option.classList.remove('attached', 'enabled', 'out-of-stock');
		}
	}
}

function mark(option: HTMLOptionElement, { isPossible, isInStock }: OptionState): void {
	const isSoldOut = isPossible && !isInStock;
	// WooCommerce's classes, which other swatch scripts read.
	const classes = Object.entries({ attached: isPossible, enabled: isPossible, 'out-of-stock': isSoldOut });
	// Unchanged options are not touched.
	if (option.disabled !== isPossible && classes.every(([name, is]) => option.classList.contains(name) === is)) return;
	option.disabled = !isPossible;
	for (const [name, is] of classes) option.classList.toggle(name, is);
	// Customers see the label; the text, which other scripts read, stays.
	if (isSoldOut) option.label = messages('soldOut', { value: option.text });
	else option.removeAttribute('label');
}
