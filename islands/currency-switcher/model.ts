/** Where the chosen currency is kept; `island.ts` wakes by it. */
export const KEPT = 'archipel-currency';

/** Parameters that say what a page shows. Others may carry something out a second time, or are secrets (SEC-03). */
const SHOWN =
	/^(p|page_id|product|product_cat|product_tag|post_type|s|lang|orderby|order|paged|display|per_page|m(in|ax)_price|price|rating_filter|stock_status|(attribute|filter|query_type|wpf)[\w-]*|e-(filter|page)-[\w-]+)$/;

/** The same page in a currency. @param address Of the page as it is. */
export function addressIn(code: string, address: string): string {
	const url = new URL(address);
	for (const name of new Set(url.searchParams.keys()))
		if (!SHOWN.test(name.replace(/\[\]$/, ''))) url.searchParams.delete(name);
	url.searchParams.set('currency', code);
	return url.href;
}

export interface Shown {
	/** Of the prices on this page. */
	readonly page: string;
	/** What its address asks for. */
	readonly asked: string | null;
	/** What the shopper has chosen before. */
	readonly kept: string | undefined;
}

/**
 * What is to be done with a page: `keep` remembers its currency; `reload` asks for the shopper's, because the page was cached for others;
 * `forget` her choice, because the shop does not know it (any more).
 */
export function verdict({ page, asked, kept }: Shown): 'keep' | 'reload' | 'forget' | undefined {
	if (asked !== null && asked === page) return 'keep';
	if (!kept || kept === page) return undefined;
	return asked === kept ? 'forget' : 'reload';
}
