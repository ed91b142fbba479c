import { expect, test } from 'vitest';
import { productName } from './product-name';

test.each([
	['<li class="product"><h2 class="woocommerce-loop-product__title"> Body\n</h2><button></button></li>', 'Body'],
	['<li class="wc-block-product"><h3 class="wp-block-post-title">Body</h3><p><button></button></p></li>', 'Body'],
	[
		'<li class="product"><h2 class="product-title">Body</h2><button data-product-name=" Nuisette "></button></li>',
		'Nuisette',
	],
	['<li class="product"><h2 class="product-title">Body</h2><button data-product-name=""></button></li>', ''],
	['<div class="product"><h1 class="product_title">Body</h1><form><button></button></form></div>', 'Body'],
	['<ul><li><h3>Body</h3><button></button></li></ul>', 'Body'],
	['<li class="product"><button></button></li>', ''],
	['<h2 class="product-title">Body</h2><button></button>', ''],
])('the name of the product of a button: %s', (html, expected) => {
	document.body.innerHTML = html;
	expect(productName(document.querySelector('button')!)).toBe(expected);
});
