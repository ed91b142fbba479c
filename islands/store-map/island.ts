import { defineIsland } from '../../src/runtime/define-island';
import { defineProps, int, number, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/**
	 * Latitude of the marker in degrees; negative south of the equator. The default is, with that of `lng`, the centre of Paris: a new map shows
	 * something.
	 */
	lat: number('Latitude', 'Latitude', {
		default: 48.8566,
		range: [-90, 90],
		help: ['Par exemple 48.8566.', 'For example 48.8566.'],
	}),
	/** Longitude of the marker in degrees; negative west of Greenwich. */
	lng: number('Longitude', 'Longitude', {
		default: 2.3522,
		range: [-180, 180],
		help: ['Par exemple 2.3522.', 'For example 2.3522.'],
	}),
	/** Zoom level from 1 (world) to 19 (a few houses). */
	zoom: int('Échelle', 'Zoom', {
		default: 11,
		range: [1, 19],
		help: ['De 1 (le monde) à 19 (la rue).', 'From 1 (the world) to 19 (the street).'],
	}),
	/** Name of the place: printed above the address, and the accessible name of the map. */
	title: text('Nom du lieu', 'Name of the place', { default: '', length: [0, 200] }),
	/** Postal address, its lines separated by `|`; read by PHP. */
	address: text('Adresse postale', 'Postal address', {
		default: '',
		length: [0, 500],
		help: ['Ses lignes séparées par |.', 'Its lines separated by |.'],
	}),
	/** Address pattern of the map's tiles. Tiles of the site itself need no consent; any other host must be declared, or allowed by the owner. */
	tiles: text('Adresse des images de la carte', 'Address of the map’s pictures', {
		default: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
		length: [0, 500],
		pattern: /^(https:\/)?\/[^\s{}]+(\{[xyzrs]\}[^\s{}]*){3,5}$/,
		help: [
			'Avec {z}, {x} et {y}. Celles du site lui-même ne demandent pas d’accord.',
			'With {z}, {x} and {y}. Those of the site itself need no consent.',
		],
	}),
	/** Copyright of the map, unless OpenStreetMap’s; read by PHP. */
	credit: text('Mention de la source', 'Credit', {
		default: '',
		length: [0, 200],
		help: ['Vide\u00a0: les contributeurs d’OpenStreetMap.', 'Empty: the contributors to OpenStreetMap.'],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Carte', 'Map'],
	description: [
		'Une adresse, un itinéraire et une carte avec un repère. La carte n’est demandée à personne avant l’accord de la visiteuse.',
		'An address, a route and a map with a marker. Nobody is asked for the map before the visitor’s consent.',
	],
	props,
	when: 'visible | interaction',
	enhance: () => import('./enhance'),
});
