import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'reviews',
	props,
	when: 'visible | interaction',
	adopts: '#review_form',
	intents: '#review_form form',
	// Together with the gallery and tabs islands this replaces all tasks of the script.
	replaces: { scripts: ['wc-single-product'] },
	requires: ['woocommerce'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
