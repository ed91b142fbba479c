import { signal as createSignal, type ReadonlySignal } from '@preact/signals-core';
import { formatPrice } from '../../src/i18n/format-price';
import { navigate } from '../../src/safety/url';
import { RequestError, describeError } from '../../src/shop/request-error';
import type { CartItem } from '../../src/shop/woocommerce/cart-schema';
import type { CartStore, RemovedLine } from '../../src/stores/cart';
import { emit, on } from '../../src/stores/events';
import { watch } from '../../src/stores/watch';
import { announce } from '../../src/ui/announcer';
import { t } from './messages';
import type { Problem } from './model';

export type CartActions = ReturnType<typeof createCartActions>;

/**
 * Error reasons after which the server has answered: only then the browser follows the remove link. CART-11 read literally follows it after any
 * failure, and without a connection the browser's error page would replace the shop's.
 */
const ANSWERED = new Set<string>(['http', 'invalid', 'stale-nonce']);

/** Actions of a customer in the mini-cart, and the state after them. */
export function createCartActions(cart: CartStore, signal: AbortSignal) {
	const problems = createSignal<ReadonlyMap<string, Problem>>(new Map());
	const removals = createSignal<readonly RemovedLine[]>([]);
	/** The latest request for each line: only its answer counts, even if several presses shared the call. */
	const latest = new Map<string, symbol>();
	let news: string | undefined;

	/** Announces the last change and the cart's new total, once for all pending changes, after the last answer. */
	const speak = () => {
		const known = cart.cart.peek();
		if (news === undefined || !known || cart.busy.peek()) return;
		const count = t('count', { count: known.count });
		const summary = known.items.length
			? t('saidTotal', { count, total: formatPrice(known.totals.subtotal, known.currency) })
			: t('empty');
		announce(`${news} ${summary}`);
		news = undefined;
	};
	const announceNews = (text: string) => {
		news = text;
		speak();
	};
	watch(signal, () => {
		if (!cart.busy.value) speak();
	});
	const forget = () => {
		problems.value = new Map();
		removals.value = [];
	};
	on('archipel:forget-visitor', forget, signal);

	const setProblem = ({ key, name }: CartItem, problem: Problem | undefined) => {
		const next = new Map(problems.peek());
		if (problem) next.set(key, problem);
		else next.delete(key);
		problems.value = next;
		if (problem) announce(t('saidProblem', { name, problem: problem.text }), 'assertive');
	};
	const takeOut = (removal: RemovedLine) => {
		removals.value = [...removals.peek().filter(({ item }) => item.key !== removal.item.key), removal];
	};
	const dismiss = ({ item }: RemovedLine) => {
		removals.value = removals.peek().filter((candidate) => candidate.item.key !== item.key);
	};

	const actions = {
		problems: problems as ReadonlySignal<ReadonlyMap<string, Problem>>,
		/** Removed lines that can still be restored. */
		removals: removals as ReadonlySignal<readonly RemovedLine[]>,
		/** Drops a removed line, which then can no longer be restored. */
		dismiss,
		async setQuantity(item: CartItem, quantity: number): Promise<void> {
			setProblem(item, undefined);
			const request = Symbol(item.key);
			latest.set(item.key, request);
			const isOver = () => latest.get(item.key) !== request;
			try {
				const answer = await cart.setQuantity(item.key, quantity);
				if (isOver()) return;
				if (answer.ok) announceNews(t('saidQuantity', { name: item.name, quantity }));
				else setProblem(item, { text: answer.message ?? t('refused') });
			} catch (error) {
				if (isOver()) return;
				const retry = () => void actions.setQuantity(item, quantity);
				setProblem(item, { text: describeError(error), retry, wanted: quantity });
			}
		},
		/** @param button The control that was pressed; passed to listeners of `archipel:removed-from-cart`. */
		async remove(item: CartItem, button?: HTMLElement): Promise<void> {
			setProblem(item, undefined);
			latest.delete(item.key);
			const index = cart.cart.peek()?.items.findIndex(({ key }) => key === item.key) ?? 0;
			const removal = { item, index: Math.max(0, index) };
			takeOut(removal);
			try {
				const answer = await cart.remove(item.key);
				if (answer.ok) {
					const { fragments, cartHash } = answer.reply;
					emit('archipel:removed-from-cart', { fragments, cartHash, item, button });
					return announceNews(t('removed', { name: item.name }));
				}
			} catch (error) {
				if (!(error instanceof RequestError) || !ANSWERED.has(error.reason)) {
					dismiss(removal);
					const retry = () => void actions.remove(item, button);
					return setProblem(item, { text: describeError(error), retry });
				}
			}
			dismiss(removal);
			if (navigate(item.removeUrl)) return;
			setProblem(item, { text: t('refused') });
			void cart.refresh();
		},
		async restore(removal: RemovedLine): Promise<void> {
			const { item } = removal;
			setProblem(item, undefined);
			dismiss(removal);
			try {
				const answer = await cart.restore(removal);
				if (answer.ok) return announceNews(t('saidRestored', { name: item.name }));
				setProblem(item, { text: answer.message ?? t('refused') });
			} catch (error) {
				setProblem(item, { text: describeError(error), retry: () => void actions.restore(removal) });
			}
			takeOut(removal);
		},
	};
	return actions;
}
