/** Query parameters that select the page content; all others may track the visitor or hold a secret (key, nonce, token). */
const SHOWN = /^(attribute_[\w-]+|p|page_id|product|product_cat|product_tag|post_type|s|paged|lang)$/;

/**
 * The address of a page as it may be given to anybody: without campaign and click ids, keys, nonces and credentials,
 * and without a hash (SHARE-01).
 *
 * @param address Absolute or relative to the page.
 * @param hash Part of the page that is meant, if any, with its `#`.
 */
export function shareAddress(address: string, hash = ''): string {
	const url = new URL(address, document.baseURI);
	for (const name of new Set(url.searchParams.keys())) if (!SHOWN.test(name)) url.searchParams.delete(name);
	url.username = '';
	url.password = '';
	url.hash = hash;
	return url.href;
}
