import { readHtml, refuse, safeHtml, sift } from './html';

/** Pages parsed by the native sanitizer. */
const sifted = new WeakSet<Node>();

/**
 * Parses a page whose parts will be shown. The native sanitizer runs during parsing, so that parts need not be serialized and parsed again, and style
 * sheets are not parsed.
 */
export function readPage(html: string): Document {
	const page = sift?.(html) ?? readHtml(html);
	if (sift) sifted.add(page);
	return page;
}

/** Moves a part out of a parsed page, through the gate; `undefined` if nothing is left. */
export function takeSafely(part: Element): Element | undefined {
	const page = part.ownerDocument;
	if (!sifted.has(page)) {
		part.remove();
		return safeHtml(part.outerHTML).firstElementChild ?? undefined;
	}
	const fragment = page.createDocumentFragment();
	fragment.append(part);
	const taken = refuse(fragment).firstElementChild;
	return taken ? document.adoptNode(taken) : undefined;
}
