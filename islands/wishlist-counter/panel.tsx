import type { ReadonlySignal } from '@preact/signals-core';
import { useSignals } from '@preact/signals-react/runtime';
import { useState } from 'react';
import { commonMessages } from '../../src/i18n/common-messages';
import { wishlistMessages } from '../../src/i18n/wishlist-messages';
import { failureText, refusal } from '../../src/page/wishlist-notices';
import { safeUrl } from '../../src/safety/url';
import { textOf } from '../../src/safety/html';
import { describeError } from '../../src/shop/request-error';
import type { Mutation } from '../../src/shop/mutation';
import type { WishlistAnswer, WishlistItem } from '../../src/shop/ti-wishlist/wishlist-reply';
import type { StoreProduct } from '../../src/shop/woocommerce/store-products';
import type { ChangeOptions, WishlistStore } from '../../src/stores/wishlist';
import { announce } from '../../src/ui/announcer';
import { AskAgain } from '../../src/ui/ask-again';
import { Popover } from '../../src/ui/popover';
import { ProductPicture, ServerHtml, useProducts } from '../../src/ui/products';
import { messages } from './messages';
import { Button, CrossButton } from '../../src/ui/button';
import './view.css';

/** Products in the panel, at most. */
const MAX = 5;

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
}

/** A product that was removed here, to bring it back. */
interface Removed {
	readonly product: StoreProduct;
	readonly items: readonly WishlistItem[];
}

interface Problem {
	readonly text: string;
	readonly onRetry: () => void;
}

/** The latest products of the visitor's lists, below the link to the wishlist (WL-07). */
export default function Panel({ isOpen, ...props }: Props) {
	useSignals();
	return isOpen.value ? <MiniWishlist {...props} /> : null;
}

function MiniWishlist({ wishlist, anchor, link, onClose, url }: Omit<Props, 'isOpen'>) {
	useSignals();
	const [removed, setRemoved] = useState<Removed>();
	const [problem, setProblem] = useState<Problem>();
	const ids = [...new Set((wishlist.state.value?.items ?? []).map(({ product }) => product))];
	const { products, gone, isLoading, error, retry } = useProducts(ids.slice(0, MAX));
	const href = safeUrl(url)?.href;

	/** Makes a change and tells what came of it: a refusal and a failure with the way to try again. The focus returns to the opener. */
	const change = (create: (options: ChangeOptions) => Mutation<WishlistAnswer>, onDone: () => void) => {
		const perform = () => void mutation.perform();
		const mutation = create({
			notify: (notice) => setProblem(notice && { text: failureText(notice), onRetry: perform }),
			show: () => (answer) => {
				if (answer?.ok) return onDone();
				const refused = answer && refusal(answer, {});
				if (refused) setProblem({ text: refused.text!, onRetry: perform });
			},
		});
		anchor.focus();
		perform();
	};
	const remove = (product: StoreProduct) => {
		const items = wishlist.find({ product: product.id });
		const onDone = () => {
			setRemoved({ product, items });
			announce(wishlistMessages('removed', { name: textOf(product.name) }));
		};
		change((options) => wishlist.remove({ product: product.id }, options), onDone);
	};
	const bringBack = ({ product: { name }, items }: Removed) => {
		const again = items.map(({ product, variation, list }) => {
			return { product, variation, list, type: variation ? 'variable' : '' };
		});
		const onDone = () => announce(wishlistMessages('added', { name: textOf(name) }));
		setRemoved(undefined);
		change((options) => wishlist.addItems(again, options), onDone);
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
			{problem && <AskAgain {...problem} />}
			{removed && (
				<p>
					{wishlistMessages('removed', { name: textOf(removed.product.name) })}{' '}
					<Button className="archipel-text-button" onClick={() => bringBack(removed)}>
						{wishlistMessages('undo')}
					</Button>
				</p>
			)}
			<p className="archipel-wishlist-counter__footer">
				{ids.length > MAX && <span>{messages('more', { count: ids.length - MAX })}</span>}
				{href && (
					<a className="archipel-button archipel-text-button" href={href}>
						{wishlistMessages('view')}
					</a>
				)}
			</p>
		</Popover>
	);
}
