import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'popup',
	title: ['Fenêtre', 'Popup'],
	description: [
		'Un contenu qui s’ouvre par-dessus la page\u00a0: par un lien vers son nom, ou de lui-même selon vos règles, une fois au plus par page, jamais avant le choix sur les cookies. Essai des règles\u00a0: ajoutez ?archipel-popup à l’adresse d’une page.',
		'Content that opens above the page: by a link to its name, or by itself as your rules say, once a page at most, never before the choice about cookies. To try the rules add ?archipel-popup to a page’s address.',
	],
	group: 'everywhere',
	props,
	// The triggers are events of the page: listeners are added while idle, and the dialog is loaded when a trigger fires.
	when: 'idle',
	adopts: '.elementor-location-popup',
	pages: [],
	enhance: () => import('./enhance'),
});
