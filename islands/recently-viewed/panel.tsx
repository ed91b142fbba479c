import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent } from 'react';
import { textOf } from '../../src/safety/html';
import type { StoreProduct } from '../../src/shop/woocommerce/store-products';
import { ProductPicture, ServerHtml, useKeptProducts } from '../../src/ui/products';
import { viewedProducts } from './history';
import { messages } from './messages';
import { stockMessages } from '../../src/shop/woocommerce/availability';
import { safeUrl } from '../../src/safety/url';
import { Button, CrossButton } from '../../src/ui/button';
import './view.css';

export interface PanelProps {
	/** All viewed products except that of this page. */
	readonly others: ReadonlySignal<readonly number[]>;
	readonly onReady: () => void;
}

/** The products, buttons to remove one or all, and the opt-out switch. */
export default function Panel({ others, onReady }: PanelProps) {
	useSignals();
	const viewed = viewedProducts();
	const ready = useEffectEvent(onReady);
	useEffect(() => ready(), []);
	const ids = others.value;
	const isOff = viewed.isOff.value;
	const { products, isLoading, around, state, remove, clear } = useKeptProducts(
		viewed,
		ids,
		messages,
		messages('none'),
	);
	/** While loading, the tools are hidden: arriving products would move them away from the pointer. */
	const isAwaited = isLoading && !products.length;

	return (
		<div {...around} className="archipel-recently-viewed__panel archipel-kept-products">
			{state}
			{products.length > 0 && (
				<ul className="archipel-recently-viewed__list archipel-list">
					{products.map((product) => (
						<Card key={product.id} product={product} onRemove={() => remove(product)} />
					))}
				</ul>
			)}
			{!isAwaited && (
				<p className="archipel-product-tools">
					<label>
						<input
							className="archipel-field"
							type="checkbox"
							checked={isOff}
							onChange={({ currentTarget }) => viewed.forbid(currentTarget.checked)}
						/>{' '}
						{messages('doNotRemember')}
					</label>
					{ids.length > 0 && (
						<Button className="archipel-text-button" onClick={clear}>
							{messages('clear')}
						</Button>
					)}
					<small>{messages('hint')}</small>
				</p>
			)}
		</div>
	);
}

interface Props {
	readonly product: StoreProduct;
	readonly onRemove: () => void;
}

function Card({ product, onRemove }: Props) {
	const name = textOf(product.name);
	return (
		<li className="archipel-recently-viewed__card">
			<a className="archipel-recently-viewed__product archipel-link" href={safeUrl(product.permalink)?.href}>
				<ProductPicture product={product} />
				<span>{name}</span>
			</a>
			{product.is_in_stock ? (
				<ServerHtml html={product.price_html} className="price" />
			) : (
				<span>{stockMessages('outOfStock')}</span>
			)}
			<CrossButton className="archipel-product-remove" label={messages('remove', { name })} onClick={onRemove} />
		</li>
	);
}
