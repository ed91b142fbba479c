import { settings } from '../runtime/settings';
import { safeUrl } from '../safety/url';
import { defineMessages } from '../i18n/define-messages';

/** Link to the shop for empty states; renders nothing without a shop page. */
export function ToShop() {
	const shop = safeUrl(settings().shop.shopUrl)?.href;
	return shop && <a href={shop}>{toShopMessages('shop')}</a>;
}

/** Text of the shop link in empty states. */
const toShopMessages = defineMessages('to-shop', {
	shop: ['Voir la boutique', 'Go to the shop'],
});
