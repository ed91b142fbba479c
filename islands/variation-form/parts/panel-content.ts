import { textOf } from '../../../src/safety/html';
import { messages } from '../messages';

/** Sample with the height of a usual variation: price and stock, in the markup that themes style. */
export const SAMPLE =
	'<div class="woocommerce-variation-description"></div>' +
	'<div class="woocommerce-variation-price"><span class="price"><span class="woocommerce-Price-amount amount"><bdi>0</bdi></span></span></div>' +
	'<div class="woocommerce-variation-availability"><p class="stock in-stock">0</p></div>';

/** Returns the content for a hidden variation: the text of the server's template, in the language of the page, or our own. */
export function unavailableContent(): DocumentFragment {
	const template = document.getElementById('tmpl-unavailable-variation-template')?.textContent ?? '';
	const fragment = document.createDocumentFragment();
	const text = fragment.appendChild(document.createElement('p'));
	text.textContent = textOf(template) || messages('unavailable');
	return fragment;
}
