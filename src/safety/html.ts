import { DROPPED_ATTRIBUTES, DROPPED_ELEMENTS, type Sanitize } from './dropped';

interface SanitizerElement extends Element {
	setHTML(html: string, options: { sanitizer: unknown }): void;
}
type SanitizerConstructor = new (config: Record<string, unknown>) => unknown;

const { Sanitizer } = globalThis as { Sanitizer?: SanitizerConstructor };

/**
 * The browser's own sanitizer knows what it will run better than any script; elsewhere DOMPurify is fetched.
 * Both refuse scripts, handlers and unsafe addresses whatever their configuration says.
 */
const sanitize: Sanitize =
	Sanitizer && 'setHTML' in Element.prototype ? native(Sanitizer) : (await import('./sanitizer')).sanitize;

function native(Config: SanitizerConstructor): Sanitize {
	const sanitizer = new Config({
		removeElements: DROPPED_ELEMENTS,
		removeAttributes: DROPPED_ATTRIBUTES,
		comments: false,
	});
	return (html) => {
		const inert = document.implementation.createHTMLDocument();
		(inert.body as unknown as SanitizerElement).setHTML(html, { sanitizer });
		const fragment = document.createDocumentFragment();
		fragment.append(...inert.body.childNodes);
		return fragment;
	};
}

/**
 * The one gate for HTML that comes from a server: parses it inertly and returns nodes in which no script, handler,
 * frame or unsafe address is left. Island hosts in it mount like any others once it is inserted.
 */
export function safeHtml(html: string): DocumentFragment {
	const fragment = sanitize(html);
	for (const element of fragment.querySelectorAll('*')) {
		// A custom element runs what somebody defined for its name.
		if (element.localName.includes('-')) element.replaceWith(...element.childNodes);
		if (element.hasAttribute('target'))
			element.setAttribute('rel', `${element.getAttribute('rel') ?? ''} noopener`.trim());
		// A form that came with a reply may only post to the shop itself.
		const action = element.localName === 'form' && element.getAttribute('action');
		if (action && !isOwn(action)) element.removeAttribute('action');
	}
	return fragment;
}

function isOwn(address: string): boolean {
	try {
		return new URL(address, document.baseURI).origin === location.origin;
	} catch {
		return false;
	}
}

/** Replaces the content of an element by server HTML, through the gate. */
export function setHtml(target: Element, html: string): void {
	target.replaceChildren(safeHtml(html));
}

/** The text of an HTML snippet: entities decoded, tags gone. For messages and addresses inside HTML (contracts, Content types). */
export function textOf(html: string): string {
	const content = safeHtml(html);
	// Lines and list items are words of their own.
	for (const element of content.querySelectorAll('br, p, div, li, dt, dd, tr, td, th')) element.before(' ');
	return (content.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}
