import { readHtml, refuse, safeHtml, sift } from './html';

/** Pages that the browser's own sanitizer has read. */
const sifted = new WeakSet<Node>();

/**
 * Parses a page to show parts of. The browser's own sanitizer does its work meanwhile, so that no part is written out and parsed once more; and styles
 * of the page are not parsed at all.
 */
export function readPage(html: string): Document {
	const page = sift?.(html) ?? readHtml(html);
	if (sift) sifted.add(page);
	return page;
}

/** Takes a part out of a page that was only read, as far as the gate lets it through; `undefined` if nothing does. */
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
