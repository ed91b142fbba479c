import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Recherche', en: 'Search' },
	description: {
		fr: 'Propose produits et catégories pendant la frappe, au clavier comme à la souris, dans les champs de recherche de la boutique.',
		en: 'Suggests products and categories while the shopper types, by keyboard or pointer, in the search fields of the shop.',
	},
	props: {
		skin: {
			title: { fr: 'Apparence', en: 'Look' },
			help: {
				fr: 'Du formulaire que vous placez. « minimal » : un champ et une icône ; « full_screen » : un bouton qui l’ouvre sur tout l’écran.',
				en: 'Of the form that you place. “minimal”: a field with an icon; “full_screen”: a button that opens it over the whole screen.',
			},
		},
		display: {
			title: { fr: 'Ouverture', en: 'Display' },
			help: {
				fr: '« inline » : toujours visible. Sinon un bouton ouvre le formulaire ; sans JavaScript, il reste visible.',
				en: '“inline”: always there. Otherwise a button opens the form; without JavaScript it stays in sight.',
			},
		},
		placeholder: {
			title: { fr: 'Exemple dans le champ', en: 'Example in the field' },
			help: {
				fr: 'Par exemple « Nuisette, taille 48… ». Vide : aucun.',
				en: 'For example “Babydoll, size 48…”. Empty: none.',
			},
		},
		source: {
			title: { fr: 'Suggestions', en: 'Suggestions' },
			help: {
				fr: '« theme » : la recherche instantanée du thème (osf_woo_search). « store » : WooCommerce. « auto » : le thème s’il en a une.',
				en: '“theme”: the live search of the theme (osf_woo_search). “store”: WooCommerce. “auto”: the theme’s where it has one.',
			},
		},
		suggestions: {
			title: { fr: 'Nombre de produits', en: 'Number of products' },
			help: { fr: 'De un à douze.', en: 'One to twelve.' },
		},
		recent: {
			title: { fr: 'Recherches récentes', en: 'Recent searches' },
			help: {
				fr: 'Nombre retenu dans le navigateur de la cliente, qui peut les effacer. 0 : aucune.',
				en: 'How many the shopper’s browser remembers; she can erase them. 0: none.',
			},
		},
	},
});
