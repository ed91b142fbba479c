/** Storage key of the chosen currency; `island.ts` uses it as trigger. */
export const KEPT = 'archipel-currency';

/** Parameters that say what a page shows. Others may carry something out a second time, or are secrets (SEC-03). */
const SHOWN =
	/^(p|page_id|product|product_cat|product_tag|post_type|s|lang|orderby|order|paged|display|per_page|m(in|ax)_price|price|rating_filter|stock_status|(attribute|filter|query_type|wpf)[\w-]*|e-(filter|page)-[\w-]+)$/;

/** Returns the URL of the same page in a currency. @param address Current URL. */
export function addressIn(code: string, address: string): string {
	const url = new URL(address);
	for (const name of new Set(url.searchParams.keys()))
		if (!SHOWN.test(name.replace(/\[\]$/, ''))) url.searchParams.delete(name);
	url.searchParams.set('currency', code);
	return url.href;
}

export interface Shown {
	/** Currency of the prices on this page. */
	readonly page: string;
	/** Currency in the URL of the page. */
	readonly asked: string | null;
	/** Currency that the shopper chose before. */
	readonly kept: string | undefined;
}

/**
 * Decides on the currency of a page: `keep` stores it; `reload` requests the shopper's, as the page was cached for others;
 * `forget` deletes her choice, which the shop does not offer (any more).
 */
export function verdict({ page, asked, kept }: Shown): 'keep' | 'reload' | 'forget' | undefined {
	if (asked !== null && asked === page) return 'keep';
	if (!kept || kept === page) return undefined;
	return asked === kept ? 'forget' : 'reload';
}
