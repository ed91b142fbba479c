import { describeIsland } from '../../src/build/describe-island';
import { automatic, quantityRules } from '../../src/build/option-texts';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'cart',
	adoptsOnly: {
		fr: 'Il améliore le formulaire du panier que WooCommerce affiche\u202f; placez le panier de WooCommerce.',
		en: 'It works on the cart form that WooCommerce prints; place WooCommerce’s cart.',
	},
	title: { fr: 'Page panier', en: 'Cart page' },
	description: {
		fr: 'Le panier se met à jour sans recharger la page : quantités, articles retirés puis remis, codes promo, livraison.',
		en: 'The cart updates without reloading the page: quantities, items removed and put back, coupons, shipping.',
	},
	props: {
		autoUpdate: {
			title: { fr: 'Mettre à jour tout seul', en: 'Update by itself' },
			help: {
				fr: 'Une quantité modifiée est envoyée sans cliquer ; le bouton « Mettre à jour » ne sert plus que sans JavaScript.',
				en: 'A changed quantity is sent without a click; the “Update cart” button is then for visitors without JavaScript only.',
			},
		},
		autoUpdateDelay: {
			title: { fr: 'Délai de la mise à jour', en: 'Delay of the update' },
			help: { fr: 'En millisecondes, après la dernière modification.', en: 'In milliseconds, after the last change.' },
		},
		quantityRules: {
			title: { fr: 'Règles des boutons plus et moins', en: 'Rules of plus and minus' },
			help: {
				fr: '«\u202fAutomatique\u202f»\u202f: celles du constructeur de pages dans son tableau, celles du thème ailleurs.',
				en: '“Automatic”: those of the page builder inside its table, those of the theme elsewhere.',
			},
			options: quantityRules,
		},
		whenEmptied: {
			title: { fr: 'Quand le panier se vide', en: 'When the cart becomes empty' },
			help: {
				fr: '«\u202fAutomatique\u202f» suit WooCommerce ou le constructeur de pages.',
				en: '“Automatic” follows WooCommerce or the page builder.',
			},
			options: {
				auto: automatic,
				swap: { fr: 'Afficher le panier vide sur place', en: 'Show the empty cart in place' },
				reload: { fr: 'Recharger la page', en: 'Load the page again' },
			},
		},
		emptyButton: {
			title: { fr: 'Bouton « Vider le panier »', en: '“Empty cart” button' },
			help: {
				fr: 'Vide le panier sans confirmation ; un lien remet tout.',
				en: 'Empties the cart without asking; one link brings everything back.',
			},
		},
		toWishlist: {
			title: { fr: 'Du panier aux favoris', en: 'From the cart to the wishlist' },
			help: {
				fr: 'Un bouton par ligne et un pour tout le panier ; le panier reste comme il est.',
				en: 'A button on each line and one for the whole cart; the cart stays as it is.',
			},
		},
		crossSellsToShow: {
			title: { fr: 'Ventes croisées visibles', en: 'Cross-sells shown' },
			help: {
				fr: 'Nombre de produits côte à côte sur un grand écran.',
				en: 'Number of products side by side on a large screen.',
			},
		},
	},
});
