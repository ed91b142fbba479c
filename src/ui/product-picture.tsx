import { safeUrl } from '../safety/url';
import type { StoreProduct } from '../shop/woocommerce/store-products';
import './product-picture.css';

/** Decorative product image in a list, 160 by 213 pixels; the name is beside it. Without an image the space stays. */
export function ProductPicture({ product }: { readonly product: Pick<StoreProduct, 'images'> }) {
	const image = product.images[0];
	if (!image) return <span className="archipel-product-picture" />;
	return (
		<img
			className="archipel-product-picture"
			src={safeUrl(image.thumbnail || image.src)?.href}
			srcSet={image.thumbnail_srcset || undefined}
			sizes="160px"
			alt=""
			width="160"
			height="213"
			loading="lazy"
		/>
	);
}
