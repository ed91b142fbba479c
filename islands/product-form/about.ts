import { describeIsland } from '../../src/build/describe-island';
import { quantityRules } from '../../src/build/option-texts';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'product',
	adoptsOnly: {
		fr: 'Il améliore le formulaire d’achat de WooCommerce.',
		en: 'It works on WooCommerce’s purchase form.',
	},
	title: { fr: 'Formulaire de produit', en: 'Product form' },
	description: {
		fr: 'Sur la fiche d’un produit simple ou groupé : l’ajout au panier se fait sans recharger la page.',
		en: 'On a simple or grouped product: adding to the cart needs no reload.',
	},
	props: {
		quantityRules: {
			title: { fr: 'Règles des boutons plus et moins', en: 'Rules of plus and minus' },
			help: {
				fr: '« Automatique » : celles du constructeur de pages dans son bloc, celles du thème ailleurs.',
				en: '“Automatic”: those of the page builder inside its widget, those of the theme elsewhere.',
			},
			options: quantityRules,
		},
	},
});
