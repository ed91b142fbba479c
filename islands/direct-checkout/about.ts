import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'listing',
	adoptsOnly: {
		fr: 'Ses boutons s’ajoutent aux vignettes\u202f; ailleurs, un lien avec data-archipel-direct-checkout suffit.',
		en: 'Its buttons are added to product tiles; elsewhere a link with data-archipel-direct-checkout is enough.',
	},
	title: { fr: 'Achat direct', en: 'Direct checkout' },
	description: {
		fr: 'Un bouton des vignettes met le produit au panier et mène droit à la commande ; un refus est dit sur place.',
		en: 'A button of the tiles adds the product and goes straight to the checkout; a refusal is told in place.',
	},
	props: {
		onTiles: {
			title: { fr: 'Bouton sur les vignettes', en: 'Button on product tiles' },
			help: {
				fr: 'Pour les produits simples en stock. Sans lui, seuls les liens du thème mènent droit à la commande.',
				en: 'For simple products in stock. Without it only the theme’s own links go straight to the checkout.',
			},
		},
	},
});
