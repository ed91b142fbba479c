import createDOMPurify from 'dompurify';
import { DROPPED_ATTRIBUTES, DROPPED_ELEMENTS, type Sanitize } from './dropped';

const purifier = createDOMPurify(window);

/** DOMPurify, for browsers without a sanitizer of their own. Support: Safari, and others before 2026. */
export const sanitize: Sanitize = (html) =>
	purifier.sanitize(html, {
		RETURN_DOM_FRAGMENT: true,
		FORBID_TAGS: DROPPED_ELEMENTS,
		FORBID_ATTR: DROPPED_ATTRIBUTES,
		// WooCommerce's markup is bound by data attributes, and its icons are drawn by inline SVG.
		ALLOW_DATA_ATTR: true,
		ADD_ATTR: ['target'],
	}) as unknown as DocumentFragment;
