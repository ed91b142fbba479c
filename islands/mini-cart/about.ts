import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'cart',
	title: { fr: 'Mini-panier', en: 'Mini cart' },
	description: {
		fr: 'Le panier à portée de main : nombre d’articles, quantités, retrait annulable, livraison offerte.',
		en: 'The cart at hand: number of items, quantities, removal with undo, free shipping.',
	},
	props: {
		display: {
			title: { fr: 'Affichage', en: 'Display' },
			options: {
				dropdown: { fr: 'Liste sous le lien', en: 'List under the link' },
				drawer: { fr: 'Tiroir sur le côté', en: 'Panel at the side' },
				inline: { fr: 'Directement dans la page', en: 'Right in the page' },
			},
		},
		openOnAdd: {
			title: { fr: 'Ouvrir après un ajout', en: 'Open after an add to cart' },
			help: {
				fr: 'La liste déroulante ne s’ouvre que si son lien est visible à l’écran.',
				en: 'A dropdown opens only while its link is in view.',
			},
		},
		showFreeShipping: {
			title: { fr: 'Afficher le seuil de livraison offerte', en: 'Show the way to free shipping' },
			help: {
				fr: 'Le montant vient de la zone de livraison du client ; rien ne s’affiche s’il n’y en a pas.',
				en: 'The amount comes from the customer’s shipping zone; nothing shows if there is none.',
			},
		},
		hideWhenEmpty: {
			title: { fr: 'Masquer quand le panier est vide', en: 'Hide while the cart is empty' },
			help: {
				fr: 'La place du lien reste réservée, pour que rien ne bouge quand il apparaît.',
				en: 'The place of the link stays reserved, so that nothing moves when it appears.',
			},
		},
		headerCarts: {
			title: { fr: 'Panier de l’en-tête du thème', en: 'The theme’s header cart' },
			help: {
				fr: 'Le panier que Storefront ou Elementor affiche dans l’en-tête ouvre le tiroir au lieu de son propre panneau.',
				en: 'The cart that Storefront or Elementor shows in the header opens the drawer instead of its own panel.',
			},
		},
		replacesBlock: {
			title: { fr: 'Remplacer le bloc Mini-panier', en: 'Replace the Mini-Cart block' },
			help: {
				fr: 'Dans un thème de blocs, ce panier prend la place du bloc de WooCommerce, sous forme de tiroir.',
				en: 'In a block theme this cart takes the place of WooCommerce’s block, as a drawer.',
			},
		},
		toWishlist: {
			title: { fr: 'Du panier aux favoris', en: 'From the cart to the wishlist' },
			help: {
				fr: 'Un bouton par ligne et un pour tout le panier ; le panier reste comme il est.',
				en: 'A button on each line and one for the whole cart; the cart stays as it is.',
			},
		},
		showLabel: {
			title: { fr: 'Afficher le mot « Panier »', en: 'Show the word “Cart”' },
			help: {
				fr: 'Sur les petits écrans, seule l’icône se voit ; les lecteurs d’écran lisent toujours le mot.',
				en: 'Small screens show the icon alone; screen readers always read the word.',
			},
		},
	},
});
