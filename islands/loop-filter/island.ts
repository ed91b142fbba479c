import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'loop-filter',
	props,
	// Handles Back and Forward from the start: a reloaded page has history entries of the filter too.
	when: 'idle | interaction',
	adopts: '.elementor-widget-taxonomy-filter',
	intents: '.e-filter-item[data-filter]',
	requires: ['elementor-pro'],
	enhance: () => import('./enhance'),
});
