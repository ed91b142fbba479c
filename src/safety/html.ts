import { importWithRetry } from '../runtime/lazy-part';
import type { Dropped, Sanitize } from './sanitizer';
import { urlOf } from './url';

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
 * The native sanitizer, which knows the browser's parser best; without it DOMPurify is loaded when HTML is to be shown.
 * Both remove scripts, handlers and unsafe URLs regardless of their configuration.
 */
export const sift = Sanitizer && 'setHTML' in Element.prototype ? native(Sanitizer) : undefined;

let sanitize: Sanitize | undefined = sift && ((html) => fragmentOf(sift(html)));

let opening: Promise<void> | undefined;

/** Whether `safeHtml` returns markup; before that it returns text. */
export const isGateOpen = (): boolean => sanitize !== undefined;

/**
 * Loads the sanitizer, once, if the browser has none. A caller that needs markup awaits it before the request, and on an error falls back to
 * the browser's default action.
 *
 * @throws if the file fails to load; also on all later calls.
 */
export function openGate(): Promise<void> {
	if (sanitize) return Promise.resolve();
	const come = () => import('./sanitizer').then(({ purify }) => void (sanitize = purify(DROPPED)));
	return (opening ??= importWithRetry(come));
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
 * The only gate for server HTML: parses it inertly and returns nodes without scripts, handlers, frames and unsafe URLs.
 * Island hosts in the result are mounted after insertion.
 *
 * @returns Text only, while the sanitizer is not loaded (`openGate`).
 */
export function safeHtml(html: string): DocumentFragment {
	if (!sanitize) {
		const words = document.createDocumentFragment();
		words.append(textOf(html));
		return words;
	}
	return refuse(sanitize(html));
}

/** Removes elements and attributes that the sanitizers allow but responses must not contain. */
export function refuse(fragment: DocumentFragment): DocumentFragment {
	for (const element of fragment.querySelectorAll('*')) {
		// The sanitizers' rules do not cover elements of these names in SVG and MathML.
		if (DROPPED.elements.includes(element.localName)) element.remove();
		// A custom element would run the code defined for its name.
		if (element.localName.includes('-')) element.replaceWith(...element.childNodes);
		if (element.hasAttribute('target'))
			element.setAttribute('rel', `${element.getAttribute('rel') ?? ''} noopener`.trim());
		// The native sanitizer removes only `javascript:` links; `data:` pages are unsafe too.
		const link = element.matches('a, area') && (element.getAttribute('href') ?? element.getAttribute('xlink:href'));
		if (link && !LINKED.test(urlOf(link)?.protocol ?? ''))
			for (const name of ['href', 'xlink:href']) element.removeAttribute(name);
		// A form of a response may post only to the shop itself.
		const action = element.localName === 'form' && element.getAttribute('action');
		if (action && urlOf(action)?.origin !== location.origin) element.removeAttribute('action');
	}
	return fragment;
}

/** Allowed protocols of links. */
const LINKED = /^(https?|mailto|tel|sms):$/;

/**
 * Replaces the content of an element by server HTML through the gate; by text first, while the sanitizer is loading.
 *
 * @param arrange Called after each replacement.
 */
export function setHtml(target: Element, html: string, arrange?: () => void): void {
	const show = () => {
		target.replaceChildren(safeHtml(html));
		arrange?.();
	};
	show();
	// Later calls also run `show` again after this one, so the latest content wins.
	if (!isGateOpen()) openGate().then(show, () => {});
}

/** The text of an HTML snippet: entities decoded, tags gone. For messages and addresses inside HTML (SERVERS.md, S170). */
export function textOf(html: string): string {
	// Text needs no sanitizer: inert parsing neither runs nor loads anything.
	const content: ParentNode & Node = sanitize ? safeHtml(html) : readHtml(html).body;
	// WooCommerce begins a notice with a button, which is not part of the sentence.
	for (const element of content.querySelectorAll('script, style, template, iframe, noscript, .wc-forward'))
		element.remove();
	// Separates words at line breaks and block elements.
	for (const element of content.querySelectorAll('br, p, div, li, dt, dd, tr, td, th')) element.before(' ');
	return (content.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Parses a page inertly, for reading only. To show parts of a page use `readPage` (read-page.ts). */
export function readHtml(html: string): Document {
	try {
		return new DOMParser().parseFromString(trustHtml(html), 'text/html');
	} catch {
		// The page's Trusted Types CSP does not allow our policy: returns the HTML as text.
		const page = document.implementation.createHTMLDocument();
		page.body.textContent = html;
		return page;
	}
}

type Rule = (text: string) => string;
interface Policy {
	createHTML(html: string): unknown;
	createScriptURL(address: string): unknown;
}
interface TrustedTypes {
	createPolicy(name: string, rules: { createHTML: Rule; createScriptURL: Rule }): Policy;
}

let checkAddress: Rule = () => {
	throw new TypeError('no script has been allowed');
};
let policy: Policy | undefined;

/** Returns the Trusted Types policy `archipel`, created once, because a name can be used only once. `undefined` without browser support. */
function ours(): Policy | undefined {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	return (policy ??= trustedTypes?.createPolicy('archipel', {
		createHTML: (html) => html,
		createScriptURL: (address) => checkAddress(address),
	}));
}

/** Trusts HTML for an inert parser only. @throws if the page's CSP does not allow our policy */
export const trustHtml = (html: string): string => (ours()?.createHTML(html) ?? html) as string;

/** Trusts the URL of a script. @param check Returns the URL, or throws if it must not be loaded. */
export function trustScript(address: string, check: Rule): string {
	checkAddress = check;
	return (ours()?.createScriptURL(address) ?? check(address)) as string;
}
