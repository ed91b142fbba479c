import { element } from './element';

/** Adds an id to, or removes it from, the `aria-describedby` of a control. */
export function describeBy(control: Element, id: string, isTold = true): void {
	const others = (control.getAttribute('aria-describedby') ?? '').split(/\s+/).filter((one) => one && one !== id);
	set(control, 'aria-describedby', (isTold ? [...others, id] : others).join(' ') || undefined);
}

/** Marks a control as invalid, described by its message, or as valid again. @param id Id of the message. */
export function markWrong(control: Element, id: string, isWrong: boolean): void {
	if (isWrong || control.hasAttribute('aria-invalid')) set(control, 'aria-invalid', String(isWrong));
	describeBy(control, id, isWrong);
}

/** Sets an attribute only if its value changes, so that mutation observers are not triggered needlessly. */
function set(control: Element, name: string, value: string | undefined): void {
	if (control.getAttribute(name) === (value ?? null)) return;
	if (value === undefined) control.removeAttribute(name);
	else control.setAttribute(name, value);
}

/** Creates a link of an error summary to its control. @param focus @default focuses the control */
export function linkTo(control: HTMLElement, content: string, focus = () => control.focus()): HTMLAnchorElement {
	const link = element('a', { class: 'archipel-link', href: `#${control.id}` }, content);
	leadTo(link, focus);
	return link;
}

/** Makes a link focus a control. The URL hash does not change: scripts open elements by hash, and Back would stay on the page. */
export function leadTo(link: HTMLElement, focus: () => void, signal?: AbortSignal): void {
	const onClick = (event: Event) => {
		event.preventDefault();
		focus();
	};
	link.addEventListener('click', onClick, signal && { signal });
}

/** Returns the text of a label without required marks and nested fields. @param inside Selector of other nested elements to drop. */
export function labelText(label: Element | null | undefined, inside: string): string {
	const copy = label?.cloneNode(true) as Element | undefined;
	copy?.querySelectorAll(`input, select, textarea, ${inside}`).forEach((part) => part.remove());
	return withoutMarks(copy?.textContent ?? '');
}

/** Strips trailing `:`, `*`, `?` and extra whitespace from a name, for use in a sentence. */
export const withoutMarks = (name: string): string =>
	name
		.replaceAll(/\s+/g, ' ')
		.replace(/[\s:*?]+$/, '')
		.trim();
