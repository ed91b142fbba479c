import { afterAnswer, catchUp } from '../../../runtime/after-paint';
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
 * Calls `listener` each time that an option is chosen: by a script, through the DOM or through jQuery, at once; by the shopper, after the
 * paint that shows the choice.
 */
export function onOptionChange(form: HTMLElement, listener: () => void, signal?: AbortSignal): void {
	const tell = () => signal?.aborted || listener();
	const onChange = ({ target, isTrusted }: { readonly target: EventTarget | null; readonly isTrusted?: boolean }) => {
		if (!(target instanceof Element && target.matches(OPTION_FIELDS))) return;
		if (isTrusted) return afterAnswer(form, tell);
		catchUp(form);
		tell();
	};
	form.addEventListener('change', onChange, signal ? { signal } : undefined);
	onJQueryTrigger(form, 'change', onChange, signal);
}

/** Chooses a value as the shopper would. @param value `''` opens the attribute again. */
export function setOption(select: HTMLSelectElement, value: string): void {
	putOption(select, value);
	select.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Puts a value into the control without telling anybody yet. */
export function putOption(select: HTMLSelectElement, value: string): void {
	select.value = value;
	// A value that is not offered leaves the control without any option, and forms leave it out.
	if (select.value !== value) select.value = '';
}
