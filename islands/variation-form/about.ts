import { describeIsland } from '../../src/build/describe-island';
import { quantityRules } from '../../src/build/option-texts';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'product',
	adoptsOnly: {
		fr: 'Il améliore le formulaire de variations de WooCommerce.',
		en: 'It works on WooCommerce’s variations form.',
	},
	title: { fr: 'Formulaire de variations', en: 'Variation form' },
	description: {
		fr: 'Sur la fiche d’un produit variable : prix, stock et photo suivent les options choisies, et l’ajout au panier se fait sans recharger la page.',
		en: 'On a variable product: price, stock and picture follow the chosen options, and adding to the cart needs no reload.',
	},
	props: {
		choiceInUrl: {
			title: { fr: 'Choix dans l’adresse', en: 'Choice in the address' },
			help: {
				fr: 'Les options choisies figurent dans l’adresse de la page : on peut la partager, et le retour arrière les retrouve.',
				en: 'The chosen options stand in the address of the page: it can be shared, and Back brings them again.',
			},
		},
		quantityRules: {
			title: { fr: 'Règles des boutons plus et moins', en: 'Rules of plus and minus' },
			help: {
				fr: '« Automatique » : celles du constructeur de pages dans son bloc, celles du thème ailleurs.',
				en: '“Automatic”: those of the page builder inside its widget, those of the theme elsewhere.',
			},
			options: quantityRules,
		},
		chooseSingle: {
			title: { fr: 'Choisir la seule valeur restante', en: 'Choose the only value left' },
			help: {
				fr: 'Après un choix, une option qui n’a plus qu’une valeur possible la prend et l’annonce.',
				en: 'After a choice, an option with one possible value left takes it and says so.',
			},
		},
	},
});
