import { toShopMessages } from '../i18n/to-shop-messages';
import { settings } from '../runtime/settings';
import { safeUrl } from '../safety/url';

/** A link to the shop from where there is nothing yet; nothing where no page is the shop. */
export function ToShop() {
	const shop = safeUrl(settings().shop.shopUrl)?.href;
	return shop && <a href={shop}>{toShopMessages('shop')}</a>;
}
