import { clearNotice, showNotice } from '../../../src/dom/inline-notice';
import { appendNew, listMessages } from '../../../src/page/product-list/append-products';
import { refreshedPart, type RefreshedPart } from '../../../src/page/refresh-part';
import { safeHtml } from '../../../src/safety/html';
import { morePosts, moreProducts, readPage, type MoreItems } from '../../../src/shop/theme-lists';
import { RequestError } from '../../../src/shop/request-error';
import { messages } from '../messages';
import { readObject } from '../../../src/dom/elementor';
import '../view.css';
import { focusElement } from '../../../src/runtime/keep-focus';

/** Pages that “load more” shows at most, the first one among them (SEC-03). */
const MAX_PAGES = 20;

const parts = new WeakMap<HTMLElement, RefreshedPart>();

/** Appends the next items of a widget (LIST-05). */
export function loadMore(host: HTMLElement, button: HTMLElement): void {
	const products = host.querySelector<HTMLElement>('ul.products');
	const list = products ?? host.querySelector<HTMLElement>('.column-item')?.parentElement ?? host;
	const part = parts.get(list) ?? refreshedPart(() => list);
	parts.set(list, part);
	const page = readPage(button.dataset['paged']) ?? 1;
	void part.refresh({
		control: button,
		mode: 'append',
		async ask(signal) {
			const data = readObject(button.dataset['settings']);
			if (!data) throw new RequestError('invalid', 'data-settings');
			// The theme's own loading state.
			document.body.classList.add('loading');
			try {
				return await (products ? moreProducts(data, page, signal) : morePosts(data, page, signal));
			} finally {
				document.body.classList.remove('loading');
			}
		},
		show: (answer) => show(answer, list, button, page),
		retry: () => loadMore(host, button),
	});
}

function show(answer: MoreItems, list: HTMLElement, button: HTMLElement, before: number): string {
	const content = safeHtml(answer.html);
	const items = [...(content.querySelector('ul.products') ?? content).children];
	if (!items.length && answer.html.trim() && !answer.isLast) throw new RequestError('invalid', 'load more');
	const added = appendNew(list, items);
	// A theme that goes on naming the same page would be asked for it for ever (SEC-03).
	const page = Math.max(answer.page ?? 0, before + 1);
	button.dataset['paged'] = String(page);
	const said = listMessages('added', { count: added.length });
	if (!answer.isLast && items.length && page < MAX_PAGES) return said;
	const place = button.closest<HTMLElement>('.elementor-button-wrapper') ?? button;
	if (place.contains(document.activeElement)) focusItem(added[0] ?? list.lastElementChild);
	if (!answer.isLast && items.length)
		showNotice(list, { type: 'info', text: messages('end', { count: list.childElementCount }), isSilent: true });
	clearNotice(button);
	place.remove();
	return said;
}

/** Moves the focus of the removed button to the first new item. */
function focusItem(item: Element | null): void {
	const control = item?.querySelector<HTMLElement>('a[href], button') ?? item;
	if (control instanceof HTMLElement) focusElement(control);
}
