import { bringFragmentStyles } from '../../../src/runtime/fragment-styles';
import { readHtml } from '../../../src/safety/html';
import { fetchQuickView, type QuickView } from '../../../src/shop/woocommerce/quick-view';

/** The product and the styles of its gallery, swatches and form, which a list's page has not: it must not move when they come. @throws RequestError */
export async function fetchProduct(...asked: Parameters<typeof fetchQuickView>): Promise<QuickView> {
	const product = await fetchQuickView(...asked);
	await bringFragmentStyles(readHtml(product.html));
	return product;
}
