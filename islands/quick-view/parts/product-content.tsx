import { useLayoutEffect, useRef } from 'react';
import { safeHtml } from '../../../src/safety/html';
import type { QuickView } from '../../../src/shop/woocommerce/quick-view';
import { keepAvailabilityTable } from '../../../src/shop/woocommerce/variations/availability-table';
import { messages } from '../messages';
import { addFromForm } from './add-from-form';
import { ownIds } from './own-ids';

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
