import { expect, test } from 'vitest';
import { fillTemplate } from './panel';

const variation = {
	variation_description: '<p>Coque souple.</p>',
	price_html: '<span class="price">59,00 €</span>',
	availability_html: '',
	sku: '<b>CT</b>',
	max_qty: 3,
	image: { src: 'a' },
};

test('[VAR-03] fills the theme’s template: three braces for HTML, two for text', () => {
	const template =
		'<i>{{{ data.variation.price_html }}}</i><b>{{ data.variation.sku }}</b>{{{data.variation.max_qty}}}';
	expect(fillTemplate(template, variation)).toBe(
		'<i><span class="price">59,00 €</span></i><b>&#60;b&#62;CT&#60;/b&#62;</b>3',
	);
});

test('fields that are missing, or no text, are left out; the remains of CDATA that old themes have are taken off; what a field holds is not filled again', () => {
	expect(fillTemplate('[{{{ data.variation.none }}}|{{{ data.variation.image }}}]', variation)).toBe('[|]');
	expect(fillTemplate('/*<![CDATA[*/{{{ data.variation.max_qty }}}/*]]>*/', variation)).toBe('3');
	const odd = { price_html: '{{{ data.variation.sku }}} $& $1', sku: 'x' };
	expect(fillTemplate('{{{ data.variation.price_html }}}', odd)).toBe('{{{ data.variation.sku }}} $& $1');
});

test.each([
	undefined,
	'<# if ( data.variation.sku ) { #>x<# } #>',
	'{{{ data.variation.image.src }}}',
	'{{ data.product.name }}',
	"{{{ data.variation['sku'] }}}",
])('[RT-10] nothing is run: %s gives the standard markup', (template) => {
	const html = fillTemplate(template, variation);
	expect(html).toContain('<div class="woocommerce-variation-price"><span class="price">59,00 €</span></div>');
	expect(html).toContain('<div class="woocommerce-variation-description"><p>Coque souple.</p></div>');
	expect(html).toContain('woocommerce-variation-availability');
	expect(html).not.toContain('data.');
});
