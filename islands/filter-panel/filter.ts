import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import { productList } from '../../src/page/product-list/product-list';
import { navigate } from '../../src/safety/url';
import { findRegion, totalOf } from '../../src/shop/product-list/archive-markup';
import { watch } from '../../src/stores/watch';
import { addressOf, choiceOf, isSame, type Choice, type Panel, queryOf } from './model';
import type { ArchivePage } from '../../src/shop/product-list/archive-page';
import {
	fetchCollectionData,
	isCountable,
	RATING,
	type CollectionData,
} from '../../src/shop/woocommerce/collection-data';

export type Filter = ReturnType<typeof createFilter>;

/**
 * Filter in use: chosen values, counts, and submission to the list.
 *
 * @param initial Values in the form. @param isAjax Whether the list may be replaced in this page.
 */
export function createFilter(panel: Panel, initial: Choice, isAjax: boolean, until: AbortSignal) {
	const list = productList();
	const choice = signal(initial);
	const order = signal<string>();
	const listed = computed(() => choiceOf(panel, list.address.value));
	/** URL of the last request: its arrival does not reset the fields. */
	let asked = list.address.peek();

	// Back, forward, and links of the list reset the fields.
	watch(until, () => {
		const { value } = list.address;
		if (value !== asked) choice.value = listed.peek();
		order.value = undefined;
		asked = value;
	});

	const isChanged = computed(() => !isSame(panel, choice.value, listed.value));
	const addressNow = (now = choice.peek()) => addressOf(panel, now, list.address.peek(), order.peek());
	const isHere = (address: string) => isAjax && pathOf(address) === pathOf(location.href) && findRegion(document);
	const parameters: Record<string, string> = panel.slug ? { wpf_ajax: '1' } : {};
	const askPage = (own: AbortSignal) => (list.pending.peek() ? undefined : list.ask(addressNow(), own, parameters));

	return {
		panel,
		choice,
		/** Choice with which the list on the page was made. */
		listed,
		/** Order that was chosen and is not listed yet; `undefined`: order of the list. */
		order: order as ReadonlySignal<string | undefined>,
		/** Chooses another order, which is listed with the choice. */
		orderBy: (value: string) => void (order.value = value),
		isChanged,
		isBusy: list.isBusy,
		...countChoice(panel, choice, isChanged, askPage, until),
		/** Lists the choice, in this page if possible, and returns whether it did. A failure is shown beside `control`. */
		async submit(control?: HTMLElement): Promise<boolean> {
			const address = addressNow();
			if (!isHere(address)) return navigate(address);
			asked = address;
			return list.visit(address, {
				goTo: panel.scrolls ? 'start' : 'stay',
				parameters,
				...(control && { control }),
			});
		},
		/** Asks ahead for the list of a choice that the press of `control` would list. */
		prefetch(next: Choice, control: HTMLElement): void {
			const address = addressNow(next);
			if (isHere(address)) list.prefetch(address, control, parameters);
		},
		/** Resets the fields to the list: the shopper has left without listing her choice. */
		revert() {
			// A list that is loading sets the fields on arrival.
			asked = '';
			choice.value = listed.peek();
			order.value = undefined;
		},
	};
}

const pathOf = (address: string): string => new URL(address).pathname.replace(/\/page\/\d+\/?$/, '/');

/** Milliseconds without another choice before counts are requested. */
const PAUSE = 250;

/**
 * Keeps the counts in step with the choice: by the Store API if its query is equivalent, otherwise by the page that would list the choice, which is
 * then at hand for the submit. A failed request is silent: the filter works without counts.
 *
 * @param fetchPage Asks for the page that lists the choice; `undefined` while the list is loading anyway.
 */
function countChoice(
	panel: Panel,
	choice: ReadonlySignal<Choice>,
	isChanged: ReadonlySignal<boolean>,
	fetchPage: (own: AbortSignal) => Promise<ArchivePage> | undefined,
	until: AbortSignal,
) {
	const data = signal<CollectionData>();
	const total = signal<number>();
	const counted = panel.fields.flatMap((field) =>
		field.kind === 'terms' ? field.taxonomy || (field.name === RATING ? RATING : []) : [],
	);
	let turn = new AbortController();

	const ask = async (archive: URLSearchParams | undefined, own: AbortSignal) => {
		const request = archive ? fetchCollectionData(archive, counted) : fetchPage(own);
		const answer = await request?.catch(() => undefined);
		if (own.aborted || !answer) return;
		if ('total' in answer) data.value = answer;
		total.value = 'total' in answer ? answer.total : totalOf(answer.document);
	};

	let pause = 0;
	watch(until, () => {
		turn.abort();
		const { signal: own } = (turn = new AbortController());
		const wait = pause;
		pause = PAUSE;
		total.value = undefined;
		const archive = archiveOf(panel, choice.value);
		if (!archive) {
			data.value = undefined;
			if (!isChanged.value) return void (total.value = totalOf(document));
		}
		setTimeout(() => own.aborted || ask(archive, own), wait);
	});
	until.addEventListener('abort', () => turn.abort());
	return {
		/** Counts of the choice, or of an older one until the response. `undefined` if not countable. */
		data: data as ReadonlySignal<CollectionData | undefined>,
		/** Total of the choice; `undefined` until known. */
		total: total as ReadonlySignal<number | undefined>,
	};
}

/** Returns the choice as WooCommerce's query; `undefined` if the Store API would count differently. */
function archiveOf(panel: Panel, choice: Choice): URLSearchParams | undefined {
	if (panel.scope === undefined) return undefined;
	const archive = new URLSearchParams(panel.scope);
	for (const [name, value] of queryOf(panel, choice)) archive.set(name, value);
	return isCountable(archive) ? archive : undefined;
}
