import type { MouseEvent } from 'react';
import { cartWishlistMessages } from '../../src/i18n/cart-wishlist-messages';
import { lazyPart } from '../../src/runtime/lazy-part';
import { wishlistOptions } from '../../src/shop/ti-wishlist/wishlist-options';
import type { CartItem } from '../../src/shop/woocommerce/cart-schema';
import type { PanelProps } from './panel-props';
import { Button, Icon } from '../../src/ui/button';

const late = lazyPart(() => import('../../src/page/add-cart-to-wishlist'));

interface Props extends Pick<PanelProps, 'context'> {
	/** @default the whole cart */
	readonly item?: CartItem;
}

/** Button that adds a line, or the whole cart, to a wishlist (WL-10); renders null in a shop without wishlists. */
export function ToWishlist({ context, item }: Props) {
	if (wishlistOptions().isOff) return null;
	const press = ({ currentTarget: control }: MouseEvent<HTMLElement>) => {
		// The box is placed below the line, beside the line's other messages.
		const place = item && ((box: HTMLElement) => control.closest('[data-key]')?.append(box));
		late.use(control, ({ addCartToWishlist }) => void addCartToWishlist({ control, key: item?.key, place }, context));
	};
	if (!item)
		return (
			<Button className="archipel-mini-cart__to-wishlist archipel-text-button" onClick={press}>
				{cartWishlistMessages('all')}
			</Button>
		);
	return (
		<Button
			className="archipel-icon-button"
			aria-label={cartWishlistMessages('line', { name: item.name })}
			onClick={press}
		>
			<Icon path="M12 20S3 15 3 8.8A4.6 4.6 0 0 1 12 7a4.6 4.6 0 0 1 9 1.8C21 15 12 20 12 20z" />
		</Button>
	);
}
