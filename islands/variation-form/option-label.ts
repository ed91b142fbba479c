import { attributeOf, optionFields } from '../../src/shop/woocommerce/variations/option-fields';
import { messages } from './messages';

/** Attributes without a choice, in page order. */
export const openFields = (form: Element): HTMLSelectElement[] => optionFields(form).filter(({ value }) => !value);

/** Name of an attribute as the shopper reads it, without the colon of the theme. */
export const optionLabel = (select: HTMLSelectElement): string =>
	(select.labels[0]?.textContent ?? select.getAttribute('aria-label') ?? attributeOf(select))
		.replace(/\s*[:*]\s*$/, '')
		.trim();

/** « Choisir une taille »; a name whose gender we do not know stands after a colon. */
export function chooseText(select: HTMLSelectElement): string {
	const label = optionLabel(select);
	// « Tour de dos » begins a sentence no more, « EU » does not change.
	const option = /^\p{Lu}\p{Ll}/u.test(label) ? label[0]!.toLowerCase() + label.slice(1) : label;
	const isOneOf = (words: string) => words.split(', ').includes(option);
	if (isOneOf(messages('feminine'))) return messages('chooseFeminine', { option });
	return messages(isOneOf(messages('masculine')) ? 'chooseMasculine' : 'choose', { option });
}
