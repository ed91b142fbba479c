import createDOMPurify from 'dompurify';

/** Parses HTML inertly and removes executable content. */
export type Sanitize = (html: string) => DocumentFragment;

/** Additional elements and attributes to remove, which affect the surrounding page. */
export interface Dropped {
	readonly elements: string[];
	readonly attributes: string[];
}

/**
 * Creates a DOMPurify sanitizer, for browsers without a native one. Support: Safari, and others before 2026.
 * The config is a parameter, not an import: a shared module would be bundled into this chunk, which every page would load then.
 */
export function purify({ elements, attributes }: Dropped): Sanitize {
	const purifier = createDOMPurify(window);
	return (html) =>
		purifier.sanitize(html, {
			RETURN_DOM_FRAGMENT: true,
			FORBID_TAGS: elements,
			// Removes their content too, like the native sanitizer.
			ADD_FORBID_CONTENTS: elements,
			FORBID_ATTR: attributes,
			// WooCommerce's scripts need data attributes.
			ALLOW_DATA_ATTR: true,
			ADD_ATTR: ['target'],
		}) as unknown as DocumentFragment;
}
