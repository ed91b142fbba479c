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
import { noteFocus } from '../note-focus';
import { refreshedPart } from '../refresh-part';
import { appendProducts } from './append-products';
import { crossFade } from './cross-fade';
import { focusStart, scrollToStart, stayHere } from './go-to-start';
import { moved, pagesOf, sourceOf } from './kept-again';
import { listEntries, loadedAddress, type Shown } from './list-entries';
import { goToPlace, placeNow, returnTo } from './list-place';
import { listMessages } from './messages';
import { replaceRegion } from './replace-region';

export interface Visit {
	/** `append`: the products of the address come after those that are there; address and title stay. @default 'replace' */
	readonly mode?: 'replace' | 'append';
	/** What becomes of the browser's address once the list is there. @default 'push'; 'none' for `append` */
	readonly history?: 'push' | 'replace' | 'none';
	/** Where the shopper finds herself then. `start`: the start of the list comes into view; `focus`: it has the focus too. @default 'start' */
	readonly goTo?: 'start' | 'focus' | 'stay';
	/** Whether the change is faded, which takes as long again as the change itself: not where choice follows choice. @default true */
	readonly fades?: boolean;
	/** What was used: a failure is said beside it. @default the list */
	readonly control?: HTMLElement;
	/** @default 'GET' */
	readonly method?: 'GET' | 'POST';
	/** Added to the request only: `wpf_ajax=1`. */
	readonly parameters?: Readonly<Record<string, string>>;
	/** What was asked for ahead: it is shown without another request. */
	readonly page?: ArchivePage | undefined;
}

/** The list that the page is about, and the address that it shows. */
export interface ProductList {
	/** Of what is shown now, as it stands in the history. */
	readonly address: ReadonlySignal<string>;
	/** What was asked for and is not there yet. */
	readonly pending: ReadonlySignal<string | undefined>;
	/** The server's own words about how many there are. */
	readonly summary: ReadonlySignal<string>;
	/**
	 * Shows what an address has. A visit that is still on its way is given up: its answer is never painted.
	 *
	 * @returns Whether it is there. If not, the list is as it was, and the reason stands at the control with a way to try again.
	 */
	readonly visit: (address: string | URL, visit?: Visit) => Promise<boolean>;
}

const BUSY = 'archipel-list-busy';

let shared: ProductList | undefined;

/** The one of this page: whoever changes what is listed does it here (LIST-10, FILT-05). */
export const productList = (): ProductList => (shared ??= createProductList());

/** For tests that change the page. */
export const resetProductList = (): void => void (shared = undefined);

function createProductList(): ProductList {
	const loaded = loadedAddress();
	const address = signal(listAddress(loaded)?.href ?? loaded);
	const pending = signal<string>();
	const summary = signal(summaryOf(findRegion(document) ?? document));
	const list = refreshedPart(() => findRegion(document)!, BUSY);
	let visits = 0;

	/** @returns What was shown before; nothing where the page still shows it. */
	const load = async (
		wanted: string | URL,
		{ mode = 'replace', goTo = 'start', fades = true, control, method, parameters = {}, page: ahead }: Visit,
		retry: () => void,
		settle: (page: ArchivePage, before: Shown) => void,
	): Promise<Shown | undefined> => {
		const url = listAddress(wanted);
		const region = findRegion(document);
		list.giveUp();
		if (!url || !region) return undefined;
		const own = ++visits;
		const isStillHere = noteFocus(control);
		pending.value = url.href;
		const asked = new URL(url);
		for (const [name, value] of Object.entries(parameters)) asked.searchParams.set(name, value);
		const links = control?.closest(PAGINATION);
		const place = (box: HTMLElement) => (links ? links.after(box) : region.prepend(box));
		let before: Shown | undefined;
		let takesFocus = false;
		await list.refresh({
			anchor: control ?? region,
			...((links || !control) && { place }),
			ask: async (signal) => ahead ?? fetchArchivePage(asked, { signal, ...(method && { method }) }),
			async show(page, signal) {
				let said = '';
				if (mode === 'append') {
					told('before');
					const html = sourceOf(page.document);
					const added = appendProducts(region, page.document);
					if (!added) throw new RequestError('invalid', asked.href);
					entries.add({ address: asked.href, html });
					said = listMessages('added', { count: added.length });
					before = shownNow([]);
				} else {
					const parts = contentOf(page.document);
					if (!parts) throw new RequestError('invalid', asked.href);
					const change = () => {
						// What was chosen within this frame is newer.
						signal.throwIfAborted();
						told('before');
						// It goes to the start of the list afterwards, and not at once to what has taken the control's place.
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

	const shownNow = (parts: Shown['parts']): Shown => ({
		address: address.peek(),
		title: document.title,
		place: placeNow(),
		pages: entries.pages,
		parts,
	});

	/** Puts other content into its places, and gives what was there. */
	const swap = (parts: Shown['parts'], { title, address: shown }: Pick<Shown, 'title' | 'address'>): Shown => {
		const before = shownNow([]);
		// What is kept of it is not on its way.
		findRegion(document)?.classList.remove(BUSY);
		const old = parts.map(([place, content]) => [place, replaceRegion(place, content)] as const);
		document.title = title || document.title;
		address.value = shown;
		return { ...before, parts: old };
	};

	/** Everybody hears of it. */
	const finish = (mode: 'replace' | 'append', said = '') => {
		// First: who listens may measure, and what changes after that is styled once more.
		pending.value = undefined;
		summary.value = summaryOf(findRegion(document) ?? document);
		announce(said || summary.peek() || listMessages('shown'));
		told('after');
		emit('archipel:list-updated', { address: address.peek(), mode });
	};

	const visit: ProductList['visit'] = async (wanted, options = {}) => {
		const again = () => void visit(wanted, { ...options, page: undefined });
		const settle = (page: ArchivePage, before: Shown) => {
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
			list.giveUp();
			stayHere();
			told('before');
			const before = swap(kept.parts, kept);
			finish('replace');
			returnTo(kept.place);
			return before;
		},
		() => list.giveUp(),
	);
	void restore();
	entries.catchUp();
	return { address, pending, summary, visit };

	/** Shows what was added here before the shopper went to a product (LIST-11). */
	async function restore(): Promise<void> {
		const kept = entries.takeKept();
		const region = findRegion(document);
		if (!kept || !region) return;
		await openGate();
		const hasMoved = moved();
		// What has no list any more is left out, with all that follows; so is what comes after her place and would be asked for again.
		for await (const page of pagesOf(kept, () => findList(document)?.childElementCount ?? 0)) {
			const html = page.html!;
			if (!appendProducts(region, readPage(html))) break;
			entries.add(page);
		}
		if (!hasMoved()) goToPlace(kept.place);
		told('after');
		emit('archipel:list-updated', { address: address.peek(), mode: 'append' });
	}
}

/** What of a page that came is to be shown, by its place on this page, through the gate. The server's live region would say again what we say. */
function contentOf(page: Document): Shown['parts'] | undefined {
	let [region, reply] = [findRegion(document), findRegion(page)];
	// Where nothing is found there may be no box around it.
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

/** What is the same on both pages stays, with what was typed and opened there: WordPress gives each widget of a side an id. */
function changedParts(side: HTMLElement, next: Element): Shown['parts'] {
	const [here, there] = [side, next].map(({ children }) => [...children] as HTMLElement[]);
	const isSame = here!.length === there!.length && here!.every(({ id }, at) => id && id === there![at]!.id);
	const pairs =
		isSame && here!.length ? here!.map((part, at) => [part, there![at]!] as const) : [[side, next] as const];
	return pairs.flatMap(([part, other]) => {
		const content = !part.isEqualNode(other) && takeSafely(other);
		return content ? [[part, content] as const] : [];
	});
}

/** Without ours. */
const serversClass = (region: Element | undefined): string =>
	[...(region?.classList ?? [])].filter((name) => !name.startsWith('archipel-')).join(' ');

const widest = (region: HTMLElement | undefined): HTMLElement | undefined =>
	region?.closest<HTMLElement>('main, [role=main]') ?? region;

/** Fires the events of Themify's script (SERVERS.md, S191), and that of WooCommerce's price slider. */
function told(moment: 'before' | 'after'): void {
	if (moment === 'before') return triggerJQuery(document, 'wpf_ajax_before_replace');
	triggerJQuery(document, 'wpf_ajax_success');
	triggerJQuery(document.body, 'init_price_filter');
	// What measures itself: galleries, masonry.
	dispatchEvent(new Event('resize'));
}
