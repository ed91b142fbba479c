/**
 * Has the browser send a form, with the button that was pressed, and leave the page. No script hears of it, and a button named `submit` hides the
 * form's method of that name.
 */
export function submitNatively(form: HTMLFormElement, submitter: HTMLElement | undefined): void {
	if ((submitter instanceof HTMLInputElement || submitter instanceof HTMLButtonElement) && submitter.name) {
		const field = form.appendChild(document.createElement('input'));
		Object.assign(field, { type: 'hidden', name: submitter.name, value: submitter.value });
	}
	HTMLFormElement.prototype.submit.call(form);
}
