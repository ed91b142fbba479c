import { toShopMessages } from '../i18n/to-shop-messages';
import { settings } from '../runtime/settings';
import { safeUrl } from '../safety/url';

/** A link to the shop from where there is nothing yet; nothing where no page is the shop. */
export function ToShop({ className }: { readonly className?: string }) {
	const shop = safeUrl(settings().shop.shopUrl)?.href;
	return (
		shop && (
			<a className={className} href={shop}>
				{toShopMessages('shop')}
			</a>
		)
	);
}
