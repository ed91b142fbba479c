import { toShopMessages } from '../i18n/to-shop-messages';
import { settings } from '../runtime/settings';
import { safeUrl } from '../safety/url';

/** Link to the shop for empty states; renders nothing without a shop page. */
export function ToShop() {
	const shop = safeUrl(settings().shop.shopUrl)?.href;
	return shop && <a href={shop}>{toShopMessages('shop')}</a>;
}
