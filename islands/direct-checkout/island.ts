import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';
import { TRIGGER } from './selector';

export default defineIsland({
	name: 'direct-checkout',
	props,
	// One island for the links of all lists; not loaded on a page without such a link.
	when: `near:${TRIGGER}`,
	adopts: 'body',
	intents: TRIGGER,
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
