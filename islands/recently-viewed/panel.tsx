import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useEffect, useEffectEvent, useRef } from 'react';
import { textOf } from '../../src/safety/html';
import { commonMessages } from '../../src/i18n/common-messages';
import { describeError } from '../../src/shop/request-error';
import type { StoreProduct } from '../../src/shop/woocommerce/store-products';
import { announce } from '../../src/ui/announcer';
import { AskAgain } from '../../src/ui/ask-again';
import { Spoken } from '../../src/ui/spoken';
import { ToShop, useProducts, ProductPicture, ServerHtml } from '../../src/ui/products';
import type { ViewedProducts } from './history';
import { messages } from './messages';
import { stockMessages } from '../../src/shop/woocommerce/availability';
import { safeUrl } from '../../src/safety/url';
import { Button, CrossButton } from '../../src/ui/button';
import './view.css';

export interface PanelProps {
	readonly viewed: ViewedProducts;
	/** All viewed products except that of this page. */
	readonly others: ReadonlySignal<readonly number[]>;
	readonly onReady: () => void;
}

/** The products, buttons to remove one or all, and the opt-out switch. */
export default function Panel({ viewed, others, onReady }: PanelProps) {
	useSignals();
	const ready = useEffectEvent(onReady);
	useEffect(() => ready(), []);
	const ids = others.value;
	const isOff = viewed.isOff.value;
	const { products, isLoading, error, retry } = useProducts(ids);
	/** While loading, the tools are hidden: arriving products would move them away from the pointer. */
	const isAwaited = isLoading && !products.length;
	const box = useRef<HTMLDivElement>(null);

	/** The pressed control is about to be removed: the focus moves to the panel. */
	const keepFocus = () => box.current?.focus();
	const remove = ({ id, name }: StoreProduct) => {
		keepFocus();
		viewed.update((all) => all.filter((one) => one !== id));
		announce(messages('removed', { name: textOf(name) }));
	};
	const clear = () => {
		keepFocus();
		viewed.clear();
		announce(messages('cleared'));
	};

	return (
		<div ref={box} className="archipel-recently-viewed__panel" tabIndex={-1} aria-busy={isLoading}>
			{isLoading && <Spoken text={commonMessages('loading')} delay={500} />}
			{error !== undefined && <AskAgain text={messages('failed', { reason: describeError(error) })} onRetry={retry} />}
			{!ids.length && (
				<p>
					{messages('none')} <ToShop />
				</p>
			)}
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
				<span className="archipel-recently-viewed__name">{name}</span>
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
