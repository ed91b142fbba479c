import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'back-to-top',
	title: ['Retour en haut', 'Back to top'],
	description: [
		'Un bouton qui remonte en haut de la page\u202f; il apparaît quand la cliente a fait défiler la page.',
		'A button that leads back to the top of the page; it appears once the shopper has scrolled.',
	],
	group: 'everywhere',
	props,
	// No request before the first scroll.
	when: 'event:scroll | interaction',
	intents: 'a',
	enhance: () => import('./enhance'),
});
