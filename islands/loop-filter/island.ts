import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Filtre de boucle', 'Loop filter'],
	description: [
		'Le filtre de taxonomie d’Elementor Pro\u00a0: la liste suit sans rechargement, le bouton Retour aussi, et un échec est signalé.',
		'Elementor Pro’s taxonomy filter: the list follows without a reload, so does the Back button, and a failure is told.',
	],
	group: 'listing',
	adoptsOnly: [
		'Il travaille sur le filtre de taxonomie qu’Elementor Pro imprime.',
		'It works on the taxonomy filter that Elementor Pro prints.',
	],
	// Handles Back and Forward from the start: a reloaded page has history entries of the filter too.
	when: 'idle | interaction',
	adopts: '.elementor-widget-taxonomy-filter',
	intents: '.e-filter-item[data-filter]',
	requires: ['elementor-pro'],
	enhance: () => import('./enhance'),
});
