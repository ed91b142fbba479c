import { attributeOf, optionFields, setOption } from '../../../src/shop/woocommerce/variations/option-fields';
import type { OptionState, OptionStates } from '../../../src/shop/woocommerce/variations/variation-index';
import { messages } from '../messages';

const IMPOSSIBLE: OptionState = { isPossible: false, isInStock: false };

/**
 * Disables the options that go with no variation, and names those that are sold out (VAR-06, VAR-12). Options stay in their place:
 * an open list does not jump, and a value that was chosen before is still there. A chosen value that has become impossible is given up.
 *
 * @returns False if a choice was given up: that change has been dealt with by then.
 */
export function updateOptions(form: Element, states: OptionStates): boolean {
	let isKept = true;
	for (const select of optionFields(form)) {
		const values = states.get(attributeOf(select));
		for (const option of select.options) {
			if (option.value) mark(option, values?.get(option.value) ?? IMPOSSIBLE);
			// Once a value is chosen, some shops do not let it be taken back.
			else if (select.dataset['show_option_none'] === 'no') option.disabled = option.hidden = select.value !== '';
		}
		if (!select.value || !select.selectedOptions[0]?.disabled) continue;
		isKept = false;
		setOption(select, '');
	}
	return isKept;
}

/** Every option can be chosen again, as the server printed them. */
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
	if (option.disabled === isPossible) option.disabled = !isPossible;
	// WooCommerce's classes, which other swatch scripts read.
	option.classList.toggle('attached', isPossible);
	option.classList.toggle('enabled', isPossible);
	option.classList.toggle('out-of-stock', isSoldOut);
	// The label is what the shopper sees; the text, which other scripts read, stays.
	if (isSoldOut) option.label = messages('soldOut', { value: option.text });
	else option.removeAttribute('label');
}
