import { leadTo } from '../../src/dom/field-errors';
import { noteFocus } from '../../src/dom/focus';
import { onJQuery } from '../../src/shop/jquery-bridge';
import { element } from '../../src/dom/element';
import { t } from './messages';
import type { RowErrors } from './errors';
import { controlsIn, focusRow, nameOf, rowNamed } from './rows';

const LISTS = '.woocommerce-error, .wc-block-components-notice-banner.is-error';

/**
 * Shows the server's errors at their fields too; its error list becomes a summary with the focus and links to the fields (CHK-07). The list is in the
 * page after a normal post; otherwise WooCommerce's script or a payment method's script adds it and triggers `checkout_error`.
 *
 * @returns A function that handles a newly added error list.
 */
export function followRefusals(form: HTMLFormElement, errors: RowErrors, signal: AbortSignal): () => void {
	/** Whether the shopper has kept the focus in place since the order was sent; then the summary gets the focus. */
	let isStillHere = noteFocus();
	form.addEventListener('submit', () => (isStillHere = noteFocus()), { signal });
	const showAll = () => {
		const lists = [...document.querySelectorAll<HTMLElement>(LISTS)].filter((list) => !list.closest('.form-row'));
		let named: HTMLElement | undefined;
		for (const list of lists) if (showList(form, list, errors, signal)) named ??= list;
		if (named) {
			nameSummary(named);
			// The server has validated all fields: marks of WooCommerce's script on other rows are removed.
			for (const row of form.querySelectorAll<HTMLElement>('.woocommerce-invalid'))
				if (!errors.has(row)) errors.clear(row, true);
		}
		const summary = named ?? lists.find((list) => form.contains(list));
		if (summary) giveFocus(summary, isStillHere());
	};
	const onRefusal = () => {
		if (signal.aborted) return;
		errors.rows().forEach((row) => errors.clear(row));
		showAll();
	};
	// Runs after WooCommerce's script has added its inline messages, which ours replace.
	onJQuery(document.body, 'checkout_error', () => queueMicrotask(onRefusal), signal);
	if (document.querySelector(`${LISTS} [data-id], .is-error[data-id]`)) showAll();
	return onRefusal;
}

/** @returns Whether the list names a field of the form. */
function showList(form: HTMLFormElement, list: HTMLElement, errors: RowErrors, signal: AbortSignal): boolean {
	const entries = [list, ...list.querySelectorAll<HTMLElement>('[data-id]')].filter(({ dataset }) => dataset['id']);
	let isNamed = false;
	for (const entry of entries) {
		const row = rowNamed(form, entry.dataset['id']!);
		if (!row) continue;
		isNamed = true;
		const text = contentOf(entry).textContent.replaceAll(/\s+/g, ' ').trim();
		if (!errors.has(row)) errors.show(row, { text });
		leadTo(linkIn(form, entry, row), () => focusRow(row), signal);
	}
	return isNamed;
}

const contentOf = (entry: HTMLElement): HTMLElement =>
	entry.querySelector<HTMLElement>('.wc-block-components-notice-banner__content') ?? entry;

/** Returns the link to the field. WooCommerce's script adds links to lists of several errors only, so a missing one is created. */
function linkIn(form: HTMLFormElement, entry: HTMLElement, row: HTMLElement): HTMLElement {
	const [control] = controlsIn(row);
	const id = control?.id || row.id;
	const content = contentOf(entry);
	const known = [...content.querySelectorAll('a')].find((link) => link.hash === `#${entry.dataset['id']}`);
	if (known) return known;
	const link = element('a', { href: `#${id}` });
	// The message contains a link already: the link to the field contains only the field's name.
	const words = content.querySelector('a') ? (content.querySelector('strong') ?? content) : content;
	if (words.querySelector('a')) link.append(nameOf(form, row));
	else link.append(...words.childNodes);
	words.append(link);
	return link;
}

/** Makes the summary a named list or group: a `role=alert` is read as one text, without its links. */
function nameSummary(list: HTMLElement): void {
	if (list.matches('ul')) list.removeAttribute('role');
	else list.setAttribute('role', 'group');
	list.setAttribute('aria-label', t('summary'));
}

/** Focuses the list, unless the shopper has moved the focus elsewhere. */
function giveFocus(list: HTMLElement, isStillHere: boolean): void {
	list.tabIndex = -1;
	const { activeElement } = document;
	if (isStillHere || !activeElement || activeElement === document.body || activeElement.matches('[type=submit]'))
		list.focus();
}
