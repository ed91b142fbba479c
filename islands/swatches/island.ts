import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'swatches',
	props,
	when: 'idle | interaction',
	// Variation Swatches for WooCommerce; our own lists, printed by render.php, are hosts themselves.
	adopts: 'form.variations_form ul.variable-items-wrapper',
	intents: '.variable-item, .archipel-swatches__item',
	replaces: { scripts: ['woo-variation-swatches'] },
	requires: ['woocommerce'],
	pages: ['product'],
	enhance: () => import('./enhance'),
});
