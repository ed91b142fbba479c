import { textOf } from '../../src/safety/html';
import type { Variation } from '../../src/shop/woocommerce/variations/variation';
import { restoreText, setText } from './content';

const SKU = '.product_meta .sku';
const WEIGHT =
	'.product_weight, .woocommerce-product-attributes-item--weight .woocommerce-product-attributes-item__value';
const DIMENSIONS =
	'.product_dimensions, .woocommerce-product-attributes-item--dimensions .woocommerce-product-attributes-item__value';

/** Shows SKU, weight and dimensions of a variation, also in the additional-information table; an empty value shows the product's (VAR-03). */
export function showDetails(product: Element, variation: Variation): void {
	const { sku, weight, weight_html, dimensions, dimensions_html } = variation;
	show(product, SKU, sku);
	show(product, WEIGHT, weight && textOf(weight_html));
	show(product, DIMENSIONS, Object.values(dimensions).some(Boolean) ? textOf(dimensions_html) : '');
}

/** Restores the product's own details. */
export function restoreDetails(product: Element): void {
	restoreText(product.querySelectorAll([SKU, WEIGHT, DIMENSIONS].join()));
}

function show(product: Element, selector: string, text: string): void {
	const elements = product.querySelectorAll(selector);
	if (text) setText(elements, text);
	else restoreText(elements);
}
