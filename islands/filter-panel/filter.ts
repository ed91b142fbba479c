import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { productList } from '../../src/page/product-list/product-list';
import { navigate } from '../../src/safety/url';
import { findRegion } from '../../src/shop/product-list/archive-markup';
import { watch } from '../../src/stores/watch';
import { countChoice, type Counts } from './count-choice';
import { addressOf, choiceOf, isSame, type Choice, type Panel } from './model';

/** Filter in use: chosen values, counts, and submission to the list. */
export interface Filter extends Pick<Counts, 'data' | 'total'> {
	readonly panel: Panel;
	/** Current values of the fields. */
	readonly choice: Signal<Choice>;
	/** Choice with which the list on the page was made. */
	readonly listed: ReadonlySignal<Choice>;
	/** Order that was chosen and is not listed yet; `undefined`: order of the list. */
	readonly order: ReadonlySignal<string | undefined>;
	/** Chooses another order, which is listed with the choice. */
	readonly orderBy: (order: string) => void;
	/** Whether the choice differs from the list. */
	readonly isChanged: ReadonlySignal<boolean>;
	/** Whether the list is loading. */
	readonly isPending: ReadonlySignal<boolean>;
	/**
	 * Lists the choice: in this page if possible, otherwise by navigation.
	 *
	 * @param control Control that was used: a failure is shown beside it.
	 * @returns Whether the list was shown.
	 */
	readonly submit: (control?: HTMLElement) => Promise<boolean>;
	/** Resets the fields to the list: the shopper has left without listing her choice. */
	readonly revert: () => void;
}

/**
 * @param initial Values in the form.
 * @param isAjax Whether the list may be replaced in this page.
 */
export function createFilter(panel: Panel, initial: Choice, isAjax: boolean, until: AbortSignal): Filter {
	const list = productList();
	const choice = signal(initial);
	const order = signal<string | undefined>(undefined);
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
	const addressNow = () => addressOf(panel, choice.peek(), list.address.peek(), order.peek());
	const isHere = (address: string) => isAjax && pathOf(address) === pathOf(location.href) && findRegion(document);
	const parameters: Record<string, string> = panel.slug ? { wpf_ajax: '1' } : {};
	const pageOf = () => {
		const address = addressNow();
		if (list.pending.peek()) return undefined;
		const request = new URL(address);
		for (const [name, value] of Object.entries(parameters)) request.searchParams.set(name, value);
		return { address, request };
	};
	const { data, total, take } = countChoice(panel, choice, isChanged, pageOf, until);

	return {
		panel,
		choice,
		listed,
		order,
		isChanged,
		isPending: computed(() => list.pending.value !== undefined),
		data,
		total,
		orderBy: (value) => void (order.value = value),
		async submit(control) {
			const address = addressNow();
			if (!isHere(address)) return navigate(address);
			asked = address;
			return list.visit(address, {
				goTo: panel.scrolls ? 'start' : 'stay',
				fades: false,
				parameters,
				page: take(address),
				...(control && { control }),
			});
		},
		revert() {
			// A list that is loading sets the fields on arrival.
			asked = '';
			choice.value = listed.peek();
			order.value = undefined;
		},
	};
}

/** Returns the path of the first page. */
const pathOf = (address: string): string => new URL(address).pathname.replace(/\/page\/\d+\/?$/, '/');
