import { textOf } from '../../../src/safety/html';
import { safeUrl } from '../../../src/safety/url';
import type { StoreProduct } from '../../../src/shop/woocommerce/store-products';
import { ServerHtml } from '../../../src/ui/server-html';
import { messages } from '../messages';

interface Props {
	readonly product: StoreProduct;
	readonly onRemove: () => void;
}

/** One product that was looked at. */
export function Card({ product, onRemove }: Props) {
	const name = textOf(product.name);
	const image = product.images[0];
	return (
		<li className="archipel-recently-viewed__card">
			<a href={safeUrl(product.permalink)?.href}>
				{image ? (
					<img
						src={safeUrl(image.thumbnail || image.src)?.href}
						srcSet={image.thumbnail_srcset || undefined}
						sizes="160px"
						alt=""
						width="160"
						height="213"
						loading="lazy"
					/>
				) : (
					<span className="archipel-recently-viewed__blank" />
				)}
				<span className="archipel-recently-viewed__name">{name}</span>
			</a>
			{product.is_in_stock ? (
				<ServerHtml html={product.price_html} className="price" />
			) : (
				<span>{messages('outOfStock')}</span>
			)}
			<button
				type="button"
				className="archipel-recently-viewed__remove"
				aria-label={messages('remove', { name })}
				onClick={onRemove}
			>
				<svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
					<path d="M6 6l12 12M18 6L6 18" fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
				</svg>
			</button>
		</li>
	);
}
