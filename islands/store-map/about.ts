import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Carte', en: 'Map' },
	description: {
		fr: 'Une adresse, un itinéraire et une carte avec un repère. La carte n’est demandée à personne avant l’accord de la visiteuse.',
		en: 'An address, a route and a map with a marker. Nobody is asked for the map before the visitor’s consent.',
	},
	props: {
		lat: {
			title: { fr: 'Latitude', en: 'Latitude' },
			help: { fr: 'Par exemple 48.8566.', en: 'For example 48.8566.' },
		},
		lng: {
			title: { fr: 'Longitude', en: 'Longitude' },
			help: { fr: 'Par exemple 2.3522.', en: 'For example 2.3522.' },
		},
		zoom: {
			title: { fr: 'Échelle', en: 'Zoom' },
			help: { fr: 'De 1 (le monde) à 19 (la rue).', en: 'From 1 (the world) to 19 (the street).' },
		},
		title: { title: { fr: 'Nom du lieu', en: 'Name of the place' } },
		address: {
			title: { fr: 'Adresse postale', en: 'Postal address' },
			help: { fr: 'Ses lignes séparées par |.', en: 'Its lines separated by |.' },
		},
		tiles: {
			title: { fr: 'Adresse des images de la carte', en: 'Address of the map’s pictures' },
			help: {
				fr: 'Avec {z}, {x} et {y}. Celles du site lui-même ne demandent pas d’accord.',
				en: 'With {z}, {x} and {y}. Those of the site itself need no consent.',
			},
		},
		credit: {
			title: { fr: 'Mention de la source', en: 'Credit' },
			help: {
				fr: 'Vide\u00a0: les contributeurs d’OpenStreetMap.',
				en: 'Empty: the contributors to OpenStreetMap.',
			},
		},
	},
});
