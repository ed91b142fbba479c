import { bringCode } from '../runtime/patience';
import { trustHtml } from './policy';
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
 * The browser's own sanitizer knows what it will run better than any script; elsewhere DOMPurify is fetched when HTML is to be shown.
 * Both refuse scripts, handlers and unsafe addresses whatever their configuration says.
 */
export const sift = Sanitizer && 'setHTML' in Element.prototype ? native(Sanitizer) : undefined;

let sanitize: Sanitize | undefined = sift && ((html) => fragmentOf(sift(html)));

let opening: Promise<void> | undefined;

/** Whether `safeHtml` gives markup already. Until then it gives text. */
export const isGateOpen = (): boolean => sanitize !== undefined;

/**
 * Brings what the gate needs in this browser, once; most need nothing. Who cannot do with text waits for it before something is begun
 * that would have to be shown as markup, and lets the browser do it where the gate stays shut.
 *
 * @throws if the file does not come, then and from now on.
 */
export function openGate(): Promise<void> {
	if (sanitize) return Promise.resolve();
	const come = () => import('./sanitizer').then(({ purify }) => void (sanitize = purify(DROPPED)));
	return (opening ??= bringCode(come));
}

function native(Config: SanitizerConstructor): (html: string) => Document {
	const sanitizer = new Config({
		removeElements: DROPPED.elements,
		removeAttributes: DROPPED.attributes,
		comments: false,
	});
	return (html) => {
		const inert = document.implementation.createHTMLDocument();
		(inert.body as unknown as SanitizerElement).setHTML(html, { sanitizer });
		return inert;
	};
}

function fragmentOf({ body }: Document): DocumentFragment {
	const fragment = document.createDocumentFragment();
	fragment.append(...body.childNodes);
	return fragment;
}

/**
 * The one gate for HTML that comes from a server: parses it inertly and returns nodes in which no script, handler,
 * frame or unsafe address is left. Island hosts in it mount like any others once it is inserted.
 *
 * @returns Its text alone while the gate is shut (`openGate`).
 */
export function safeHtml(html: string): DocumentFragment {
	if (!sanitize) {
		const words = document.createDocumentFragment();
		words.append(textOf(html));
		return words;
	}
	return refuse(sanitize(html));
}

/** Takes out what the sanitizers let through, and no reply may bring. */
export function refuse(fragment: DocumentFragment): DocumentFragment {
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

/**
 * Replaces the content of an element by server HTML, through the gate: by its text first, where the gate has to be opened.
 *
 * @param arrange Called each time when the content is in its place.
 */
export function setHtml(target: Element, html: string, arrange?: () => void): void {
	const show = () => {
		target.replaceChildren(safeHtml(html));
		arrange?.();
	};
	show();
	// What has been set since is set again after this, in its turn.
	if (!isGateOpen()) openGate().then(show, () => {});
}

/** The text of an HTML snippet: entities decoded, tags gone. For messages and addresses inside HTML (SERVERS.md, S170). */
export function textOf(html: string): string {
	// Text needs no sanitizer: what is parsed inertly neither runs nor loads.
	const content: ParentNode & Node = sanitize ? safeHtml(html) : readHtml(html).body;
	for (const element of content.querySelectorAll('script, style, template, iframe, noscript')) element.remove();
	// Lines and list items are words of their own.
	for (const element of content.querySelectorAll('br, p, div, li, dt, dd, tr, td, th')) element.before(' ');
	return (content.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Parses a page to read from: nothing in it runs or loads. A page to show parts of: `readPage` (read-page.ts). */
export function readHtml(html: string): Document {
	try {
		return new DOMParser().parseFromString(trustHtml(html), 'text/html');
	} catch {
		// The page's policy for Trusted Types does not know ours: its tags are text then.
		const page = document.implementation.createHTMLDocument();
		page.body.textContent = html;
		return page;
	}
}
