import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'tabs',
	props,
	when: 'idle | interaction',
	adopts: '.wc-tabs-wrapper, .woocommerce-tabs',
	intents: ':is(.wc-tabs, ul.tabs) a',
	// Together with the gallery and reviews islands this replaces all tasks of the script.
	replaces: { scripts: ['wc-single-product'] },
	requires: [],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
