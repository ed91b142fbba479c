import { addProductForm } from '../../../src/dom/product-form';

/**
 * Adds the product of a form in the view if no form island handles the form: a submit must not leave the list (QV-03).
 * Form islands listen on the form itself and so handle the event first.
 */
export function addFromForm(content: HTMLElement, signal: AbortSignal): void {
	content.addEventListener(
		'submit',
		(event) => {
			const form = event.target as HTMLFormElement;
			// An external product's form is a link to another shop.
			if (event.defaultPrevented || !form.matches('form.cart') || form.method !== 'post') return;
			event.preventDefault();
			addProductForm(form, { noticeAfter: form, signal })(event.submitter ?? undefined);
		},
		{ signal },
	);
}
