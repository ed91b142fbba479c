import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'off-canvas-menu',
	title: ['Menu latéral', 'Off-canvas menu'],
	description: [
		'Un bouton ouvre le menu à côté de la page, un niveau à la fois, avec «\u202fRetour\u202f» et «\u202fFermer\u202f». Sans JavaScript, la liste s’ouvre sous le bouton.',
		'A button opens the menu beside the page, one level at a time, with “Back” and “Close”. Without JavaScript the list opens below the button.',
	],
	group: 'everywhere',
	props,
	// Before that the browser opens the list in its place by itself.
	when: 'interaction',
	intents: 'summary',
	enhance: () => import('./enhance'),
});
