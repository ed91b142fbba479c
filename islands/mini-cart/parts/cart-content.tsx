import { useSignals } from '@preact/signals-react/runtime';
import { useRef } from 'react';
import { arrange, isSolved, neighbour } from '../model';
import { CartLine } from './cart-line';
import { EmptyCart } from './empty-cart';
import { useKeptFocus } from './kept-focus';
import type { PanelProps } from './panel-props';
import { ToWishlist } from './to-wishlist';
import { RemovedLine } from './removed-line';
import { UnknownCart } from './unknown-cart';

/**
 * The lines of the cart, the placeholders of removed lines, and the empty state.
 *
 * Uses `role` instead of list elements, here and in the parts: themes indent and space list elements, and override our styles.
 */
export function CartContent({ cart, actions, display, ...wish }: PanelProps) {
	useSignals();
	const known = cart.cart.value;
	const removals = actions.removals.value;
	const problems = actions.problems.value;
	const box = useRef<HTMLDivElement>(null);
	const { moveTo, ...focus } = useKeptFocus(box);
	// Storefront's script looks for WooCommerce's `cart_list` class in its header and makes that list scroll.
	const isInline = display === 'inline';
	const items = known?.items ?? [];
	const rows = known ? arrange(items, removals) : [];

	return (
		<div ref={box} className="archipel-mini-cart__content" {...focus}>
			{!known && <UnknownCart cart={cart} />}
			{rows.length > 0 && (
				<div className={`archipel-mini-cart__lines${isInline ? ' cart_list' : ''}`} role="list">
					{rows.map((row) =>
						'item' in row ? (
							<CartLine
								key={row.key}
								item={row.item}
								currency={known!.currency}
								toWishlist={<ToWishlist {...wish} item={row.item} />}
								problem={isSolved(problems.get(row.key), row.item) ? undefined : problems.get(row.key)}
								onQuantity={(quantity) => void actions.setQuantity(row.item, quantity)}
								onRemove={(button) => {
									moveTo(neighbour(items, row.key));
									void actions.remove(row.item, button);
								}}
							/>
						) : (
							<RemovedLine
								key={row.key}
								removal={row.removal}
								onUndo={() => {
									moveTo(row.removal.item.key);
									void actions.restore(row.removal);
								}}
								onTimeout={() => actions.dismiss(row.removal)}
							/>
						),
					)}
				</div>
			)}
			{known && !items.length && <EmptyCart />}
		</div>
	);
}
