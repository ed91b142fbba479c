import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'forget',
	title: ['Effacer mes traces', 'Erase my traces'],
	description: [
		'Un bouton qui efface ce que ce navigateur garde du visiteur\u202f: panier en cache, listes, comparaison, produits vus, brouillons d’avis. Utile sur un ordinateur partagé.',
		'A button that erases what this browser keeps about the visitor: cached cart, lists, comparison, viewed products, drafts of reviews. Useful on a shared computer.',
	],
	group: 'everywhere',
	props,
	when: 'interaction',
	enhance: () => import('./enhance'),
});
