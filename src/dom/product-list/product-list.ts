import { signal, type ReadonlySignal } from '@preact/signals-core';
import { commonMessages } from '../../i18n/common-messages';
import { openGate } from '../../safety/html';
import { triggerJQuery } from '../../shop/jquery-bridge';
import { fetchArchivePage, findRegion, summaryOf, type ArchivePage } from '../../shop/product-list/archive-page';
import { listAddress } from '../../shop/product-list/list-address';
import { describeError, isAbort, RequestError } from '../../shop/request-error';
import { emit } from '../../stores/events';
import { announce } from '../../ui/announcer';
import { clearNotice, showNotice } from '../inline-notice';
import { appendProducts } from './append-products';
import { listMessages } from './messages';
import { replaceRegion } from './replace-region';

/** Columns beside a list that are about it: its filters, with their counts and addresses (LIST-10). */
const SIDE = '#secondary';

export interface Visit {
	/** `append`: the products of the address come after those that are there. @default 'replace' */
	readonly mode?: 'replace' | 'append';
	/** What becomes of the browser's address once the list is there. @default 'push' */
	readonly history?: 'push' | 'replace' | 'none';
	/** What was used: a failure is said beside it. @default the list */
	readonly control?: HTMLElement;
	/** @default 'GET' */
	readonly method?: 'GET' | 'POST';
	/** Added to the request only: `wpf_ajax=1`. */
	readonly parameters?: Readonly<Record<string, string>>;
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

let shared: ProductList | undefined;

/** The one of this page: whoever changes what is listed does it here (LIST-10, FILT-05). */
export const productList = (): ProductList => (shared ??= createProductList());

/** For tests that change the page. */
export const resetProductList = (): void => void (shared = undefined);

function createProductList(): ProductList {
	const address = signal(listAddress(location.href)?.href ?? location.href);
	const pending = signal<string>();
	const summary = signal(summaryOf(findRegion(document) ?? document));
	let flight: AbortController | undefined;

	const visit: ProductList['visit'] = async (wanted, options = {}) => {
		const { mode = 'replace', history: entry = 'push', control, method, parameters = {} } = options;
		const url = listAddress(wanted);
		const region = findRegion(document);
		if (!url || !region) return false;
		flight?.abort();
		const { signal: own } = (flight = new AbortController());
		const anchor = control ?? region;
		clearNotice(anchor);
		pending.value = url.href;
		setBusy(region, true);
		const asked = new URL(url);
		for (const [name, value] of Object.entries(parameters)) asked.searchParams.set(name, value);
		try {
			const [page] = await Promise.all([
				fetchArchivePage(asked, { signal: own, ...(method && { method }) }),
				openGate(),
			]);
			own.throwIfAborted();
			const said = paint(region, page, mode);
			if (said === undefined) throw new RequestError('invalid', asked.href);
			summary.value = summaryOf(region);
			announce(said || summary.peek() || listMessages('shown'));
			address.value = page.address;
			if (entry !== 'none') history[`${entry}State`]({ ...history.state, archipelList: true }, '', page.address);
			document.title = page.title || document.title;
			triggerJQuery(document, 'wpf_ajax_success');
			emit('archipel:list-updated', { address: page.address, mode });
			return true;
		} catch (error) {
			if (own.aborted || isAbort(error)) return false;
			showNotice(anchor, {
				type: 'error',
				text: describeError(error),
				action: { label: commonMessages('retry'), onClick: () => void visit(wanted, options) },
				...(anchor === region && { place: (box: HTMLElement) => region.prepend(box) }),
			});
			return false;
		} finally {
			if (flight?.signal === own) {
				flight = undefined;
				pending.value = undefined;
				setBusy(region, false);
			}
		}
	};
	return { address, pending, summary, visit };
}

/** @returns What is said about it besides the summary; `undefined` if nothing of the reply can be shown. */
function paint(region: HTMLElement, page: ArchivePage, mode: 'replace' | 'append'): string | undefined {
	const reply = findRegion(page.document)!;
	// For those who listen to Themify's script (contracts, Events third parties rely on).
	triggerJQuery(document, 'wpf_ajax_before_replace');
	if (mode === 'append') {
		const added = appendProducts(region, reply);
		return added && listMessages('added', { count: added.length });
	}
	if (!replaceRegion(region, reply)) return undefined;
	const [side, theirs] = [document.querySelector<HTMLElement>(SIDE), page.document.querySelector(SIDE)];
	if (side && theirs) replaceRegion(side, theirs);
	return '';
}

function setBusy(region: HTMLElement, isBusy: boolean): void {
	region.ariaBusy = isBusy ? 'true' : null;
	region.classList.toggle('archipel-refreshing', isBusy);
}
