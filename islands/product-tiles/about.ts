import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'listing',
	adoptsOnly: {
		fr: 'Il améliore les listes de produits de WooCommerce, y compris celles de ses codes courts et de ses blocs.',
		en: 'It works on WooCommerce’s lists of products, those of its shortcodes and blocks too.',
	},
	title: { fr: 'Tuiles de produits', en: 'Product tiles' },
	description: {
		fr: 'Dans les listes de produits, ajoute au panier sans recharger la page, une seule fois par clic, et dit toujours ce qui s’est passé.',
		en: 'In product lists, adds to the cart without a reload, once per click, and always tells what happened.',
	},
	props: {
		tooltips: {
			title: { fr: 'Infobulles', en: 'Tooltips' },
			help: {
				fr: 'Affiche le nom des boutons réduits à une icône, au survol et au clavier.',
				en: 'Shows the name of buttons that are only an icon, on hover and by keyboard.',
			},
		},
		addedNotice: {
			title: { fr: 'Message après l’ajout', en: 'Message after adding' },
			help: {
				fr: 'Affiche aussi un message près du produit ; le bouton le dit dans tous les cas, et les lecteurs d’écran l’annoncent.',
				en: 'Shows a message near the product as well; the button says it in any case, and screen readers announce it.',
			},
		},
		noticeDuration: {
			title: { fr: 'Durée du message', en: 'Duration of the message' },
			help: {
				fr: 'En millisecondes ; ensuite, le bouton devient « Voir le panier ».',
				en: 'In milliseconds; then the button becomes “View cart”.',
			},
		},
		swatches: {
			title: { fr: 'Couleurs sur les vignettes', en: 'Colours on tiles' },
			help: {
				fr: 'Pour les produits à options dont les couleurs sont définies : la photo, le prix et le lien suivent la couleur choisie. Cinq au plus, et un lien vers les autres.',
				en: 'For products with options whose colours are defined: picture, price and link follow the chosen colour. Five at most, and a link to the others.',
			},
		},
	},
});
