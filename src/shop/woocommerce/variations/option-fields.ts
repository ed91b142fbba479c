import { afterAnswer, catchUp } from '../../../runtime/after-paint';
import { onJQueryTrigger } from '../../jquery-bridge';
import type { Choice } from './variation-index';

const OPTION_FIELDS = '.variations select';

/** Returns the selects of a variation form in page order. Queried each time, because themes replace them. */
export const optionFields = (form: Element): HTMLSelectElement[] => [
	...form.querySelectorAll<HTMLSelectElement>(OPTION_FIELDS),
];

/** Returns the attribute name of a select: `attribute_pa_couleur`. */
export const attributeOf = (select: HTMLSelectElement): string => select.dataset['attribute_name'] || select.name;

export const readChoice = (form: Element): Choice =>
	Object.fromEntries(optionFields(form).map((select) => [attributeOf(select), select.value]));

/**
 * Calls `listener` after each change of an option: at once for a change by a script (DOM or jQuery event); for a change by the customer
 * after the next paint.
 */
export function onOptionChange(form: HTMLElement, listener: () => void, signal?: AbortSignal): void {
	const call = () => signal?.aborted || listener();
	const onChange = ({ target, isTrusted }: { readonly target: EventTarget | null; readonly isTrusted?: boolean }) => {
		if (!(target instanceof Element && target.matches(OPTION_FIELDS))) return;
		if (isTrusted) return afterAnswer(form, call);
		catchUp(form);
		call();
	};
	form.addEventListener('change', onChange, signal ? { signal } : undefined);
	onJQueryTrigger(form, 'change', onChange, signal);
}

/** Selects a value and sends a change event. @param value `''` resets the attribute. */
export function setOption(select: HTMLSelectElement, value: string): void {
	putOption(select, value);
	select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Selects a value without a change event. */
export function putOption(select: HTMLSelectElement, value: string): void {
	select.value = value;
	// An unknown value would leave the select without an option, and forms omit such a select.
	if (select.value !== value) select.value = '';
}
