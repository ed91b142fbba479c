import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'loop-filter',
	props,
	// Back and forward are its business from the beginning: a page that was reloaded has entries of its history too.
	when: 'idle | interaction',
	adopts: '.elementor-widget-taxonomy-filter',
	intents: '.e-filter-item[data-filter]',
	requires: ['elementor-pro'],
	enhance: () => import('./enhance'),
});
