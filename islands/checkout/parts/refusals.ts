import { leadTo } from '../../../src/dom/field-errors';
import { noteFocus } from '../../../src/dom/note-focus';
import { onJQuery } from '../../../src/shop/jquery-bridge';
import { element } from '../../../src/dom/element';
import { t } from '../messages';
import type { RowErrors } from './errors';
import { controlsIn, focusRow, nameOf, rowNamed } from './rows';

const LISTS = '.woocommerce-error, .wc-block-components-notice-banner.is-error';

/**
 * What the server refuses stands at its field, too; its list is the summary, which takes the focus and leads to each field (CHK-07). It comes with
 * the page where that was posted, and otherwise from whoever has sent it: WooCommerce's script and those of payment methods tell by `checkout_error`.
 *
 * @returns Tells a list that has just come.
 */
export function followRefusals(form: HTMLFormElement, errors: RowErrors, signal: AbortSignal): () => void {
	/** The summary takes the focus, unless the shopper has moved it since the order was sent. */
	let isStillHere = noteFocus();
	form.addEventListener('submit', () => (isStillHere = noteFocus()), { signal });
	const tell = () => {
		const lists = [...document.querySelectorAll<HTMLElement>(LISTS)].filter((list) => !list.closest('.form-row'));
		let named: HTMLElement | undefined;
		for (const list of lists) if (tellOf(form, list, errors, signal)) named ??= list;
		if (named) {
			nameSummary(named);
			// The server has judged all fields: marks of WooCommerce's script at other rows go.
			for (const row of form.querySelectorAll<HTMLElement>('.woocommerce-invalid'))
				if (!errors.isTold(row)) errors.clear(row, true);
		}
		const summary = named ?? lists.find((list) => form.contains(list));
		if (summary) giveFocus(summary, isStillHere());
	};
	const onRefusal = () => {
		if (signal.aborted) return;
		errors.told().forEach((row) => errors.clear(row));
		tell();
	};
	// After WooCommerce's script has added its own messages, which ours replace.
	onJQuery(document.body, 'checkout_error', () => queueMicrotask(onRefusal), signal);
	if (document.querySelector(`${LISTS} [data-id], .is-error[data-id]`)) tell();
	return onRefusal;
}

/** @returns Whether the list names a field of the form. */
function tellOf(form: HTMLFormElement, list: HTMLElement, errors: RowErrors, signal: AbortSignal): boolean {
	const entries = [list, ...list.querySelectorAll<HTMLElement>('[data-id]')].filter(({ dataset }) => dataset['id']);
	let isTold = false;
	for (const entry of entries) {
		const row = rowNamed(form, entry.dataset['id']!);
		if (!row) continue;
		isTold = true;
		const text = contentOf(entry).textContent.replaceAll(/\s+/g, ' ').trim();
		if (!errors.isTold(row)) errors.tell(row, { text });
		leadTo(linkIn(form, entry, row), () => focusRow(row), signal);
	}
	return isTold;
}

const contentOf = (entry: HTMLElement): HTMLElement =>
	entry.querySelector<HTMLElement>('.wc-block-components-notice-banner__content') ?? entry;

/** The link to the field: WooCommerce's script puts one into the entries of a list, and none where there is a single one. */
function linkIn(form: HTMLFormElement, entry: HTMLElement, row: HTMLElement): HTMLElement {
	const [control] = controlsIn(row);
	const id = control?.id || row.id;
	const content = contentOf(entry);
	const known = [...content.querySelectorAll('a')].find((link) => link.hash === `#${entry.dataset['id']}`);
	if (known) return known;
	const link = element('a', { href: `#${id}` });
	// A message with a link of its own: the link to the field holds the field's name alone.
	const words = content.querySelector('a') ? (content.querySelector('strong') ?? content) : content;
	if (words.querySelector('a')) link.append(nameOf(form, row));
	else link.append(...words.childNodes);
	words.append(link);
	return link;
}

/** An alert is read as one text, without its links: a list of errors is a list, with a name. */
function nameSummary(list: HTMLElement): void {
	if (list.matches('ul')) list.removeAttribute('role');
	else list.setAttribute('role', 'group');
	list.setAttribute('aria-label', t('summary'));
}

/** Gives a list the focus, unless somebody has gone on to another place meanwhile. */
function giveFocus(list: HTMLElement, isStillHere: boolean): void {
	list.tabIndex = -1;
	const { activeElement } = document;
	if (isStillHere || !activeElement || activeElement === document.body || activeElement.matches('[type=submit]'))
		list.focus();
}
