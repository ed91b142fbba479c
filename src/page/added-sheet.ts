import { element } from '../dom/element';
import { showBottomBar } from '../dom/bottom-bar';
import { showNotice } from '../dom/inline-notice';
import { prefersReducedMotion } from '../dom/reduced-motion';
import { formatPrice } from '../i18n/format-price';
import { productFormMessages } from '../i18n/product-form-messages';
import { listen } from '../runtime/listen';
import { settings } from '../runtime/settings';
import { textOf } from '../safety/html';
import type { Cart } from '../shop/woocommerce/cart-schema';
import { on } from '../stores/events';
import type { Added } from './add-to-cart';
import './added-sheet.css';

/**
 * Shows the added product with picture, options, subtotal and a link to the cart, in a sheet at the lower edge of the viewport. Layout and focus
 * stay; the sheet stays until it is closed (button, Escape), the cart is opened or something else is added. In a dialog, which
 * covers the sheet, the message stands after `anchor`.
 *
 * @param anchor Element whose message is replaced.
 */
export function showAdded(anchor: Element, { answer, data, button, presses }: Added): void {
	const { notices, reply } = answer;
	const own = productFormMessages(presses > 1 ? 'addedMany' : 'added', { count: presses });
	const notice = {
		type: 'success',
		// The server's notices cover only the last request.
		text: (presses === 1 && notices && textOf(notices)) || own,
		link: { label: productFormMessages('viewCart'), href: settings().shop.cartUrl },
	} as const;
	if (anchor.closest('dialog')) return void showNotice(anchor, notice);

	const showing = new AbortController();
	const { signal } = showing;
	const close = showNotice(anchor, {
		...notice,
		duration: Infinity,
		isDismissible: true,
		place(box) {
			box.classList.add('archipel-added', 'archipel-surface');
			box.querySelector('a')!.className = 'archipel-button archipel-primary-button';
			box.querySelector('button')!.classList.add('archipel-icon-button');
			if (reply.cart) describe(box, reply.cart, data);
			const { top, bottom } = button.getBoundingClientRect();
			const take = showBottomBar(box, 'above');
			// A button that was in view is not covered: the page's scroll padding has the height of the sheet now.
			if (top >= 0 && bottom <= innerHeight)
				button.scrollIntoView({ block: 'nearest', behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
			return () => {
				showing.abort();
				if (box.contains(document.activeElement)) button.focus({ preventScroll: true });
				take();
			};
		},
	});
	listen(document, 'keydown', { signal }, ({ key }) => key === 'Escape' && close());
	on('archipel:cart-opened', close, signal);
}

/** Adds picture and options of the added line, and the subtotal of the cart, to the message, which is read out with them. */
function describe(box: HTMLElement, { items, count, totals, currency }: Cart, data: FormData): void {
	const text = box.firstElementChild!;
	const variation = Number(data.get('variation_id'));
	const product = Number(data.get('product_id') ?? data.get('add-to-cart'));
	// The last of several lines of a product (add-on fields) is the new one. A grouped product itself has none.
	const item = items.findLast((line) => (variation ? line.variationId === variation : line.productId === product));
	if (item?.image) {
		const { src, srcset, width, height } = item.image;
		const source = { src, srcset: srcset || undefined, sizes: '64px', width, height };
		text.before(element('img', { class: 'archipel-box', alt: '', ...source }));
	}
	// WooCommerce puts up to three options into the name: « Nuisette - Noir, M ».
	const inName = variation ? item?.name.split(' - ').at(-1) : '';
	const options = item?.attributes.map(({ value }) => value).join(', ') || inName;
	const total = formatPrice(totals.subtotal, currency);
	for (const line of [options, productFormMessages('subtotal', { count, total })])
		if (line) text.append(' ', element('span', {}, line));
}
