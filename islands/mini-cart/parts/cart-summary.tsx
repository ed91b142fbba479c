import { useSignals } from '@preact/signals-react/runtime';
import { formatPrice } from '../../../src/i18n/format-price';
import { t } from '../messages';
import { CartLinks } from './cart-links';
import { FreeShipping } from './free-shipping';
import type { PanelProps } from './panel-props';
import { ToWishlist } from './to-wishlist';

/** Subtotal, coupons, free shipping, and links to cart and checkout. Renders null for an empty or unknown cart. */
export function CartSummary({ cart, showFreeShipping, ...wish }: PanelProps) {
	useSignals();
	const known = cart.cart.value;
	if (!known?.items.length) return null;
	const { currency, totals, coupons, freeShipping } = known;
	const isFree = showFreeShipping && freeShipping?.remaining === 0;
	return (
		<div className="archipel-mini-cart__summary">
			{showFreeShipping && freeShipping && <FreeShipping progress={freeShipping} currency={currency} />}
			<div className="archipel-mini-cart__totals">
				<div className="archipel-mini-cart__subtotal">
					<span>{t('subtotal')}</span> <span>{formatPrice(totals.subtotal, currency)}</span>
				</div>
				{coupons.map(({ code, label, discount }) => (
					<div key={code}>
						<span>{label}</span> <span>{formatPrice(-discount, currency)}</span>
					</div>
				))}
			</div>
			{!isFree && <div className="archipel-mini-cart__later">{t('later')}</div>}
			<CartLinks urls={known.urls} />
			<ToWishlist {...wish} />
		</div>
	);
}
