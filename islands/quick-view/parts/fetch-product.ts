import { printedConfig } from '../../../src/runtime/registry';
import { bringStyles } from '../../../src/runtime/style-sheet';
import { fetchQuickView, type QuickView } from '../../../src/shop/woocommerce/quick-view';

/** The product, and the styles of its gallery, its swatches and its form, which a list's page has not: nothing may move when those mount. @throws RequestError */
export async function fetchProduct(...asked: Parameters<typeof fetchQuickView>): Promise<QuickView> {
	const product = await fetchQuickView(...asked);
	const { base = '', islands = {} } = printedConfig();
	const url = (file: string) => new URL(base + file, document.baseURI).href;
	// What the page names whole is on it with its styles; null is off.
	const missing = Object.entries(product.styles ?? {}).filter(
		([name]) => !islands[name]?.script && islands[name] !== null,
	);
	await Promise.all(missing.flatMap(([name, files]) => bringStyles(name, files, url)));
	return product;
}
