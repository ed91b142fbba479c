import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'compare',
	props,
	// A visitor who compares nothing, and touches no button for it, never loads it.
	when: 'storage:archipel-compare | near:[data-archipel-compare] | event:archipel:compare-changed',
	// On the page as a whole it works the buttons and the tray; on a host of its own it is the table.
	adopts: 'body',
	intents: '[data-archipel-compare]',
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
