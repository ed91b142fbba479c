/** URL parameters that may be sent to analytics: campaigns, sorting and paging. Any other may contain personal data. */
const HARMLESS =
	/^(utm_(source|medium|campaign|id|term|content|source_platform|creative_format|marketing_tactic)|[gd]clid|[gw]braid|gad_(source|campaignid)|fbclid|msclkid|srsltid|orderby|paged|lang|currency)$/;

const isHarmless = ([name, value]: readonly [string, string]) =>
	HARMLESS.test(name) && value.length <= 200 && !/@|%40/.test(value);

/** Event fields that replace the real URL and title, which Google’s tags would otherwise send. */
export interface PageFields {
	readonly page_location: string;
	readonly page_referrer: string;
	readonly page_title: string;
}

/**
 * Returns URL, referrer and title of the page without personal data.
 *
 * @param printed Address and title from the server. With an empty address, no path is sent.
 * @param here Source of the real URL and referrer.
 */
export function pageFields(
	printed: { readonly address: string; readonly title: string },
	here: Pick<Document, 'URL' | 'referrer'> = document,
): PageFields {
	const { origin, searchParams } = new URL(here.URL);
	const page = new URL(printed.address || '/', origin);
	page.search = new URLSearchParams([...searchParams].filter(isHarmless)).toString();
	page.hash = '';
	return {
		page_location: page.href,
		// Only the origin of the referrer is sent: its path may contain personal data.
		page_referrer: /^https?:/.test(here.referrer) ? `${new URL(here.referrer).origin}/` : '',
		page_title: printed.title,
	};
}

/** Whether the page’s real URL has no personal data, for scripts that read the URL themselves. */
export function isTellable(printed: string, here: string = document.URL): boolean {
	const { origin, pathname, searchParams } = new URL(here);
	const path = new URL(printed || '/', origin).pathname;
	const rest = pathname.startsWith(path) ? pathname.slice(path.length) : undefined;
	return rest !== undefined && /^(page\/\d+\/?)?$/.test(rest) && [...searchParams].every(isHarmless);
}
