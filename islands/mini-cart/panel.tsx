import { useSignals } from '@preact/signals-react/runtime';
import type { PanelProps } from './panel-props';
import { CartContent } from './cart-content';
import { t } from './messages';
import { Dialog } from '../../src/ui/dialog';
import { formatPrice } from '../../src/i18n/format-price';
import { CartLinks } from './cart-links';
import { ToWishlist } from './to-wishlist';
import type { Currency } from '../../src/runtime/settings';
import type { Cart } from '../../src/shop/woocommerce/cart-schema';
import './view.css';

const frames = { drawer: CartDrawer, dropdown: CartDropdown, inline: InlineCart };

/** The cart in the frame of its display, while it is open. */
export default function Panel(props: PanelProps) {
	useSignals();
	const Frame = frames[props.display];
	return props.isOpen.value ? <Frame {...props} /> : null;
}

/** The cart in the page itself; its heading is that of the widget. */
function InlineCart(props: PanelProps) {
	return (
		<div className="archipel-mini-cart__inline">
			<CartContent {...props} />
			<CartSummary {...props} />
		</div>
	);
}

/** The cart below its link. Focus stays on the link; the panel follows in the tab order. */
function CartDropdown(props: PanelProps) {
	const Popover = props.Popover!;
	return (
		<Popover className="archipel-mini-cart__dropdown" anchor={props.anchor!} title={t('title')} onClose={props.onClose}>
			<CartContent {...props} />
			<CartSummary {...props} />
		</Popover>
	);
}

function CartDrawer(props: PanelProps) {
	useSignals();
	const { cart, anchor, onClose } = props;
	return (
		<Dialog
			title={t('title')}
			placement="end"
			onClose={onClose}
			returnFocus={anchor ?? null}
			footer={cart.cart.value?.items.length ? <CartSummary {...props} /> : null}
		>
			<CartContent {...props} />
		</Dialog>
	);
}

/** Subtotal, coupons, free shipping, and links to cart and checkout. Renders null for an empty or unknown cart. */
function CartSummary({ cart, context }: PanelProps) {
	useSignals();
	const known = cart.cart.value;
	if (!known?.items.length) return null;
	const { currency, totals, coupons, freeShipping } = known;
	const isFree = freeShipping?.remaining === 0;
	return (
		<div className="archipel-mini-cart__summary">
			{freeShipping && <FreeShipping progress={freeShipping} currency={currency} />}
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
			<ToWishlist context={context} />
		</div>
	);
}

interface FreeShippingProps {
	readonly progress: NonNullable<Cart['freeShipping']>;
	readonly currency: Currency;
}

function FreeShipping({ progress: { threshold, remaining }, currency }: FreeShippingProps) {
	const text =
		remaining > 0 ? t('freeShippingLeft', { amount: formatPrice(remaining, currency) }) : t('freeShippingReached');
	return (
		<div className="archipel-free-shipping" data-state={remaining > 0 ? 'missing' : 'reached'}>
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
