import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { commonMessages } from '../i18n/common-messages';
import { defineMessages, type Translate } from '../i18n/define-messages';
import { settings } from '../runtime/settings';
import { setHtml, textOf } from '../safety/html';
import { safeUrl } from '../safety/url';
import { describeError, isAbort } from '../shop/request-error';
import { fetchProducts, type StoreProduct } from '../shop/woocommerce/store-products';
import type { IdList } from '../stores/id-list';
import { announce } from './announcer';
import { AskAgain } from './ask-again';
import { Spoken } from './spoken';
import './products.css';

const messages = defineMessages('to-shop', { shop: ['Voir la boutique', 'Go to the shop'] });

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

/**
 * Products of a list that this browser keeps. Those that the shop does not have any more leave the list.
 *
 * @param ids Those of the list that are shown. @param t Texts of the island. @param empty Text for an empty list.
 */
export function useKeptProducts(
	list: IdList,
	ids: readonly number[],
	t: Translate<'removed' | 'cleared' | 'failed'>,
	empty: string,
) {
	const { products, gone, isLoading, error, retry } = useProducts(ids);
	const box = useRef<HTMLDivElement>(null);
	const { update, clear } = list;
	const left = gone.join();
	useEffect(() => {
		const ended = new Set(left.split(',').map(Number));
		if (left) update((all) => all.filter((id) => !ended.has(id)));
	}, [left, update]);

	const take = (said: string, change: () => void) => {
		// The pressed control is about to be removed.
		(box.current?.closest('dialog') ?? box.current)?.focus();
		change();
		announce(said);
	};
	return {
		products,
		isLoading,
		/** Attributes of the element around products and controls. */
		around: { ref: box, tabIndex: -1, 'aria-busy': isLoading },
		/** Message while the products load, if they fail to load, or if the list is empty. */
		state: (
			<>
				{isLoading && <Spoken text={commonMessages('loading')} delay={500} />}
				{error !== undefined && <AskAgain text={t('failed', { reason: describeError(error) })} onRetry={retry} />}
				{!ids.length && (
					<p>
						{empty} <ToShop />
					</p>
				)}
			</>
		),
		remove: ({ id, name }: StoreProduct) =>
			take(t('removed', { name: textOf(name) }), () => update((all) => all.filter((one) => one !== id))),
		clear: () => take(t('cleared'), clear),
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
	return shop && <a href={shop}>{messages('shop')}</a>;
}
