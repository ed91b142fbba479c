import { textOf } from '../../../src/safety/html';
import { messages } from '../messages';

/** As high as the usual answer: a price and a line about stock, in the markup that themes style. */
export const SAMPLE =
	'<div class="woocommerce-variation-description"></div>' +
	'<div class="woocommerce-variation-price"><span class="price"><span class="woocommerce-Price-amount amount"><bdi>0</bdi></span></span></div>' +
	'<div class="woocommerce-variation-availability"><p class="stock in-stock">0</p></div>';

/** For a variation that the shop does not show: the server's own words, in the language of the page, or ours. */
export function unavailableContent(): DocumentFragment {
	const template = document.getElementById('tmpl-unavailable-variation-template')?.textContent ?? '';
	const fragment = document.createDocumentFragment();
	const text = fragment.appendChild(document.createElement('p'));
	text.textContent = textOf(template) || messages('unavailable');
	return fragment;
}
