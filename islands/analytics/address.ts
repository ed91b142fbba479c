/** Parameters of an address that may be told: those of campaigns, and how a list is sorted and paged. Any other may hold personal data. */
const HARMLESS =
	/^(utm_(source|medium|campaign|id|term|content|source_platform|creative_format|marketing_tactic)|[gd]clid|[gw]braid|gad_(source|campaignid)|fbclid|msclkid|srsltid|orderby|paged|lang|currency)$/;

const isHarmless = ([name, value]: readonly [string, string]) =>
	HARMLESS.test(name) && value.length <= 200 && !/@|%40/.test(value);

/** Fields by which Google’s tags would else tell the address as it is. */
export interface PageFields {
	readonly page_location: string;
	readonly page_referrer: string;
	readonly page_title: string;
}

/**
 * The page as it may be told.
 *
 * @param printed What the server says of it. Without it no path is told.
 * @param here The page as it is.
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
		// Where somebody comes from is a site; which of its pages is theirs to know.
		page_referrer: /^https?:/.test(here.referrer) ? `${new URL(here.referrer).origin}/` : '',
		page_title: printed.title,
	};
}

/** Whether the page’s own address may be read by a script that nobody can give another one. */
export function isTellable(printed: string, here: string = document.URL): boolean {
	const { origin, pathname, searchParams } = new URL(here);
	const path = new URL(printed || '/', origin).pathname;
	const rest = pathname.startsWith(path) ? pathname.slice(path.length) : undefined;
	return rest !== undefined && /^(page\/\d+\/?)?$/.test(rest) && [...searchParams].every(isHarmless);
}
