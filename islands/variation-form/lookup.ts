import { parseJson } from '../../src/runtime/foreign-text';
import { jQueryData } from '../../src/shop/jquery-bridge';
import type { RawVariation } from '../../src/shop/woocommerce/variations/variation';
import type { Choice } from '../../src/shop/woocommerce/variations/variation-index';

/** Result of a request for the variation of a choice. */
export type LookupAnswer =
	| { readonly type: 'found'; readonly variation: RawVariation }
	| { readonly type: 'none' }
	| { readonly type: 'failed'; readonly error: unknown };

export type Lookup = ReturnType<typeof createLookup>;

/** Creates the requests for one form, one at a time. */
export function createLookup(form: HTMLElement, signal: AbortSignal) {
	const answers = new Map<string, LookupAnswer>();
	/** Whether stock and customer are those of the printed page, which tells whether its answers are the same for all guests. */
	let isAsPrinted = true;
	let current: { readonly key: string; readonly controller: AbortController; readonly done: Promise<void> } | undefined;

	const cancel = () => {
		current?.controller.abort();
		current = undefined;
	};
	signal.addEventListener('abort', cancel);

	const ask = async (key: string, choice: Choice, own: AbortSignal, onAnswer: (answer: LookupAnswer) => void) => {
		let answer: LookupAnswer;
		try {
			const productId = form.dataset['product_id'] ?? '';
			const customData = customDataOf(form);
			const isShared = isAsPrinted && !customData && form.querySelector('[data-lookup=get]') !== null;
			const { fetchVariation } = await import('../../src/shop/woocommerce/variations/variation-api');
			const variation = await fetchVariation(choice, productId, { customData, isShared, signal: own });
			answer = variation ? { type: 'found', variation } : { type: 'none' };
			answers.set(key, answer);
		} catch (error) {
			answer = { type: 'failed', error };
		}
		if (own.aborted) return;
		current = undefined;
		onAnswer(answer);
	};

	return {
		known: (choice: Choice) => answers.get(keyOf(choice)),
		/**
		 * Requests the variation of a choice and aborts an earlier request, whose callback is never called (VAR-02).
		 * A request for the pending choice is ignored.
		 */
		ask(choice: Choice, onAnswer: (answer: LookupAnswer) => void) {
			const key = keyOf(choice);
			if (current?.key === key) return;
			cancel();
			const controller = new AbortController();
			// Deferred until `current` is set: the answer may be synchronous.
			const done = Promise.resolve().then(() => ask(key, choice, controller.signal, onAnswer));
			current = { key, controller, done };
		},
		cancel,
		/** Empties the cache after an add to the cart, which changes the stock and starts a session; no shared cache is asked from then on. */
		forget() {
			answers.clear();
			isAsPrinted = false;
		},
		/** Resolves when the pending request ends; `undefined` without one. */
		whenAnswered: () => current?.done,
	};
}

const keyOf = (choice: Choice): string => JSON.stringify(Object.entries(choice).sort());

/** Returns the custom data: the attribute has text or JSON; plugins may also set it by jQuery only. */
function customDataOf(form: HTMLElement): unknown {
	const printed = form.dataset['custom_data'];
	if (printed === undefined) return jQueryData(form)['custom_data'];
	const read = parseJson(printed);
	return read === undefined ? printed : read;
}
