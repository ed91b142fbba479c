import { jQueryData } from '../../src/shop/jquery-bridge';
import type { RawVariation } from '../../src/shop/woocommerce/variations/variation';
import type { Choice } from '../../src/shop/woocommerce/variations/variation-index';

/** The server's answer to a choice. */
export type LookupAnswer =
	| { readonly type: 'found'; readonly variation: RawVariation }
	| { readonly type: 'none' }
	| { readonly type: 'failed'; readonly error: unknown };

export interface Lookup {
	/** What the server said about this choice before, if it did. */
	readonly known: (choice: Choice) => LookupAnswer | undefined;
	/**
	 * Asks about a choice; whatever was asked before is dropped and never answered (VAR-02).
	 * A second question about the choice that is being asked about changes nothing.
	 */
	readonly ask: (choice: Choice, onAnswer: (answer: LookupAnswer) => void) => void;
	/** Drops what is under way. */
	readonly cancel: () => void;
	/** Forgets the answers: stock has changed. */
	readonly forget: () => void;
	/** Settles when nothing is under way any more. */
	readonly settled: () => Promise<unknown> | undefined;
}

/** Asks the server for variations of one form, one at a time. */
export function createLookup(form: HTMLElement, signal: AbortSignal): Lookup {
	const answers = new Map<string, LookupAnswer>();
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
			const { fetchVariation } = await import('../../src/shop/woocommerce/variations/variation-api');
			const variation = await fetchVariation({ choice, productId, customData }, own);
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
		known: (choice) => answers.get(keyOf(choice)),
		ask(choice, onAnswer) {
			const key = keyOf(choice);
			if (current?.key === key) return;
			cancel();
			const controller = new AbortController();
			// Started after `current` is set: an answer may be immediate.
			const done = Promise.resolve().then(() => ask(key, choice, controller.signal, onAnswer));
			current = { key, controller, done };
		},
		cancel,
		forget: () => answers.clear(),
		settled: () => current?.done,
	};
}

const keyOf = (choice: Choice): string => JSON.stringify(Object.entries(choice).sort());

/** The attribute may hold text or a map; plugins also set it by jQuery only. */
function customDataOf(form: HTMLElement): unknown {
	const printed = form.dataset['custom_data'];
	if (printed === undefined) return jQueryData(form)['custom_data'];
	try {
		return JSON.parse(printed);
	} catch {
		return printed;
	}
}
