import { onJQueryTrigger } from '../../jquery-bridge';
import type { Choice } from './variation-index';

const OPTION_FIELDS = '.variations select';

/** The controls that hold a form's choice, in page order. Asked each time: themes put new ones in their place. */
export function optionFields(form: Element): HTMLSelectElement[] {
	return [...form.querySelectorAll<HTMLSelectElement>(OPTION_FIELDS)];
}

/** Name of the attribute that a control chooses: `attribute_pa_couleur`. */
export function attributeOf(select: HTMLSelectElement): string {
	return select.dataset['attribute_name'] || select.name;
}

/** What is chosen now. */
export function readChoice(form: Element): Choice {
	return Object.fromEntries(optionFields(form).map((select) => [attributeOf(select), select.value]));
}

/**
 * Calls `listener` each time that an option is chosen: by the shopper, or by a script through the DOM or through jQuery.
 */
export function onOptionChange(form: Element, listener: () => void, signal?: AbortSignal): void {
	const onChange = ({ target }: { readonly target: EventTarget | null }) => {
		if (target instanceof Element && target.matches(OPTION_FIELDS)) listener();
	};
	form.addEventListener('change', onChange, signal ? { signal } : undefined);
	onJQueryTrigger(form, 'change', onChange, signal);
}

/** Chooses a value as the shopper would. @param value `''` opens the attribute again. */
export function setOption(select: HTMLSelectElement, value: string): void {
	select.value = value;
	// A value that is not offered leaves the control without any option, and forms leave it out.
	if (select.value !== value) select.value = '';
	select.dispatchEvent(new Event('change', { bubbles: true }));
}
