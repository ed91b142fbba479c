import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('store-map', {
	map: ['Carte', 'Map'],
	named: ['Carte\u00a0: {title}', 'Map: {title}'],
	held: [
		'{name} recueille des données sur ses visiteurs. Cette carte attend votre accord.',
		'{name} collects data about its visitors. This map waits for your consent.',
	],
	show: ['Afficher la carte', 'Show the map'],
	closer: ['Agrandir', 'Zoom in'],
	farther: ['Réduire', 'Zoom out'],
	lost: ['La carte n’a pas pu être affichée.', 'The map could not be shown.'],
});
