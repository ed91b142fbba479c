import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'reviews',
	props,
	when: 'visible | interaction',
	adopts: '#review_form',
	intents: '#review_form form',
	// With the gallery and the tabs, the work of this script is done.
	replaces: { scripts: ['wc-single-product'] },
	requires: ['woocommerce'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
