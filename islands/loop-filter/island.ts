import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'loop-filter',
	title: ['Filtre de boucle', 'Loop filter'],
	description: [
		'Le filtre de taxonomie d’Elementor Pro\u202f: la liste suit sans rechargement, le bouton Retour aussi, et un échec se dit.',
		'Elementor Pro’s taxonomy filter: the list follows without a reload, so does the Back button, and a failure is told.',
	],
	group: 'listing',
	adoptsOnly: [
		'Il travaille sur le filtre de taxonomie qu’Elementor Pro imprime.',
		'It works on the taxonomy filter that Elementor Pro prints.',
	],
	props,
	// Handles Back and Forward from the start: a reloaded page has history entries of the filter too.
	when: 'idle | interaction',
	adopts: '.elementor-widget-taxonomy-filter',
	intents: '.e-filter-item[data-filter]',
	requires: ['elementor-pro'],
	enhance: () => import('./enhance'),
});
