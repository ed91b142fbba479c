import { addProductForm } from '../../../src/dom/product-form';

/**
 * Adds what a product form in the view holds, where no island of forms does: a submit must not leave the list (QV-03).
 * Those islands listen on the form itself and come first.
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
