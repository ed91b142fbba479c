import type { QuickView } from '../../src/shop/archipel';
import { fetchProduct as askServer } from './fetch-product';

/** Milliseconds for which a product is shown again without a request; short, because stock changes. */
export const MAX_AGE = 60_000;

export interface ProductCache {
	/**
	 * Returns the product: cached, from the pending request for it, or from a new one. A pending request for another product is aborted.
	 *
	 * @throws RequestError, or an `AbortError` after a request for another product or `cancel`
	 */
	readonly load: (id: number) => Promise<QuickView>;
	/** Aborts the pending request. */
	readonly cancel: () => void;
	/** Empties the cache: a change of the cart changes the stock. */
	readonly forget: () => void;
}

/** @param fetchProduct Sends the request. @param now Returns milliseconds. */
export function createProductCache(fetchProduct = askServer, now = Date.now): ProductCache {
	const kept = new Map<number, { readonly at: number; readonly product: QuickView }>();
	let pending:
		| { readonly id: number; readonly controller: AbortController; readonly answer: Promise<QuickView> }
		| undefined;

	const cancel = () => {
		pending?.controller.abort();
		pending = undefined;
	};
	const ask = (id: number): Promise<QuickView> => {
		const controller = new AbortController();
		const call = {
			id,
			controller,
			answer: fetchProduct(id, { signal: controller.signal })
				.then((product) => {
					if (!controller.signal.aborted) kept.set(id, { at: now(), product });
					return product;
				})
				.finally(() => {
					if (pending === call) pending = undefined;
				}),
		};
		pending = call;
		return call.answer;
	};

	return {
		load(id) {
			const known = kept.get(id);
			if (known && now() - known.at < MAX_AGE) return Promise.resolve(known.product);
			if (pending?.id === id) return pending.answer;
			cancel();
			return ask(id);
		},
		cancel,
		forget: () => kept.clear(),
	};
}
