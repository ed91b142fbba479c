import type { RawVariation } from '../../src/shop/woocommerce/variations/variation';

/** WooCommerce's default content of `#tmpl-variation-template`. */
const STANDARD = [
	'<div class="woocommerce-variation-description">{{{ data.variation.variation_description }}}</div>',
	'<div class="woocommerce-variation-price">{{{ data.variation.price_html }}}</div>',
	'<div class="woocommerce-variation-availability">{{{ data.variation.availability_html }}}</div>',
].join('');

/** Placeholder of a variation's field; any other braces or `<# #>` are code. */
const FIELD = /\{\{(\{?)\s*data\.variation\.([\w-]+)\s*\}\}(\}?)/g;

/**
 * Returns the panel's HTML by the theme's template without running code: only placeholders of fields are replaced. A template with code
 * is replaced by WooCommerce's standard markup.
 *
 * @returns HTML of the server, not sanitized.
 */
export function fillTemplate(template: string | null | undefined, variation: RawVariation): string {
	const isPlain = typeof template === 'string' && !/<#|\{\{/.test(template.replaceAll(FIELD, ''));
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
