import { useEffect, useState } from 'react';
import { isAbort } from '../shop/request-error';
import { fetchProducts, type StoreProduct } from '../shop/woocommerce/store-products';

export interface Products {
	/** Those that have come, in the order asked for. */
	readonly products: readonly StoreProduct[];
	/** Ids that the shop does not show any more. */
	readonly gone: readonly number[];
	readonly isLoading: boolean;
	/** Why some have not come; `undefined` otherwise. */
	readonly error: unknown;
	/** Asks again for those that have not come. */
	readonly retry: () => void;
}

/** The products of a list of ids. Each is asked for once, all that are missing together; a shorter list asks nothing. @param type The ids are of variations. */
export function useProducts(ids: readonly number[], type?: 'variation'): Products {
	const [known, setKnown] = useState<ReadonlyMap<number, StoreProduct | undefined>>(new Map());
	const [error, setError] = useState<unknown>();
	const missing = ids.filter((id) => !known.has(id)).join();

	useEffect(() => {
		if (!missing || error) return;
		const ending = new AbortController();
		const wanted = missing.split(',').map(Number);
		fetchProducts(wanted, { signal: ending.signal, type }).then(
			(products) => {
				const found = new Map(products.map((product) => [product.id, product]));
				setKnown((before) => new Map([...before, ...wanted.map((id) => [id, found.get(id)] as const)]));
			},
			(cause: unknown) => !isAbort(cause) && setError(cause),
		);
		return () => ending.abort();
	}, [missing, error, type]);

	return {
		products: ids.flatMap((id) => known.get(id) ?? []),
		gone: ids.filter((id) => known.has(id) && !known.get(id)),
		isLoading: missing !== '' && !error,
		error,
		retry: () => setError(undefined),
	};
}
