import { decoded } from '../../src/runtime/foreign-text';

/**
 * Reads the tab that the page's address names (TAB-01, TAB-05). A hash is an id, with or without `#!`. WooCommerce's rules for reviews
 * have lower priority, so that `#comment-12` leads to that comment and not only to the reviews.
 *
 * @returns Hash (for `findByHash`) of a tab, a panel or an element inside a panel, empty without one; and whether the reviews open if no element has it.
 */
export function readAim(address: string) {
	const { hash, href } = new URL(address);
	const isAboutReviews =
		/comment-/i.test(hash) || /^#!?reviews$/.test(hash) || /comment-page-|[?&]cpage=/.test(href.split('#')[0]!);
	return { hash: hash.replace(/^#!?/, ''), isAboutReviews };
}

/** Returns the element that a hash names, as the browser finds it: by the hash as it stands, else decoded. @param hash Without `#`. */
export const findByHash = (hash: string): HTMLElement | null =>
	document.getElementById(hash) ?? document.getElementById(decoded(hash));
