import { productList, type Visit } from '../../../src/dom/product-list/product-list';
import { findRegion } from '../../../src/shop/product-list/archive-markup';
import { firstPage } from '../../../src/shop/product-list/list-address';
import { PAGINATION, SIDE } from '../../../src/shop/product-list/list-selectors';
import type { Props } from '../props';
import { isChanged } from '../changed';
import { keepDisplay } from './display';

/** What was used, and what the browser does with it. */
export type Used =
	| { readonly type: 'link'; readonly control: HTMLAnchorElement }
	| { readonly type: 'display'; readonly control: HTMLElement }
	| { readonly type: 'select'; readonly control: HTMLSelectElement }
	| { readonly type: 'form'; readonly control: HTMLElement; readonly form: HTMLFormElement };

/** What was asked for by a select, until it is there or has failed. */
const asked = new WeakMap<HTMLSelectElement, string>();

/** The list of the page takes over the entries of the history that are its own. */
export const wakeList = (): void => void productList();

/** Shows what was chosen. What is not renewed with the list would go on saying what was: the browser goes there. */
export async function carryOut(used: Used, { method, displayDays }: Props, leave: () => void): Promise<void> {
	const { control } = used;
	if (!control.closest(SIDE) && !findRegion(document)?.contains(control)) return leave();
	const visit = (address: URL | string, options: Visit = {}) =>
		productList().visit(address, { control, method, ...options });
	if (used.type === 'link') {
		const goTo = control.matches(`:is(${PAGINATION}) *`) ? 'focus' : 'start';
		await visit(used.control.href, { goTo });
	} else if (used.type === 'display') {
		const address = keepDisplay(control, displayDays);
		if (address) await visit(address, { goTo: 'stay' });
	} else if (used.type === 'form') {
		if (await visit(formAddress(used.form, control))) used.form.reset();
	} else await choose(used.control, visit);
}

async function choose(
	select: HTMLSelectElement,
	visit: (address: URL, options: Visit) => Promise<boolean>,
): Promise<void> {
	const { value, form } = select;
	if (value === asked.get(select) || (!asked.has(select) && !isChanged(select))) return;
	asked.set(select, value);
	await visit(formAddress(form!), { goTo: 'stay' });
	// Not where something else was chosen meanwhile.
	if (asked.get(select) !== value) return;
	asked.delete(select);
	// It failed, or this one is only kept for whoever comes back.
	form!.reset();
}

/** Where a GET form leads; what is chosen anew begins with the first page (FILT-01). */
function formAddress(form: HTMLFormElement, submitter?: HTMLElement): URL {
	const url = new URL(form.getAttribute('action') || location.href, document.baseURI);
	url.search = '';
	const data = new FormData(form, submitter?.matches('[type=submit]') ? submitter : null);
	for (const [name, value] of data) url.searchParams.append(name, String(value));
	return firstPage(url);
}
