import { safeUrl } from '../../src/safety/url';
import { settings } from '../../src/runtime/settings';
import { t } from './messages';

interface CartLinksProps {
	/** Addresses from the cart's response. @default the cart page of the page's config, and no link to the checkout */
	readonly urls?: { readonly cart: string; readonly checkout: string };
}

/**
 * Links to the cart page and the checkout, in the theme's button style. Excluded from prefetching, because a request
 * for either page has side effects.
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
