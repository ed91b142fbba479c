import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'analytics',
	title: ['Mesure des ventes', 'Shopping analytics'],
	description: [
		'Dit à Google Analytics et au pixel Meta ce qui se passe dans la boutique : une seule fois, après l’accord du visiteur, et sans rien de personnel. La balise elle-même reste la vôtre.',
		'Tells Google Analytics and the Meta pixel what happens in the shop: once, after the visitor’s consent, and nothing personal. The tag itself remains yours.',
	],
	group: 'everywhere',
	adoptsOnly: [
		'Il se place lui-même sur chaque page dès qu’un destinataire est choisi ci-dessous.',
		'It places itself on every page as soon as a destination is chosen below.',
	],
	props,
	when: 'idle',
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
