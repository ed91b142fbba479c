import { safeHtml } from './html';

/** What the gate lets through of a part of a page that was only read; `undefined` if that is nothing. */
export function safeCopy(part: Element): Element | undefined {
	return safeHtml(part.outerHTML).firstElementChild ?? undefined;
}
