import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Prints a collapsible summary with total, products and coupon above the checkout on phones, and images in the order review. */
	summary: boolean('Récapitulatif avec photos', 'Summary with pictures', {
		default: true,
		help: [
			'Sur téléphone, il se déplie au-dessus du formulaire, avec le code promo. Ailleurs, il est à côté.',
			'On a phone it unfolds above the form, with the coupon. Elsewhere it stands beside it.',
		],
	}),
	/** Moves the e-mail field to the top and collapses the optional company field. */
	shortForm: boolean('Formulaire court', 'Short form', {
		default: true,
		help: [
			'L’e-mail en premier\u202f; la société, si elle est facultative, derrière «\u00a0Ajouter une société\u00a0».',
			'Email first; the company, where it is optional, behind “Add a company”.',
		],
	}),
	/** Puts the obligation to pay and the total into the text of the order button. */
	priceOnButton: boolean('Prix sur le bouton', 'Price on the button', {
		default: true,
		help: [
			'«\u00a0Commander et payer 34,80\u00a0€\u00a0». Sans effet si une extension a changé le texte de WooCommerce.',
			'“Order and pay €34.80”. No effect where a plugin has changed WooCommerce’s words.',
		],
	}),
	/** Offers guests an account on the confirmation page, if the shop allows registration. */
	guestAccount: boolean('Compte après la commande', 'Account after the order', {
		default: true,
		help: [
			'Proposé sur la page de confirmation, si la création de compte est permise sur la page «\u00a0Mon compte\u00a0».',
			'Offered where the order is confirmed, if registration is allowed on the “My account” page.',
		],
	}),
	/** URL of the withdrawal page for contracts; empty prints no link. */
	withdrawal: text('Page de rétractation', 'Withdrawal page', {
		default: '',
		help: [
			'Adresse de la page où l’on se rétracte (L.\u00a0221-18 et suivants du code de la consommation). Un lien y mène depuis le compte, chaque commande et le paiement. Vide\u00a0: aucun lien.',
			'Address of the page on which a customer withdraws from the contract. The account, each order and the checkout link to it. Empty: no link.',
		],
	}),
	/** Prints the link to the withdrawal page in the footer of every page, too. */
	withdrawalInFooter: boolean('Rétractation en bas de page', 'Withdrawal at the end of pages', {
		default: true,
		help: [
			'À désactiver si le pied de page du thème a déjà ce lien.',
			'Switch it off where the theme’s footer has this link already.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Pages de la commande et du compte', 'Order and account pages'],
	description: [
		'Commande, confirmation et compte pensés pour le téléphone\u00a0: récapitulatif avec photos, formulaire court, bouton qui dit le prix, commandes en fiches. Une commande dessinée par le thème ou un constructeur de pages reste telle quelle.',
		'Checkout, confirmation and account made for the phone: summary with pictures, short form, a button that says the price, orders as cards. A checkout that a theme or a page builder draws stays as it is.',
	],
	group: 'cart',
	adoptsOnly: [
		'Il met en forme la commande, sa confirmation et le compte que WooCommerce affiche.',
		'It lays out the checkout, the confirmation and the account that WooCommerce prints.',
	],
	props,
	// Not urgent: PHP and CSS do most of the work.
	when: 'idle | interaction',
	adopts: '.archipel-company, .woocommerce-MyAccount-navigation',
	requires: ['woocommerce'],
	pages: ['checkout', 'account'],
	enhance: () => import('./enhance'),
});
