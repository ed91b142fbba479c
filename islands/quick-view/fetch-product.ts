import { printedConfig } from '../../src/runtime/registry';
import { bringStyles } from '../../src/runtime/load';
import { fetchQuickView, type QuickView } from '../../src/shop/woocommerce/quick-view';

/** Fetches the product and the missing host styles of its islands, so that their mounting shifts no layout. @throws RequestError */
export async function fetchProduct(...asked: Parameters<typeof fetchQuickView>): Promise<QuickView> {
	const product = await fetchQuickView(...asked);
	const { base = '', islands = {} } = printedConfig();
	const url = (file: string) => new URL(base + file, document.baseURI).href;
	// An island with a script in the page's config has its styles on the page; null means switched off.
	const missing = Object.entries(product.styles ?? {}).filter(
		([name]) => !islands[name]?.script && islands[name] !== null,
	);
	await Promise.all(missing.flatMap(([name, files]) => bringStyles(name, files, url)));
	return product;
}
