/** Product lists of WooCommerce, of themes without `ul`, and of blocks. */
export const LIST =
	'ul.products, .products[class*="columns-"], .wc-block-product-template, .wc-block-grid__products, .archipel-products';

/** "No products found" boxes of WooCommerce, its blocks (SERVERS.md, S199) and Themify's filter. Themify's form also contains a hidden one (SERVERS.md, S137). */
export const NOTHING_FOUND =
	'.woocommerce-no-products-found, .wpf-no-products-found, [class*=collection-no-results], p.woocommerce-info, div.woocommerce-info';

export const RESULT_COUNT = '.woocommerce-result-count, .wp-block-woocommerce-product-results-count';

/** Numbered pagination, and older/newer links. */
export const PAGINATION =
	'.woocommerce-pagination, .wpf-pagination, .wp-block-query-pagination, .navigation.pagination, .posts-navigation';

/** Elements beside a list that depend on it: filters with counts and links (LIST-10), and the breadcrumb. */
export const SIDE = '#secondary, .woocommerce-breadcrumb';
