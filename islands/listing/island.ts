import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';
import { FILTER_LINK } from './selectors';

export default defineIsland({
	name: 'listing',
	props,
	when: 'near:select, a, button | idle',
	// Adopts the whole page: its parts are replaced with each page of the list.
	adopts:
		'body:has(.woocommerce-ordering, .woocommerce-pagination, .wp-block-woocommerce-product-collection .wp-block-query-pagination, .wpf_infinity, .product-categories, .display-mode, [data-archipel-list])',
	intents: FILTER_LINK,
	requires: ['woocommerce'],
	pages: ['shop'],
	enhance: () => import('./enhance'),
});
