import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { productList } from '../../src/dom/product-list/product-list';
import { navigate } from '../../src/safety/url';
import { findRegion } from '../../src/shop/product-list/archive-markup';
import { fetchCollectionData, isCountable, type CollectionData } from '../../src/shop/woocommerce/collection-data';
import { watch } from '../../src/stores/watch';
import { addressOf, choiceOf, isSame, queryOf, type Choice, type Panel } from './model';

/** Milliseconds without another choice before the shop is asked to count. */
const PAUSE = 250;

/** A filter at work: what is chosen, what the shop says about it, and the way to the list. */
export interface Filter {
	readonly panel: Panel;
	/** What stands in the fields. */
	readonly choice: Signal<Choice>;
	/** Something of it is not listed yet. */
	readonly isChanged: ReadonlySignal<boolean>;
	/** The list is on its way. */
	readonly isPending: ReadonlySignal<boolean>;
	/** Of the choice; an older one until the shop has answered. `undefined` where nothing can be said. */
	readonly data: ReadonlySignal<CollectionData | undefined>;
	/** How many the choice lists; `undefined` until it is known. */
	readonly total: ReadonlySignal<number | undefined>;
	/**
	 * Lists what is chosen: in this page, or on the page that can.
	 *
	 * @param control What was used: a failure is said beside it.
	 * @returns Whether it is there.
	 */
	readonly submit: (control?: HTMLElement) => Promise<boolean>;
}

/**
 * @param initial What stands in the form.
 * @param isAjax The list may be changed in this page.
 */
export function createFilter(panel: Panel, initial: Choice, isAjax: boolean, until: AbortSignal): Filter {
	const list = productList();
	const choice = signal(initial);
	const data = signal<CollectionData>();
	const total = signal<number>();
	const listed = computed(() => choiceOf(panel, list.address.value));
	/** What was asked for last: its arrival says nothing new about the fields. */
	let asked = list.address.peek();

	// Back, forward, and the links of the list.
	watch(until, () => {
		const { value } = list.address;
		if (value !== asked) choice.value = listed.peek();
		asked = value;
	});
	if (panel.scope !== undefined) follow(panel, choice, data, total, until);

	return {
		panel,
		choice,
		isChanged: computed(() => !isSame(panel, choice.value, listed.value)),
		isPending: computed(() => list.pending.value !== undefined),
		data,
		total,
		async submit(control) {
			const address = addressOf(panel, choice.peek(), list.address.peek());
			const isHere = pathOf(address) === pathOf(location.href) && findRegion(document);
			if (!isAjax || !isHere) return navigate(address);
			asked = address;
			return list.visit(address, {
				goTo: panel.scrolls ? 'start' : 'stay',
				fades: false,
				...(control && { control }),
				...(panel.slug && { parameters: { wpf_ajax: '1' } }),
			});
		},
	};
}

/** Of the first page. */
const pathOf = (address: string): string => new URL(address).pathname.replace(/\/page\/\d+\/?$/, '/');

/** Keeps what the shop says in step with the choice. What does not come leaves what there was, silently: the filter works without. */
function follow(
	panel: Panel,
	choice: ReadonlySignal<Choice>,
	data: Signal<CollectionData | undefined>,
	total: Signal<number | undefined>,
	until: AbortSignal,
): void {
	const taxonomies = panel.fields.flatMap((field) => (field.kind === 'terms' && field.taxonomy) || []);
	let turn = 0;
	watch(until, () => {
		const archive = new URLSearchParams(panel.scope);
		for (const [name, value] of queryOf(panel, choice.value)) archive.set(name, value);
		const own = ++turn;
		total.value = undefined;
		if (!isCountable(archive)) return void (data.value = undefined);
		const ask = async () => {
			if (own !== turn || until.aborted) return;
			const answer = await fetchCollectionData(archive, taxonomies).catch(() => undefined);
			if (own !== turn || !answer) return;
			data.value = answer;
			total.value = answer.total;
		};
		setTimeout(() => void ask(), own === 1 ? 0 : PAUSE);
	});
}
