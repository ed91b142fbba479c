/** WooCommerce's lists of products, those of themes that are no `ul`, and its blocks. */
export const LIST =
	'ul.products, .products[class*="columns-"], .wc-block-product-template, .wc-block-grid__products, .archipel-products';

/** What WooCommerce and Themify's filter print where nothing matches. A form of Themify's has it too, hidden (SERVERS.md, S137). */
export const NOTHING_FOUND =
	'.woocommerce-no-products-found, .wpf-no-products-found, .wc-block-product-collection-no-results, p.woocommerce-info, div.woocommerce-info';

export const RESULT_COUNT = '.woocommerce-result-count, .wp-block-woocommerce-product-results-count';

/** Numbered, and older/newer. */
export const PAGINATION =
	'.woocommerce-pagination, .wpf-pagination, .wp-block-query-pagination, .navigation.pagination, .posts-navigation';

/** Beside a list and about it: its filters, with their counts and addresses (LIST-10), and the trail that names its page. */
export const SIDE = '#secondary, .woocommerce-breadcrumb';
