import { productBySlug } from '../../fixtures/catalogue/catalogue';
import { productForm } from '../../fixtures/pages/product-form-markup';
import { productTabs } from '../../fixtures/pages/product-tabs';
import { productGallery } from '../../fixtures/parts/product-gallery';
import { productPrice } from '../../fixtures/parts/product-price';
import { newVisit } from '../../fixtures/server/new-visit';
import type { Body } from '../../fixtures/server/read-body';
import { Shop } from '../../fixtures/server/shop';
import { printConfig } from './print-config';

/** HTML of a product and its form from the fixture shop. @param address `/produit/<slug>/`, with a query */
function printedProduct(address: string): string {
	const url = new URL(address, location.origin);
	const body: Body = { kind: 'none', fields: new URLSearchParams(), files: [], json: undefined };
	const visit = newVisit(new Shop(), { headers: {} }, url, body);
	const product = productBySlug(url.pathname.split('/')[2]!)!;
	return `<div id="product-${product.id}" class="product">${productGallery(visit, product)}
		<div class="summary entry-summary">
			<p class="price">${productPrice(product, visit.language)}</p>
			${productForm(visit, product)}
			<div class="product_meta"><span class="sku">${product.sku}</span></div>
		</div>
		${productTabs(visit, product)}
	</div>`;
}

/**
 * Replaces the document's content by the product of a fixture shop page, and sets URL and language.
 *
 * @param edit Changes the markup, as another theme, plugin or setting would.
 */
export function printProduct(
	address: string,
	{ shop = {}, edit = (html: string) => html }: { shop?: object; edit?: (html: string) => string } = {},
): void {
	history.replaceState(null, '', address);
	printConfig({ locale: address.includes('lang=en') ? 'en_US' : 'fr_FR', shop: { cartUrl: '/page-panier/', ...shop } });
	document.body.innerHTML = edit(printedProduct(address));
}
