import type { QuickView } from '../../../src/shop/woocommerce/quick-view';
import { fetchProduct as askServer } from './fetch-product';

/** Milliseconds for which a product that has come is shown again without asking; stock changes. */
export const MAX_AGE = 60_000;

export interface ProductCache {
	/**
	 * The product, from what came a moment ago, from the call under way for it, or from a new one. Any other call under way is aborted.
	 *
	 * @throws RequestError, or an `AbortError` when another product or `cancel` came between
	 */
	readonly load: (id: number) => Promise<QuickView>;
	/** Aborts the call under way. */
	readonly cancel: () => void;
	/** Forgets what came: the shopper has changed the cart, and with it the stock. */
	readonly forget: () => void;
}

/** @param fetchProduct Asks the server. @param now Milliseconds. */
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
