import { settings } from '../../src/shop/settings';
import { attributeOf, optionFields } from '../../src/shop/woocommerce/variations/option-fields';
import type { VariationState } from '../../src/stores/variation-state';
import { showNotice } from '../../src/ui/inline-notice';
import type { ChoiceStatus } from './chooser';
import { messages } from './messages';

/** Tells why nothing was added (VAR-05): beside the button and to screen readers, or by `alert()` where the owner wants that. */
export function explain(form: HTMLElement, noticeAfter: Element, state: VariationState, status: ChoiceStatus): void {
	// The message about the failed call stands there already.
	if (status === 'failed') return;
	const text = messages(status === 'incomplete' ? 'selectOptions' : 'unavailable');
	if (settings().shop.nativeAlerts) globalThis.alert(text);
	else showNotice(noticeAfter, { type: 'error', text });
	if (status === 'incomplete') focusFirstOpen(form, state);
}

/** The first attribute without a choice, or the first of all. */
export function focusFirstOpen(form: HTMLElement, state: VariationState): void {
	const fields = optionFields(form);
	const select = fields.find(({ value }) => !value) ?? fields[0];
	if (select) focusField(select, state);
}

/** Puts the focus on an attribute's control; on what stands in for it where the control is hidden. */
function focusField(select: HTMLSelectElement, state: VariationState): void {
	const standIn = state.focusTargets.get(attributeOf(select))?.();
	const target = isVisible(select)
		? select
		: (standIn ?? select.parentElement?.querySelector<HTMLElement>('input, button, [tabindex]'));
	(target ?? select).focus();
}

const isVisible = (element: HTMLElement): boolean => element.getClientRects().length > 0;
