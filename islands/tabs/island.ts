import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'tabs',
	props,
	when: 'idle | interaction',
	adopts: '.wc-tabs-wrapper, .woocommerce-tabs',
	intents: ':is(.wc-tabs, ul.tabs) a',
	// With the gallery and the stars, the work of this script is done.
	replaces: { scripts: ['wc-single-product'] },
	requires: [],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
