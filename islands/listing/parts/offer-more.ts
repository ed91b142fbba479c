import { element } from '../../../src/dom/element';
import { noteFocus } from '../../../src/dom/focus';
import { productList } from '../../../src/page/product-list/product-list';
import { findList, findRegion, nextPage } from '../../../src/shop/product-list/archive-markup';
import { PAGINATION } from '../../../src/shop/product-list/list-selectors';
import { messages } from '../messages';
import type { Props } from '../island';

/** Pages that come by themselves; then the footer can be reached (SEC-03). */
const AUTOMATIC = 2;
/** Pages that are added at most; then the links to pages come back (SEC-03). */
const MAX_PAGES = 30;
/** Pixels below the window, and milliseconds until a page is requested (FILT-06). */
const BUFFER = 300;
const DEBOUNCE = 500;

/** Query parameters that Themify's script adds to the request (SERVERS.md, S134). */
const THEMIFY = { append: '1', wpf_ajax: '1' };

interface More {
	readonly button: HTMLButtonElement;
	/** URL of the first page. */
	readonly base: string;
	readonly method: Props['method'];
	pages: number;
	/** Number of pages that may still be added automatically. */
	automatic: number;
}

let more: More | undefined;
let stopWatching = (): void => {};

/** Replaces the pagination after the list by a button that adds the next page (LIST-04, FILT-06). Call again after each change of the list. */
export function offerMore({ pagination, method }: Props, signal: AbortSignal): void {
	stopWatching();
	const region = findRegion(document);
	const base = productList().address.peek();
	const isAutomatic = pagination === 'scroll' || Boolean(document.querySelector('.wpf_infinity_auto'));
	if (more?.base !== base || !more.button.isConnected) more = start(base, isAutomatic, method);
	const { button, pages } = more;
	// A list that is shown again keeps its earlier button.
	region?.querySelectorAll('.archipel-more').forEach((old) => old !== button && old.remove());
	const links = region && [...region.querySelectorAll<HTMLElement>(PAGINATION)].at(-1);
	if (!links) return button.remove();
	links.classList.add('archipel-links');
	links.hidden = Boolean(nextPage(region, base) && pages < MAX_PAGES);
	if (!links.hidden) return button.remove();
	links.after(button);
	if (more.automatic) watch(more, signal);
}

function start(base: string, isAutomatic: boolean, method: Props['method']): More {
	const button = element('button', { type: 'button', class: 'archipel-more button' }, messages('more'));
	const made: More = { button, base, method, pages: 0, automatic: isAutomatic ? AUTOMATIC : 0 };
	button.addEventListener('click', () => void add(made, true));
	return made;
}

/** Adds a page when the end of the list has been near for a moment, and no other list is on its way. */
function watch(made: More, signal: AbortSignal): void {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const buffer = Number(document.querySelector<HTMLElement>('form.wpf_form')?.dataset['infinitybuffer']) || BUFFER;
	const rootMargin = `0px 0px ${buffer}px`;
	const addNext = () => {
		if (productList().pending.peek() !== undefined) return;
		stopWatching();
		made.automatic--;
		void add(made, false);
	};
	const observer = new IntersectionObserver(
		(entries) => {
			clearTimeout(timer);
			if (entries.at(-1)!.isIntersecting) timer = setTimeout(addNext, DEBOUNCE);
		},
		{ rootMargin },
	);
	observer.observe(made.button);
	stopWatching = () => {
		clearTimeout(timer);
		observer.disconnect();
	};
	signal.addEventListener('abort', stopWatching);
}

async function add(made: More, isPressed: boolean): Promise<void> {
	const region = findRegion(document);
	const next = region && nextPage(region, made.base);
	if (!next) return;
	const count = findList(region)!.children.length;
	const parameters = region.querySelector('.wpf_infinity') ? THEMIFY : {};
	made.pages++;
	const { button, method } = made;
	const isStillHere = noteFocus(button);
	const isAdded = await productList().visit(next, { mode: 'append', control: button, method, parameters });
	// After a failure the shopper retries: no more automatic pages.
	if (!isAdded) made.automatic = 0;
	else if (isPressed && isStillHere())
		findList(region)!.children[count]?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
}
