import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'store-map',
	title: ['Carte', 'Map'],
	description: [
		'Une adresse, un itinéraire et une carte avec un repère. La carte n’est demandée à personne avant l’accord de la visiteuse.',
		'An address, a route and a map with a marker. Nobody is asked for the map before the visitor’s consent.',
	],
	group: 'everywhere',
	props,
	when: 'visible | interaction',
	enhance: () => import('./enhance'),
});
