import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'currency-switcher',
	props,
	// A visitor who chose another currency may get a page cached in the shop's own.
	when: 'storage:archipel-currency | interaction',
	intents: 'form',
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
