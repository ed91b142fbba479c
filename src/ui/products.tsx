import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defineMessages } from '../i18n/define-messages';
import { settings } from '../runtime/settings';
import { setHtml } from '../safety/html';
import { safeUrl } from '../safety/url';
import { isAbort } from '../shop/request-error';
import { fetchProducts, type StoreProduct } from '../shop/woocommerce/store-products';
import './products.css';

const t = defineMessages('to-shop', { shop: ['Voir la boutique', 'Go to the shop'] });

/** Loads products by id: missing ones together, each id once; a shorter list causes no request. @param type Type of the ids. */
export function useProducts(ids: readonly number[], type?: 'variation') {
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
		/** Loaded products, in the order of the ids. */
		products: ids.flatMap((id) => known.get(id) ?? []),
		/** Ids of products that no longer exist or are hidden. */
		gone: ids.filter((id) => known.has(id) && !known.get(id)),
		isLoading: missing !== '' && !error,
		error,
		/** Requests the missing products again. */
		retry: () => setError(undefined),
	};
}

/** Decorative product image in a list, 160 by 213 pixels; the name is beside it. Without an image the space stays. */
export function ProductPicture({ product }: { readonly product: Pick<StoreProduct, 'images'> }) {
	const image = product.images[0];
	if (!image) return <span className="archipel-product-picture" />;
	return (
		<img
			className="archipel-product-picture"
			src={safeUrl(image.thumbnail || image.src)?.href}
			srcSet={image.thumbnail_srcset || undefined}
			sizes="160px"
			alt=""
			width="160"
			height="213"
			loading="lazy"
		/>
	);
}

/** Renders server HTML in a view through the gate, such as price markup. */
export function ServerHtml({ html, className }: { readonly html: string; readonly className?: string }) {
	const place = useRef<HTMLSpanElement>(null);
	useLayoutEffect(() => setHtml(place.current!, html), [html]);
	return <span ref={place} className={className} />;
}

/** Link to the shop for empty lists; to the home page, WooCommerce's fallback, without a shop page. */
export function ToShop() {
	const shop = safeUrl(settings().shop.shopUrl)?.href;
	return shop && <a href={shop}>{t('shop')}</a>;
}
