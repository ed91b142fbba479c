import { useEffect, useState } from 'react';
import { isAbort } from '../shop/request-error';
import { fetchProducts, type StoreProduct } from '../shop/woocommerce/store-products';

export interface Products {
	/** Loaded products, in the order of the ids. */
	readonly products: readonly StoreProduct[];
	/** Ids of products that no longer exist or are hidden. */
	readonly gone: readonly number[];
	readonly isLoading: boolean;
	/** Error of the last request, if any. */
	readonly error: unknown;
	/** Requests the missing products again. */
	readonly retry: () => void;
}

/** Loads products by id: missing ones in one request, each id once; a shorter list causes no request. @param type Type of the ids. */
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
