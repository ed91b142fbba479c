import { safeUrl } from '../../../src/safety/url';
import { settings } from '../../../src/runtime/settings';
import { t } from '../messages';

interface CartLinksProps {
	/** Addresses that came with the cart. @default those of the page's config, and no way to the checkout */
	readonly urls?: { readonly cart: string; readonly checkout: string };
}

/**
 * The ways to the cart page and the checkout. They look as the theme's own buttons do; nothing may load them in advance,
 * for both pages do something when they are asked for.
 */
export function CartLinks({ urls }: CartLinksProps) {
	const cart = (safeUrl(urls?.cart) ?? safeUrl(settings().shop.cartUrl))?.href;
	const checkout = urls && (safeUrl(urls.checkout) ?? safeUrl(settings().shop.checkoutUrl))?.href;
	const look = 'archipel-mini-cart__action button wc-forward wp-element-button no-prefetch no-prerender';
	return (
		<div className="archipel-mini-cart__actions woocommerce">
			{cart && (
				<a className={look} href={cart}>
					{t('viewCart')}
				</a>
			)}
			{checkout && (
				<a className={`${look} alt checkout`} href={checkout}>
					{t('checkout')}
				</a>
			)}
		</div>
	);
}
