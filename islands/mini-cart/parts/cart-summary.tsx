import { useSignals } from '@preact/signals-react/runtime';
import { formatPrice } from '../../../src/i18n/format-price';
import { t } from '../messages';
import { CartLinks } from './cart-links';
import type { PanelProps } from './panel-props';
import { ToWishlist } from './to-wishlist';
import type { Currency } from '../../../src/runtime/settings';
import type { Cart } from '../../../src/shop/woocommerce/cart-schema';

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

interface FreeShippingProps {
	readonly progress: NonNullable<Cart['freeShipping']>;
	readonly currency: Currency;
}

/** Progress towards free shipping, as text and as a bar. */
function FreeShipping({ progress: { threshold, remaining }, currency }: FreeShippingProps) {
	const text =
		remaining > 0 ? t('freeShippingLeft', { amount: formatPrice(remaining, currency) }) : t('freeShippingReached');
	return (
		<div className="archipel-mini-cart__shipping" data-state={remaining > 0 ? 'missing' : 'reached'}>
			<span>{text}</span>
			<progress
				aria-label={t('freeShipping')}
				aria-valuetext={text}
				max={threshold}
				value={Math.max(0, threshold - remaining)}
			/>
		</div>
	);
}
