import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';
import { TRIGGER } from './selector';

export default defineIsland({
	name: 'quick-view',
	props,
	// One island for the triggers of all lists; a page without a trigger never loads it.
	when: `near:${TRIGGER}`,
	adopts: 'body',
	intents: TRIGGER,
	replaces: { scripts: ['shopengine-quickview'] },
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
