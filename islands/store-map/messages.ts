import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'store-map',
	{
		map: 'Carte',
		named: 'Carte\u00a0: {title}',
		held: '{name} recueille des données sur ses visiteurs. Cette carte attend votre accord.',
		show: 'Afficher la carte',
		closer: 'Agrandir',
		farther: 'Réduire',
		lost: 'La carte n’a pas pu être affichée.',
	},
	{
		map: 'Map',
		named: 'Map: {title}',
		held: '{name} collects data about its visitors. This map waits for your consent.',
		show: 'Show the map',
		closer: 'Zoom in',
		farther: 'Zoom out',
		lost: 'The map could not be shown.',
	},
);
