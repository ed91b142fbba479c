import { stockMessages } from '../../../src/i18n/stock-messages';
import { textOf } from '../../../src/safety/html';
import { safeUrl } from '../../../src/safety/url';
import type { StoreProduct } from '../../../src/shop/woocommerce/store-products';
import { Cross } from '../../../src/ui/cross';
import { ProductPicture } from '../../../src/ui/product-picture';
import { ServerHtml } from '../../../src/ui/server-html';
import { messages } from '../messages';

interface Props {
	readonly product: StoreProduct;
	readonly onRemove: () => void;
}

/** Card of a recently viewed product. */
export function Card({ product, onRemove }: Props) {
	const name = textOf(product.name);
	return (
		<li className="archipel-recently-viewed__card">
			<a className="archipel-recently-viewed__product archipel-link" href={safeUrl(product.permalink)?.href}>
				<ProductPicture product={product} />
				<span className="archipel-recently-viewed__name">{name}</span>
			</a>
			{product.is_in_stock ? (
				<ServerHtml html={product.price_html} className="price" />
			) : (
				<span>{stockMessages('outOfStock')}</span>
			)}
			<button
				type="button"
				className="archipel-recently-viewed__remove archipel-button"
				aria-label={messages('remove', { name })}
				onClick={onRemove}
			>
				<Cross />
			</button>
		</li>
	);
}
