import { signal, type ReadonlySignal } from '@preact/signals-core';
import { totalOf } from '../../src/shop/product-list/archive-markup';
import { fetchArchivePage, type ArchivePage } from '../../src/shop/product-list/archive-page';
import { fetchCollectionData, isCountable, type CollectionData } from '../../src/shop/woocommerce/collection-data';
import { watch } from '../../src/stores/watch';
import { queryOf, type Choice, type Panel } from './model';

/** Milliseconds without another choice before the shop is asked to count. */
const PAUSE = 250;

/** Numbers that the shop gives for a choice: per term, and in all. */
export interface Counts {
	/** Of the choice; an older one until the shop has answered. `undefined` where nothing can be said. */
	readonly data: ReadonlySignal<CollectionData | undefined>;
	/** How many the choice lists; `undefined` until it is known. */
	readonly total: ReadonlySignal<number | undefined>;
	/** The page that was asked how many there are, to be shown once. */
	readonly take: (address: string) => ArchivePage | undefined;
}

/**
 * Keeps what the shop says in step with the choice: the Store API where it means the same, otherwise the page that would list it, which is then
 * there when it is wanted. What does not come leaves what there was, silently: the filter works without.
 *
 * @param isChanged Something of the choice is not listed yet.
 * @param pageOf What is asked of the page that lists the choice, and its address; `undefined` where that page comes anyhow.
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

/** The choice as WooCommerce's own query; `undefined` where the Store API would count something else. */
function archiveOf(panel: Panel, choice: Choice): URLSearchParams | undefined {
	if (panel.scope === undefined) return undefined;
	const archive = new URLSearchParams(panel.scope);
	for (const [name, value] of queryOf(panel, choice)) archive.set(name, value);
	return isCountable(archive) ? archive : undefined;
}
