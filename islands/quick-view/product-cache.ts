import { printedConfig } from '../../src/runtime/registry';
import { settings } from '../../src/runtime/settings';
import { bringStyles } from '../../src/runtime/load';
import { fetchQuickView, type QuickView } from '../../src/shop/archipel';

/** Milliseconds for which a product is shown again without a request; short, because stock changes. */
export const MAX_AGE = 60_000;

/** @param ask Sends the request. @param now Returns milliseconds. */
export function createProductCache(ask = fetchProduct, now = Date.now) {
	const kept = new Map<number, { readonly at: number; readonly product: QuickView }>();
	let pending:
		| { readonly id: number; readonly controller: AbortController; readonly answer: Promise<QuickView> }
		| undefined;

	const cancel = () => {
		pending?.controller.abort();
		pending = undefined;
	};

	return {
		/**
		 * Returns the product: cached, from the pending request for it, or from a new one. A pending request for another product is aborted.
		 *
		 * @throws RequestError, or an `AbortError` after a request for another product or `cancel`
		 */
		load(id: number) {
			const known = kept.get(id);
			if (known && now() - known.at < MAX_AGE) return Promise.resolve(known.product);
			if (pending?.id === id) return pending.answer;
			cancel();
			const controller = new AbortController();
			const answer = ask(id, { signal: controller.signal })
				.then((product) => {
					if (!controller.signal.aborted) kept.set(id, { at: now(), product });
					return product;
				})
				.finally(() => {
					if (pending?.controller === controller) pending = undefined;
				});
			pending = { id, controller, answer };
			return answer;
		},
		cancel,
		/** A change of the cart changes the stock. */
		forget: () => kept.clear(),
	};
}

/** Fetches the product, with the messages and host styles that its islands need and the page lacks: mounting then shifts no layout. @throws RequestError */
export async function fetchProduct(...asked: Parameters<typeof fetchQuickView>): Promise<QuickView> {
	const product = await fetchQuickView(...asked);
	Object.assign(settings().messages, product.messages);
	const { base = '', islands = {} } = printedConfig();
	const url = (file: string) => new URL(base + file, document.baseURI).href;
	// An island with a script in the page's config has its styles on the page; null means switched off.
	const missing = Object.entries(product.styles ?? {}).filter(
		([name]) => !islands[name]?.script && islands[name] !== null,
	);
	await Promise.all(missing.flatMap(([name, files]) => bringStyles(name, files, url)));
	return product;
}
