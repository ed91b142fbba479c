import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'currency-switcher',
	props,
	// Who has chosen another currency may be shown a page that was cached in the shop's own.
	when: 'storage:archipel-currency | interaction',
	intents: 'form',
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
