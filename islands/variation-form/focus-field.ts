import { attributeOf, optionFields } from '../../src/shop/woocommerce/variations/option-fields';
import type { VariationState } from '../../src/stores/variation-state';
import { openFields } from './option-label';

/** The first attribute without a choice, or the first of all. */
export function focusFirstOpen(form: HTMLElement, state: VariationState): void {
	const select = openFields(form)[0] ?? optionFields(form)[0];
	if (select) focusField(select, state);
}

/** Puts the focus on an attribute's control; on what stands in for it where the control is hidden. */
export function focusField(select: HTMLSelectElement, state: VariationState): void {
	const standIn = state.focusTargets.get(attributeOf(select))?.();
	const target = isVisible(select)
		? select
		: (standIn ?? select.parentElement?.querySelector<HTMLElement>('input, button, [tabindex]'));
	(target ?? select).focus();
}

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;
