import { formatPrice } from '../../../src/i18n/format-price';
import type { Currency } from '../../../src/runtime/settings';
import type { Cart } from '../../../src/shop/woocommerce/cart-schema';
import { t } from '../messages';

interface FreeShippingProps {
	readonly progress: NonNullable<Cart['freeShipping']>;
	readonly currency: Currency;
}

/** Progress towards free shipping, as text and as a bar. */
export function FreeShipping({ progress: { threshold, remaining }, currency }: FreeShippingProps) {
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
