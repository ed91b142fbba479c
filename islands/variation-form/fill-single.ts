import { attributeOf, optionFields } from '../../src/shop/woocommerce/variations/option-fields';
import type { VariationState } from '../../src/stores/variation-state';
import { announce } from '../../src/ui/announcer';
import { messages } from './messages';
import { optionLabel } from './option-label';

/** After a choice: selects and announces the value of each attribute with only one possible value left (VAR-13). */
export function fillSingle(form: HTMLElement, state: VariationState): void {
	const said: string[] = [];
	// A filled attribute may leave another one with a single value.
	for (let next = findSingle(form, state); next; next = findSingle(form, state)) {
		const { select, option } = next;
		state.fill(select, option.value);
		// A listener has changed the value back: stop, to avoid an endless loop.
		if (select.value !== option.value) break;
		said.push(messages('onlyValue', { attribute: optionLabel(select), value: option.text }));
	}
	if (said.length) announce(said.join(' '));
}

function findSingle(form: HTMLElement, state: VariationState) {
	for (const select of optionFields(form)) {
		if (select.value) continue;
		const values = state.options.value?.get(attributeOf(select));
		const [option, ...others] = [...select.options].filter(({ value }) => value && values?.get(value)?.isPossible);
		if (option && !others.length) return { select, option };
	}
	return undefined;
}
