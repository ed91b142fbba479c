import { productList, type Visit } from '../../../src/page/product-list/product-list';
import { findRegion } from '../../../src/shop/product-list/archive-markup';
import { firstPage } from '../../../src/shop/product-list/list-address';
import { PAGINATION, SIDE } from '../../../src/shop/product-list/list-selectors';
import type { Props } from '../island';
import { DISPLAY, formOf, isChanged } from '../controls';
import { keepDisplay } from './display';

/** Value requested by a select, until loaded or failed. */
const asked = new WeakMap<HTMLSelectElement, string>();

/** Lets the list of the page handle its own history entries. */
export const wakeList = (): void => void productList();

/** Whether the control is renewed with the list. */
const isOfList = (control: HTMLElement) => control.closest(SIDE) ?? findRegion(document)?.contains(control);

/** Asks for the list of a link, or of a GET form's button, before it is pressed (LIST-12). */
export function prefetchList(control: HTMLElement, { method }: Props): void {
	const form = formOf(control);
	if (method === 'GET' && isOfList(control) && form?.method !== 'post')
		productList().prefetch(form ? formAddress(form, control) : (control as HTMLAnchorElement).href, control);
}

/** Shows the chosen list. A control that is not replaced with the list would keep its old state: the browser navigates instead. */
export async function changeList(control: HTMLElement, { method }: Props, leave: () => void): Promise<void> {
	if (!isOfList(control)) return leave();
	const visit = (address: URL | string, options: Visit = {}) =>
		productList().visit(address, { control, method, ...options });
	const form = formOf(control);
	if (control.matches(DISPLAY)) {
		const address = keepDisplay(control);
		if (address) await visit(address, { goTo: 'stay' });
	} else if (control instanceof HTMLSelectElement) await choose(control, visit);
	else if (form) {
		if (await visit(formAddress(form, control))) form.reset();
	} else {
		const goTo = control.matches(`:is(${PAGINATION}) *`) ? 'focus' : 'start';
		await visit((control as HTMLAnchorElement).href, { goTo });
	}
}

async function choose(
	select: HTMLSelectElement,
	visit: (address: URL, options: Visit) => Promise<boolean>,
): Promise<void> {
	const { value, form } = select;
	if (value === asked.get(select) || (!asked.has(select) && !isChanged(select))) return;
	asked.set(select, value);
	await visit(formAddress(form!), { goTo: 'stay' });
	// Skipped if another value was chosen meanwhile.
	if (asked.get(select) !== value) return;
	asked.delete(select);
	// The request failed, or this select is only kept for a return by history.
	form!.reset();
}

/** Returns the URL of a GET form; a new choice begins with the first page (FILT-01). */
function formAddress(form: HTMLFormElement, submitter?: HTMLElement): URL {
	const url = new URL(form.getAttribute('action') || location.href, document.baseURI);
	url.search = '';
	const data = new FormData(form, submitter?.matches('[type=submit]') ? submitter : null);
	for (const [name, value] of data) url.searchParams.append(name, String(value));
	return firstPage(url);
}
