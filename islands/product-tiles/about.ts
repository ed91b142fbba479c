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
				fr: 'Affiche un message près du produit. Les lecteurs d’écran l’annoncent dans tous les cas.',
				en: 'Shows a message near the product. Screen readers announce it in any case.',
			},
		},
		noticeDuration: {
			title: { fr: 'Durée du message', en: 'Duration of the message' },
			help: {
				fr: 'En millisecondes ; le décompte s’arrête pendant la lecture.',
				en: 'In milliseconds; the count stops while somebody reads it.',
			},
		},
	},
});
