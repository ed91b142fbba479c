import { signal, type ReadonlySignal } from '@preact/signals-core';
import { openGate } from '../../safety/html';
import { readPage, takeSafely } from '../../safety/read-page';
import { triggerJQuery } from '../../shop/jquery-bridge';
import { findList, findRegion, summaryOf } from '../../shop/product-list/archive-markup';
import { fetchArchivePage, type ArchivePage } from '../../shop/product-list/archive-page';
import { listAddress } from '../../shop/product-list/list-address';
import { PAGINATION, RESULT_COUNT, SIDE } from '../../shop/product-list/list-selectors';
import { RequestError } from '../../shop/request-error';
import { emit } from '../../stores/events';
import { announce } from '../../ui/announcer';
import { noteFocus } from '../../dom/note-focus';
import { refreshedPart } from '../refresh-part';
import { appendProducts } from './append-products';
import { crossFade } from './cross-fade';
import { focusStart, scrollToStart, stopScrolling } from './go-to-start';
import { moved, pagesOf, sourceOf } from './kept-again';
import { listEntries, loadedAddress, type ListSnapshot } from './list-entries';
import { goToPlace, placeNow, returnTo } from './list-place';
import { listMessages } from './messages';
import { replaceRegion } from './replace-region';

export interface Visit {
	/** `append`: adds the products of the address to the list; address and title do not change. @default 'replace' */
	readonly mode?: 'replace' | 'append';
	/** Update of the browser's history after loading. @default 'push'; 'none' for `append` */
	readonly history?: 'push' | 'replace' | 'none';
	/** Scroll position afterwards. `start`: scrolls to the start of the list; `focus`: also focuses the list. @default 'start' */
	readonly goTo?: 'start' | 'focus' | 'stay';
	/** Whether to cross-fade, which doubles the duration of the change: false for quick successive choices. @default true */
	readonly fades?: boolean;
	/** Pressed control: anchor of the error message. @default the list */
	readonly control?: HTMLElement;
	/** @default 'GET' */
	readonly method?: 'GET' | 'POST';
	/** Parameters of the request only, not of the address: `wpf_ajax=1`. */
	readonly parameters?: Readonly<Record<string, string>>;
	/** Prefetched page, shown without another request. */
	readonly page?: ArchivePage | undefined;
}

/** The main product list of the page, and its address. */
export interface ProductList {
	/** Address of the displayed list, as in the history. */
	readonly address: ReadonlySignal<string>;
	/** Address of the running request, if any. */
	readonly pending: ReadonlySignal<string | undefined>;
	/** The server's result count text. */
	readonly summary: ReadonlySignal<string>;
	/**
	 * Shows the list of an address. Aborts a running visit.
	 *
	 * @returns Whether the list is shown. If not, the list is unchanged, and a message with a retry button is shown at the control.
	 */
	readonly visit: (address: string | URL, visit?: Visit) => Promise<boolean>;
}

const BUSY = 'archipel-list-busy';

let shared: ProductList | undefined;

/** Returns the product list of this page; all changes of the list go through it (LIST-10, FILT-05). */
export const productList = (): ProductList => (shared ??= createProductList());

/** Resets the shared list, for tests that change the page. */
export const resetProductList = (): void => void (shared = undefined);

function createProductList(): ProductList {
	const loaded = loadedAddress();
	const address = signal(listAddress(loaded)?.href ?? loaded);
	const pending = signal<string>();
	const summary = signal(summaryOf(findRegion(document) ?? document));
	const list = refreshedPart(() => findRegion(document)!, BUSY);
	let visits = 0;

	/** @returns The content shown before; `undefined` if the page is unchanged. */
	const load = async (
		wanted: string | URL,
		{ mode = 'replace', goTo = 'start', fades = true, control, method, parameters = {}, page: ahead }: Visit,
		retry: () => void,
		settle: (page: ArchivePage, before: ListSnapshot) => void,
	): Promise<ListSnapshot | undefined> => {
		const url = listAddress(wanted);
		const region = findRegion(document);
		list.abort();
		if (!url || !region) return undefined;
		const own = ++visits;
		const isStillHere = noteFocus(control);
		pending.value = url.href;
		const asked = new URL(url);
		for (const [name, value] of Object.entries(parameters)) asked.searchParams.set(name, value);
		const links = control?.closest(PAGINATION);
		const place = (box: HTMLElement) => (links ? links.after(box) : region.prepend(box));
		let before: ListSnapshot | undefined;
		let takesFocus = false;
		await list.refresh({
			anchor: control ?? region,
			...((links || !control) && { place }),
			ask: async (signal) => ahead ?? fetchArchivePage(asked, { signal, ...(method && { method }) }),
			async show(page, signal) {
				let said = '';
				if (mode === 'append') {
					triggerListEvents('before');
					const html = sourceOf(page.document);
					const added = appendProducts(region, page.document);
					if (!added) throw new RequestError('invalid', asked.href);
					entries.add({ address: asked.href, html });
					said = listMessages('added', { count: added.length });
					before = snapshot([]);
				} else {
					const parts = contentOf(page.document);
					if (!parts) throw new RequestError('invalid', asked.href);
					const change = () => {
						// A newer choice may have been made within this frame.
						signal.throwIfAborted();
						triggerListEvents('before');
						// Blurs first, so that `keepFocus` does not move the focus to a counterpart; the list gets it below.
						takesFocus = goTo === 'focus' && isStillHere();
						if (takesFocus) (document.activeElement as HTMLElement | null)?.blur();
						before = swap(parts, page);
						settle(page, before);
					};
					await (fades ? crossFade(region, change) : change());
				}
				finish(mode, said);
				const shown = findRegion(document) ?? region;
				if (mode === 'replace' && goTo !== 'stay') scrollToStart(shown);
				if (takesFocus) focusStart(shown);
			},
			retry,
		});
		if (own === visits) pending.value = undefined;
		return before;
	};

	const snapshot = (parts: ListSnapshot['parts']): ListSnapshot => ({
		address: address.peek(),
		title: document.title,
		place: placeNow(),
		pages: entries.pages,
		parts,
	});

	/** Replaces the content of the parts and returns the old content. */
	const swap = (
		parts: ListSnapshot['parts'],
		{ title, address: shown }: Pick<ListSnapshot, 'title' | 'address'>,
	): ListSnapshot => {
		const before = snapshot([]);
		// The kept content must not look busy.
		findRegion(document)?.classList.remove(BUSY);
		const old = parts.map(([place, content]) => [place, replaceRegion(place, content)] as const);
		document.title = title || document.title;
		address.value = shown;
		return { ...before, parts: old };
	};

	/** Announces the change and sends the events. */
	const finish = (mode: 'replace' | 'append', said = '') => {
		// Before the events: listeners may measure, and later changes would force another style recalculation.
		pending.value = undefined;
		summary.value = summaryOf(findRegion(document) ?? document);
		announce(said || summary.peek() || listMessages('shown'));
		triggerListEvents('after');
		emit('archipel:list-updated', { address: address.peek(), mode });
	};

	const visit: ProductList['visit'] = async (wanted, options = {}) => {
		const again = () => void visit(wanted, { ...options, page: undefined });
		const settle = (page: ArchivePage, before: ListSnapshot) => {
			if (options.history === 'replace') history.replaceState(history.state, '', page.address);
			if ((options.history ?? 'push') === 'push') entries.push(page.address, before);
		};
		return (await load(wanted, options, again, settle)) !== undefined;
	};

	const entries = listEntries(
		() => address.peek(),
		async (kept) => {
			const wanted = location.href;
			if (!kept)
				return load(
					wanted,
					{ goTo: 'stay' },
					() => void visit(wanted),
					() => {},
				);
			list.abort();
			stopScrolling();
			triggerListEvents('before');
			const before = swap(kept.parts, kept);
			finish('replace');
			returnTo(kept.place);
			return before;
		},
		() => list.abort(),
	);
	void restore();
	entries.catchUp();
	return { address, pending, summary, visit };

	/** Appends the pages that were added before the customer went to a product (LIST-11). */
	async function restore(): Promise<void> {
		const kept = entries.takeKept();
		const region = findRegion(document);
		if (!kept || !region) return;
		await openGate();
		const hasMoved = moved();
		// Stops at a page without a list. `pagesOf` ends at the stored position, to avoid needless requests.
		for await (const page of pagesOf(kept, () => findList(document)?.childElementCount ?? 0)) {
			const html = page.html!;
			if (!appendProducts(region, readPage(html))) break;
			entries.add(page);
		}
		if (!hasMoved()) goToPlace(kept.place);
		triggerListEvents('after');
		emit('archipel:list-updated', { address: address.peek(), mode: 'append' });
	}
}

/**
 * Returns the parts of a response by their element on this page, passed through the gate. The server's live region roles are removed: we announce.
 */
function contentOf(page: Document): ListSnapshot['parts'] | undefined {
	let [region, reply] = [findRegion(document), findRegion(page)];
	// A page without results may lack the wrapper of the list.
	if (serversClass(region) !== serversClass(reply)) [region, reply] = [widest(region), widest(reply)];
	const content = reply && takeSafely(reply);
	if (!region || !content) return undefined;
	for (const count of content.querySelectorAll(RESULT_COUNT)) {
		count.removeAttribute('role');
		count.removeAttribute('aria-relevant');
	}
	const theirs = [...page.querySelectorAll(SIDE)];
	const sides = [...document.querySelectorAll<HTMLElement>(SIDE)].flatMap((side) => {
		const same = theirs.find(({ id, localName }) => id === side.id && localName === side.localName);
		return same && !region.contains(side) ? changedParts(side, same) : [];
	});
	return [[region, content], ...sides];
}

/** Returns only changed parts of a side column, to keep input and open state in the others: WordPress gives each widget an id. */
function changedParts(side: HTMLElement, next: Element): ListSnapshot['parts'] {
	const [here, there] = [side, next].map(({ children }) => [...children] as HTMLElement[]);
	const isSame = here!.length === there!.length && here!.every(({ id }, at) => id && id === there![at]!.id);
	const pairs =
		isSame && here!.length ? here!.map((part, at) => [part, there![at]!] as const) : [[side, next] as const];
	return pairs.flatMap(([part, other]) => {
		const content = !part.isEqualNode(other) && takeSafely(other);
		return content ? [[part, content] as const] : [];
	});
}

/** Returns the class attribute without our own classes. */
const serversClass = (region: Element | undefined): string =>
	[...(region?.classList ?? [])].filter((name) => !name.startsWith('archipel-')).join(' ');

const widest = (region: HTMLElement | undefined): HTMLElement | undefined =>
	region?.closest<HTMLElement>('main, [role=main]') ?? region;

/** Fires the events of Themify's script (SERVERS.md, S191), and that of WooCommerce's price slider. */
function triggerListEvents(moment: 'before' | 'after'): void {
	if (moment === 'before') return triggerJQuery(document, 'wpf_ajax_before_replace');
	triggerJQuery(document, 'wpf_ajax_success');
	triggerJQuery(document.body, 'init_price_filter');
	// For scripts that measure layout: galleries, masonry.
	dispatchEvent(new Event('resize'));
}
