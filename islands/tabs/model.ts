export interface Aim {
	/** Id of an element: a tab, a panel, or an element inside a panel. */
	readonly id?: string;
	/** Panel to open if no element has the id. */
	readonly panel?: 'reviews' | 'additional_information';
}

/**
 * Reads the tab that the page's address names (TAB-01, TAB-05). A hash is an id, with or without `#!`. WooCommerce's rules for reviews
 * have lower priority, so that `#comment-12` leads to that comment and not only to the reviews.
 */
export function readAim(address: string): Aim {
	const { hash, href } = new URL(address);
	const id = decode(hash.replace(/^#!?/, ''));
	const isAboutReviews =
		/comment-/i.test(hash) || /^#!?(tab-)?reviews$/.test(hash) || /comment-page-|[?&]cpage=/.test(href.split('#')[0]!);
	const panel = isAboutReviews
		? 'reviews'
		: /^#!?tab-additional_information$/.test(hash)
			? 'additional_information'
			: undefined;
	return { ...(id && { id }), ...(panel && { panel }) };
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
