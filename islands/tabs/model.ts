import { decoded } from '../../src/runtime/foreign-text';

/**
 * Reads the tab that the page's address names (TAB-01, TAB-05). A hash is an id, with or without `#!`. WooCommerce's rules for reviews
 * have lower priority, so that `#comment-12` leads to that comment and not only to the reviews.
 *
 * @returns Id of a tab, a panel or an element inside a panel, empty without one; and whether the reviews open if no element has it.
 */
export function readAim(address: string) {
	const { hash, href } = new URL(address);
	const isAboutReviews =
		/comment-/i.test(hash) || /^#!?(tab-)?reviews$/.test(hash) || /comment-page-|[?&]cpage=/.test(href.split('#')[0]!);
	return { id: decoded(hash.replace(/^#!?/, '')), isAboutReviews };
}
