import { describeIsland } from '../../src/build/describe-island';
import { automatic } from '../../src/build/option-texts';
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
			help: { fr: 'Du formulaire que vous placez.', en: 'Of the form that you place.' },
			options: {
				default: { fr: 'Un champ et un bouton', en: 'A field with a button' },
				minimal: { fr: 'Un champ et une icône', en: 'A field with an icon' },
				full_screen: {
					fr: 'Un bouton qui l’ouvre sur tout l’écran',
					en: 'A button that opens it over the whole screen',
				},
			},
		},
		display: {
			title: { fr: 'Ouverture', en: 'Display' },
			help: {
				fr: 'S’il n’est pas toujours visible, un bouton ouvre le formulaire ; sans JavaScript, il reste visible.',
				en: 'Where it is not always there, a button opens the form; without JavaScript it stays in sight.',
			},
			options: {
				inline: { fr: 'Toujours visible', en: 'Always there' },
				dropdown: { fr: 'Sous un bouton', en: 'Below a button' },
				popup: { fr: 'Dans une fenêtre', en: 'In a window' },
				'top-to-bottom': { fr: 'Du haut de l’écran', en: 'From the top of the screen' },
				'bottom-to-top': { fr: 'Du bas de l’écran', en: 'From the bottom of the screen' },
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
				fr: '« Automatique » : celle du thème (osf_woo_search) s’il en a une.',
				en: '“Automatic”: that of the theme (osf_woo_search) where it has one.',
			},
			options: {
				auto: automatic,
				theme: { fr: 'La recherche instantanée du thème', en: 'The live search of the theme' },
				store: { fr: 'WooCommerce', en: 'WooCommerce' },
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
