/**
 * Submits a form with its pressed button by the browser, without a submit event. Calls the prototype's `submit`, because a button named `submit`
 * shadows the form's method.
 */
export function submitNatively(form: HTMLFormElement, submitter: HTMLElement | undefined): void {
	if ((submitter instanceof HTMLInputElement || submitter instanceof HTMLButtonElement) && submitter.name) {
		const field = form.appendChild(document.createElement('input'));
		Object.assign(field, { type: 'hidden', name: submitter.name, value: submitter.value });
	}
	HTMLFormElement.prototype.submit.call(form);
}
