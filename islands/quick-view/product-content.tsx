import { useLayoutEffect, useRef } from 'react';
import { listen } from '../../src/runtime/listen';
import { safeHtml } from '../../src/safety/html';
import type { QuickView } from '../../src/shop/archipel';
import { messages } from './messages';
import { addProductFormLazily } from '../../src/page/lazy-product-form';

/** The server's sanitized HTML. The islands of forms, swatches and galleries mount in it by themselves. */
export function ProductContent({ view: { html } }: { readonly view: QuickView }) {
	const place = useRef<HTMLDivElement>(null);

	useLayoutEffect(() => {
		const ending = new AbortController();
		const content = safeHtml(keepAvailabilityTable(html));
		ownIds(content);
		unlinkPictures(content);
		letKeysScroll(content);
		place.current!.replaceChildren(content);
		addFromForm(place.current!, ending.signal);
		return () => ending.abort();
	}, [html]);

	return <div ref={place} className="archipel-quick-view__content" />;
}

/** Removes the links around images, which would leave the view; the gallery's viewer still opens on a press. */
function unlinkPictures(content: DocumentFragment): void {
	for (const link of content.querySelectorAll('.woocommerce-product-gallery__image a'))
		link.replaceWith(...link.childNodes);
}

/** Makes the row of images focusable, so that the keyboard can scroll it: without links it has no focusable content. */
function letKeysScroll(content: DocumentFragment): void {
	const row = content.querySelector<HTMLElement>('.woocommerce-product-gallery__wrapper');
	if (!row || row.children.length < 2) return;
	row.tabIndex = 0;
	row.setAttribute('role', 'group');
	row.setAttribute('aria-label', messages('pictures'));
}

/**
 * Adds the product of a form in the view if no form island handles the form: a submit must not leave the list (QV-03).
 * Form islands listen on the form itself and so handle the event first.
 */
function addFromForm(content: HTMLElement, signal: AbortSignal): void {
	/** Forms that have their own listener: what it leaves is the browser's. */
	const known = new WeakSet<HTMLFormElement>();
	listen(content, 'submit', { signal }, (event) => {
		const form = event.target as HTMLFormElement;
		// An external product's form is a link to another shop.
		if (event.defaultPrevented || known.has(form) || !form.matches('form.cart') || form.method !== 'post') return;
		known.add(form);
		event.preventDefault();
		addProductFormLazily(form, { noticeAfter: form, signal })(event.submitter ?? undefined);
	});
}

const REFERENCES = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns', 'list', 'form'];

let views = 0;

/**
 * Prefixes all ids in the HTML of a quick view, and the references to them: the page behind may show the same product,
 * whose labels and fields would have the same ids.
 */
export function ownIds(content: DocumentFragment): void {
	const prefix = `archipel-quick-view-${++views}-`;
	const ids = new Set<string>();
	for (const element of content.querySelectorAll('[id]')) {
		ids.add(element.id);
		element.id = prefix + element.id;
	}
	const own = (id: string) => (ids.has(id) ? prefix + id : id);
	for (const name of REFERENCES) {
		for (const element of content.querySelectorAll(`[${name}]`)) {
			element.setAttribute(name, element.getAttribute(name)!.split(/\s+/).map(own).join(' '));
		}
	}
	for (const link of content.querySelectorAll('a[href^="#"]')) {
		link.setAttribute('href', `#${own(link.getAttribute('href')!.slice(1))}`);
	}
}

/** JSON script with our plugin's table of available variations (VAR-12), inside the product form. */
const TABLE = /<script\b[^>]*\bclass="archipel-availability"( data-lookup="\w+")?[^>]*>([^<]*)<\/script>/g;

/**
 * Lets the table pass the HTML gate, which drops all scripts: converts its JSON to the text of a hidden element. Call before
 * the gate, never instead of it.
 */
export function keepAvailabilityTable(html: string): string {
	return html.replaceAll(
		TABLE,
		// Text content needs escaped ampersands, unlike a script.
		(_, lookup = '', json: string) =>
			`<span class="archipel-availability"${lookup} hidden>${json.replaceAll('&', '&amp;')}</span>`,
	);
}
