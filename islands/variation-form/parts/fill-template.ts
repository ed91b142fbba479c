import type { RawVariation } from '../../../src/shop/woocommerce/variations/variation';

/** What WooCommerce ships in `#tmpl-variation-template`. */
const STANDARD = [
	'<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>',
	'<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>',
	'<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>',
].join('');

/** Places that name a field of the variation; anything else between braces or `<# #>` is code. */
const FIELD = /\{\{(\{?)\s*data\.variation\.([\w-]+)\s*\}\}(\}?)/g;

/**
 * The panel's HTML by the theme's template, without running it: fields of the variation are put in, code is not. A template that needs code
 * gives WooCommerce's standard markup.
 *
 * @returns Server HTML, for the gate.
 */
export function fillTemplate(template: string | undefined, variation: RawVariation): string {
	const isPlain = template !== undefined && !/<#|\{\{/.test(template.replaceAll(FIELD, ''));
	return (isPlain ? template : STANDARD)
		.replaceAll(/\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\//g, '')
		.replaceAll(FIELD, (_place, brace: string, name: string) => {
			const value = variation[name];
			const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
			return brace ? text : escape(text);
		});
}

const ENTITIES: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};

const escape = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
