import createDOMPurify from 'dompurify';

/** Parses HTML inertly and leaves out whatever runs. */
export type Sanitize = (html: string) => DocumentFragment;

/** Names that are left out besides what runs: of what changes the page around it. */
export interface Dropped {
	readonly elements: string[];
	readonly attributes: string[];
}

/**
 * DOMPurify, for browsers without a sanitizer of their own. Support: Safari, and others before 2026.
 * It is told what to drop rather than importing it: what it shared with other modules would be in its chunk, and everybody would fetch that.
 */
export function purify({ elements, attributes }: Dropped): Sanitize {
	const purifier = createDOMPurify(window);
	return (html) =>
		purifier.sanitize(html, {
			RETURN_DOM_FRAGMENT: true,
			FORBID_TAGS: elements,
			// What they hold goes with them, as by the browser's own sanitizer.
			ADD_FORBID_CONTENTS: elements,
			FORBID_ATTR: attributes,
			// WooCommerce's markup is bound by data attributes, and its icons are drawn by inline SVG.
			ALLOW_DATA_ATTR: true,
			ADD_ATTR: ['target'],
		}) as unknown as DocumentFragment;
}
