import { element } from './element';

/** Adds what describes a control to what describes it already, and takes it away again. */
export function describeBy(control: Element, id: string, isTold = true): void {
	const others = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((one) => one && one !== id);
	set(control, 'aria-describedby', (isTold ? [...others, id] : others).join(' ') || undefined);
}

/** Marks a control as wrong, with the message that says why, or as right again. @param id The message's. */
export function markWrong(control: Element, id: string, isWrong: boolean): void {
	if (isWrong || control.hasAttribute('aria-invalid')) set(control, 'aria-invalid', String(isWrong));
	describeBy(control, id, isWrong);
}

/** Only what is another value: who watches attributes hears of changes alone. */
function set(control: Element, name: string, value: string | undefined): void {
	if (control.getAttribute(name) === (value ?? null)) return;
	if (value === undefined) control.removeAttribute(name);
	else control.setAttribute(name, value);
}

/** A link of a summary of errors, to the control that one is about. @param focus @default gives it the focus */
export function linkTo(control: HTMLElement, content: string, focus = () => control.focus()): HTMLAnchorElement {
	const link = element('a', { href: `#${control.id}` }, content);
	leadTo(link, focus);
	return link;
}

/** Has a link lead to a control. The address stays as it is: scripts open things by its hash, and Back would lead to the same page. */
export function leadTo(link: HTMLElement, focus: () => void, signal?: AbortSignal): void {
	const onClick = (event: Event) => {
		event.preventDefault();
		focus();
	};
	link.addEventListener('click', onClick, signal && { signal });
}

/** The words of a label, without what marks a field as required and without the fields in it. @param inside Selector of what else is in it. */
export function labelText(label: Element | null | undefined, inside: string): string {
	const copy = label?.cloneNode(true) as Element | undefined;
	copy?.querySelectorAll(`input, select, textarea, ${inside}`).forEach((part) => part.remove());
	return withoutMarks(copy?.textContent ?? '');
}

/** A name as it stands in a sentence. */
export const withoutMarks = (name: string): string =>
	name
		.replaceAll(/\s+/g, ' ')
		.replace(/[\s:*?]+$/, '')
		.trim();
