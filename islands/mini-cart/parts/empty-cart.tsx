import { safeUrl } from '../../../src/safety/url';
import { settings } from '../../../src/runtime/settings';
import { t } from '../messages';

/** Message of an empty cart, with a link to the shop. */
export function EmptyCart() {
	const shop = safeUrl(settings().shop.shopUrl)?.href;
	return (
		<div className="archipel-mini-cart__empty">
			<div tabIndex={-1} data-fallback="">
				{t('empty')}
			</div>
			{shop && (
				<a className="archipel-mini-cart__action button wc-forward wp-element-button" href={shop}>
					{t('shop')}
				</a>
			)}
		</div>
	);
}
