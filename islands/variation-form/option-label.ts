import { attributeOf, optionFields } from '../../src/shop/woocommerce/variations/option-fields';
import type { VariationState } from '../../src/stores/variation-state';
import { messages } from './messages';

/** Attributes without a choice, in page order. */
export const openFields = (form: Element): HTMLSelectElement[] => optionFields(form).filter(({ value }) => !value);

/** Returns the name of an attribute without the theme's colon. */
export const optionLabel = (select: HTMLSelectElement): string =>
	(select.labels[0]?.textContent ?? select.getAttribute('aria-label') ?? attributeOf(select))
		.replace(/\s*[:*]\s*$/, '')
		.trim();

/** Returns « Choisir une taille »; a name of unknown gender follows a colon. */
export function chooseText(select: HTMLSelectElement): string {
	const label = optionLabel(select);
	// Lower case, because the name no longer begins a sentence (« Tour de dos »); an abbreviation (« EU ») stays.
	const option = /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;
	const isOneOf = (words: string) => words.split(', ').includes(option);
	if (isOneOf(messages('feminine'))) return messages('chooseFeminine', { option });
	return messages(isOneOf(messages('masculine')) ? 'chooseMasculine' : 'choose', { option });
}

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
