import createDOMPurify, { type Config } from 'dompurify';

const FORBIDDEN: Config = {
	RETURN_DOM_FRAGMENT: true,
	FORBID_TAGS: ['style', 'iframe', 'object', 'embed', 'base', 'meta', 'link', 'template', 'dialog'],
	FORBID_ATTR: ['formaction', 'ping', 'nonce', 'popovertarget'],
	// WooCommerce's markup is bound by data attributes, and its icons are drawn by inline SVG.
	ALLOW_DATA_ATTR: true,
	ADD_ATTR: ['target'],
};

let purifier: ReturnType<typeof createDOMPurify> | undefined;

function purify(html: string, config: Config): DocumentFragment {
	if (!purifier) {
		purifier = createDOMPurify(window);
		purifier.addHook('afterSanitizeAttributes', (element) => {
			if (element.hasAttribute('target'))
				element.setAttribute('rel', `${element.getAttribute('rel') ?? ''} noopener`.trim());
			// A form that came with a reply may only post to the shop itself.
			const action = element.nodeName === 'FORM' && element.getAttribute('action');
			if (action && !isOwn(action)) element.removeAttribute('action');
		});
	}
	return purifier.sanitize(html, config) as unknown as DocumentFragment;
}

function isOwn(address: string): boolean {
	try {
		return new URL(address, document.baseURI).origin === location.origin;
	} catch {
		return false;
	}
}

/**
 * The one gate for HTML that comes from a server: parses it inertly and returns nodes in which no script, handler,
 * frame or unsafe address is left. Island hosts in it mount like any others once it is inserted.
 */
export function safeHtml(html: string): DocumentFragment {
	return purify(html, FORBIDDEN);
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
