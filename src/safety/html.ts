import type { Dropped, Sanitize } from './sanitizer';

interface SanitizerElement extends Element {
	setHTML(html: string, options: { sanitizer: unknown }): void;
}
type SanitizerConstructor = new (config: Record<string, unknown>) => unknown;

const DROPPED: Dropped = {
	elements: ['style', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'template', 'dialog'],
	attributes: ['formaction', 'ping', 'nonce', 'popovertarget'],
};

const { Sanitizer } = globalThis as { Sanitizer?: SanitizerConstructor };

/**
 * The browser's own sanitizer knows what it will run better than any script; elsewhere DOMPurify is fetched.
 * Both refuse scripts, handlers and unsafe addresses whatever their configuration says.
 */
const sanitize: Sanitize =
	Sanitizer && 'setHTML' in Element.prototype ? native(Sanitizer) : (await import('./sanitizer')).purify(DROPPED);

function native(Config: SanitizerConstructor): Sanitize {
	const sanitizer = new Config({
		removeElements: DROPPED.elements,
		removeAttributes: DROPPED.attributes,
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
		// Inside SVG and MathML the same names are other elements, which the rules of the sanitizers do not mean.
		if (DROPPED.elements.includes(element.localName)) element.remove();
		// A custom element runs what somebody defined for its name.
		if (element.localName.includes('-')) element.replaceWith(...element.childNodes);
		if (element.hasAttribute('target'))
			element.setAttribute('rel', `${element.getAttribute('rel') ?? ''} noopener`.trim());
		// The browser's sanitizer refuses scripts as addresses only; a page made of data is no better place to be sent to.
		const link = element.matches('a, area') && (element.getAttribute('href') ?? element.getAttribute('xlink:href'));
		if (link && !LINKED.test(protocolOf(link)))
			for (const name of ['href', 'xlink:href']) element.removeAttribute(name);
		// A form that came with a reply may only post to the shop itself.
		const action = element.localName === 'form' && element.getAttribute('action');
		if (action && !isOwn(action)) element.removeAttribute('action');
	}
	return fragment;
}

/** Where a link of a reply may lead. */
const LINKED = /^(https?|mailto|tel|sms):$/;

function protocolOf(address: string): string {
	try {
		return new URL(address, document.baseURI).protocol;
	} catch {
		return '';
	}
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
