import { attributeOf, optionFields } from '../../src/shop/woocommerce/variations/option-fields';
import type { VariationState } from '../../src/stores/variation-state';
import { openFields } from './option-label';

/** Focuses the first attribute without a choice, else the first attribute. */
export function focusFirstOpen(form: HTMLElement, state: VariationState): void {
	const select = openFields(form)[0] ?? optionFields(form)[0];
	if (select) focusField(select, state);
}

/** Focuses the control of an attribute, or its replacement if the select is hidden. */
export function focusField(select: HTMLSelectElement, state: VariationState): void {
	const standIn = state.focusTargets.get(attributeOf(select))?.();
	const target = isVisible(select)
		? select
		: (standIn ?? select.parentElement?.querySelector<HTMLElement>('input, button, [tabindex]'));
	(target ?? select).focus();
}

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;
