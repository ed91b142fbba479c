import { computed, signal, type ReadonlySignal, type Signal } from '@preact/signals-core';
import { productList } from '../../src/dom/product-list/product-list';
import { navigate } from '../../src/safety/url';
import { findRegion } from '../../src/shop/product-list/archive-markup';
import { watch } from '../../src/stores/watch';
import { countChoice, type Counts } from './count-choice';
import { addressOf, choiceOf, isSame, type Choice, type Panel } from './model';

/** A filter at work: what is chosen, what the shop says about it, and the way to the list. */
export interface Filter extends Pick<Counts, 'data' | 'total'> {
	readonly panel: Panel;
	/** What stands in the fields. */
	readonly choice: Signal<Choice>;
	/** The choice that the list on the page was made with. */
	readonly listed: ReadonlySignal<Choice>;
	/** The order that was asked for and is not listed yet; `undefined`: that of the list. */
	readonly order: ReadonlySignal<string | undefined>;
	/** Asks for another order, which is listed with the choice. */
	readonly orderBy: (order: string) => void;
	/** Something of it is not listed yet. */
	readonly isChanged: ReadonlySignal<boolean>;
	/** The list is on its way. */
	readonly isPending: ReadonlySignal<boolean>;
	/**
	 * Lists what is chosen: in this page, or on the page that can.
	 *
	 * @param control What was used: a failure is said beside it.
	 * @returns Whether it is there.
	 */
	readonly submit: (control?: HTMLElement) => Promise<boolean>;
	/** The fields say what the list has: the shopper has left without listing what she chose. */
	readonly revert: () => void;
}

/**
 * @param initial What stands in the form.
 * @param isAjax The list may be changed in this page.
 */
export function createFilter(panel: Panel, initial: Choice, isAjax: boolean, until: AbortSignal): Filter {
	const list = productList();
	const choice = signal(initial);
	const order = signal<string | undefined>(undefined);
	const listed = computed(() => choiceOf(panel, list.address.value));
	/** What was asked for last: its arrival says nothing new about the fields. */
	let asked = list.address.peek();

	// Back, forward, and the links of the list.
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
			// A list that is on its way sets the fields when it comes.
			asked = '';
			choice.value = listed.peek();
			order.value = undefined;
		},
	};
}

/** Of the first page. */
const pathOf = (address: string): string => new URL(address).pathname.replace(/\/page\/\d+\/?$/, '/');
