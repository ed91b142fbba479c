import { signal, type ReadonlySignal } from '@preact/signals-core';
import { totalOf } from '../../src/shop/product-list/archive-markup';
import { fetchArchivePage, type ArchivePage } from '../../src/shop/product-list/archive-page';
import { fetchCollectionData, isCountable, type CollectionData } from '../../src/shop/woocommerce/collection-data';
import { watch } from '../../src/stores/watch';
import { queryOf, type Choice, type Panel } from './model';

/** Milliseconds without another choice before counts are requested. */
const PAUSE = 250;

/** Product counts for a choice: per term and in total. */
export interface Counts {
	/** Counts of the choice, or of an older one until the response. `undefined` if not countable. */
	readonly data: ReadonlySignal<CollectionData | undefined>;
	/** Total of the choice; `undefined` until known. */
	readonly total: ReadonlySignal<number | undefined>;
	/** Returns the page fetched for its total, once, to show it without another request. */
	readonly take: (address: string) => ArchivePage | undefined;
}

/**
 * Keeps the counts in step with the choice: by the Store API if its query is equivalent, otherwise by the page that would list the choice, which is
 * then at hand for the submit. A failed request is silent: the filter works without counts.
 *
 * @param isChanged Whether the choice is not listed yet.
 * @param pageOf Request for the page that lists the choice, and its URL; `undefined` while the list is loading anyway.
 */
export function countChoice(
	panel: Panel,
	choice: ReadonlySignal<Choice>,
	isChanged: ReadonlySignal<boolean>,
	pageOf: () => { readonly address: string; readonly request: URL } | undefined,
	until: AbortSignal,
): Counts {
	const data = signal<CollectionData>();
	const total = signal<number>();
	const taxonomies = panel.fields.flatMap((field) => (field.kind === 'terms' && field.taxonomy) || []);
	let ahead: { readonly address: string; readonly page: ArchivePage } | undefined;
	let turn = new AbortController();

	const askShop = async (archive: URLSearchParams, { signal: own }: AbortController) => {
		const answer = await fetchCollectionData(archive, taxonomies).catch(() => undefined);
		if (own.aborted || !answer) return;
		data.value = answer;
		total.value = answer.total;
	};
	const askPage = async ({ signal: own }: AbortController) => {
		const { address, request } = pageOf() ?? {};
		if (!address || !request) return;
		const page = await fetchArchivePage(request, { signal: own }).catch(() => undefined);
		if (own.aborted || !page) return;
		ahead = { address, page };
		total.value = totalOf(page.document);
	};

	let pause = 0;
	watch(until, () => {
		turn.abort();
		const own = (turn = new AbortController());
		const wait = pause;
		pause = PAUSE;
		total.value = undefined;
		const archive = archiveOf(panel, choice.value);
		if (!archive) {
			data.value = undefined;
			if (!isChanged.value) return void (total.value = totalOf(document));
		}
		const ask = () => void (archive ? askShop(archive, own) : askPage(own));
		setTimeout(() => own.signal.aborted || ask(), wait);
	});
	until.addEventListener('abort', () => turn.abort());
	return {
		data,
		total,
		take(address) {
			const taken = ahead?.address === address ? ahead.page : undefined;
			ahead = undefined;
			return taken;
		},
	};
}

/** Returns the choice as WooCommerce's query; `undefined` if the Store API would count differently. */
function archiveOf(panel: Panel, choice: Choice): URLSearchParams | undefined {
	if (panel.scope === undefined) return undefined;
	const archive = new URLSearchParams(panel.scope);
	for (const [name, value] of queryOf(panel, choice)) archive.set(name, value);
	return isCountable(archive) ? archive : undefined;
}
