import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { commonMessages } from '../../src/i18n/common-messages';
import { wishlistMessages } from '../../src/i18n/wishlist-messages';
import { failureText } from '../../src/page/wishlist-notices';
import { safeUrl } from '../../src/safety/url';
import { textOf } from '../../src/safety/html';
import type { FailureNotice } from '../../src/shop/mutation';
import { describeError } from '../../src/shop/request-error';
import type { WishlistItem } from '../../src/shop/ti-wishlist/wishlist-reply';
import type { StoreProduct } from '../../src/shop/woocommerce/store-products';
import type { WishlistStore } from '../../src/stores/wishlist';
import { announce } from '../../src/ui/announcer';
import { AskAgain } from '../../src/ui/ask-again';
import { Popover } from '../../src/ui/popover';
import { ProductPicture, ServerHtml, useProducts } from '../../src/ui/products';
import { messages } from './messages';
import { Button, CrossButton } from '../../src/ui/button';
import './view.css';

interface Props {
	readonly wishlist: WishlistStore;
	readonly isOpen: ReadonlySignal<boolean>;
	/** The button that opened the panel; gets the focus back. */
	readonly anchor: HTMLElement;
	/** The link below which the panel is placed. */
	readonly link: HTMLElement;
	readonly onClose: () => void;
	/** Address of the wishlist page; empty without one. */
	readonly url: string;
	readonly max: number;
}

/** The latest products of the visitor's lists, below the link to the wishlist (WL-07). */
export default function Panel({ isOpen, ...props }: Props) {
	useSignals();
	return isOpen.value ? <MiniWishlist {...props} /> : null;
}

function MiniWishlist({ wishlist, anchor, link, onClose, url, max }: Omit<Props, 'isOpen'>) {
	useSignals();
	const [removed, setRemoved] = useState<{ readonly product: StoreProduct; readonly items: readonly WishlistItem[] }>();
	const [failure, setFailure] = useState<FailureNotice>();
	const ids = [...new Set((wishlist.state.value?.items ?? []).map(({ product }) => product))];
	const { products, gone, isLoading, error, retry } = useProducts(ids.slice(0, max));
	const href = safeUrl(url)?.href;

	const remove = (product: StoreProduct) => {
		const items = wishlist.find({ product: product.id });
		anchor.focus();
		const change = wishlist.remove(
			{ product: product.id },
			{
				notify: setFailure,
				show: () => (answer) => {
					if (!answer?.ok) return;
					setRemoved({ product, items });
					announce(wishlistMessages('removed', { name: textOf(product.name) }));
				},
			},
		);
		void change.perform();
	};
	const restore = (items: readonly WishlistItem[]) => {
		setRemoved(undefined);
		for (const { product, variation, list } of items)
			void wishlist
				.add({ product, variation, list, type: variation ? 'variable' : '' }, { notify: setFailure })
				.perform();
	};

	return (
		<Popover
			className="archipel-wishlist-counter__panel"
			anchor={anchor}
			beside={link}
			title={messages('title')}
			onClose={onClose}
		>
			<ul className="archipel-wishlist-counter__items archipel-list" aria-busy={isLoading}>
				{products.map((product) => (
					<li key={product.id}>
						<ProductPicture product={product} />
						<div>
							<a className="archipel-link" href={safeUrl(product.permalink)?.href}>
								{textOf(product.name)}
							</a>
							<ServerHtml html={product.price_html} />
						</div>
						<CrossButton label={messages('remove', { name: textOf(product.name) })} onClick={() => remove(product)} />
					</li>
				))}
			</ul>
			{isLoading && <p>{commonMessages('loading')}</p>}
			{gone.length > 0 && <p>{messages('gone')}</p>}
			{error !== undefined && (
				<AskAgain text={wishlistMessages('unknown', { reason: describeError(error) })} onRetry={retry} />
			)}
			{failure && <AskAgain text={failureText(failure)} onRetry={failure.action.onClick} />}
			{removed && (
				<p>
					{wishlistMessages('removed', { name: textOf(removed.product.name) })}{' '}
					<Button onClick={() => restore(removed.items)}>{wishlistMessages('undo')}</Button>
				</p>
			)}
			<p className="archipel-wishlist-counter__footer">
				{ids.length > max && <span>{messages('more', { count: ids.length - max })}</span>}
				{href && (
					<a className="archipel-link" href={href}>
						{wishlistMessages('view')}
					</a>
				)}
			</p>
		</Popover>
	);
}
