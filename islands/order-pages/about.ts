import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'cart',
	adoptsOnly: {
		fr: 'Il met en forme la commande, sa confirmation et le compte que WooCommerce affiche.',
		en: 'It lays out the checkout, the confirmation and the account that WooCommerce prints.',
	},
	title: { fr: 'Pages de la commande et du compte', en: 'Order and account pages' },
	description: {
		fr: 'Commande, confirmation et compte pensés pour le téléphone\u00a0: récapitulatif avec photos, formulaire court, bouton qui dit le prix, commandes en fiches. Une commande dessinée par le thème ou un constructeur de pages reste telle quelle.',
		en: 'Checkout, confirmation and account made for the phone: summary with pictures, short form, a button that says the price, orders as cards. A checkout that a theme or a page builder draws stays as it is.',
	},
	props: {
		summary: {
			title: { fr: 'Récapitulatif avec photos', en: 'Summary with pictures' },
			help: {
				fr: 'Sur téléphone, il se déplie au-dessus du formulaire, avec le code promo. Ailleurs, il est à côté.',
				en: 'On a phone it unfolds above the form, with the coupon. Elsewhere it stands beside it.',
			},
		},
		shortForm: {
			title: { fr: 'Formulaire court', en: 'Short form' },
			help: {
				fr: 'L’e-mail en premier\u202f; la société, si elle est facultative, derrière «\u00a0Ajouter une société\u00a0».',
				en: 'Email first; the company, where it is optional, behind “Add a company”.',
			},
		},
		priceOnButton: {
			title: { fr: 'Prix sur le bouton', en: 'Price on the button' },
			help: {
				fr: '«\u00a0Commander et payer 34,80\u00a0€\u00a0». Sans effet si une extension a changé le texte de WooCommerce.',
				en: '“Order and pay €34.80”. No effect where a plugin has changed WooCommerce’s words.',
			},
		},
		guestAccount: {
			title: { fr: 'Compte après la commande', en: 'Account after the order' },
			help: {
				fr: 'Proposé sur la page de confirmation, si la création de compte est permise sur la page «\u00a0Mon compte\u00a0».',
				en: 'Offered where the order is confirmed, if registration is allowed on the “My account” page.',
			},
		},
		withdrawal: {
			title: { fr: 'Page de rétractation', en: 'Withdrawal page' },
			help: {
				fr: 'Adresse de la page où l’on se rétracte (L.\u00a0221-18 et suivants du code de la consommation). Un lien y mène depuis le compte, chaque commande et le paiement. Vide\u00a0: aucun lien.',
				en: 'Address of the page on which a customer withdraws from the contract. The account, each order and the checkout link to it. Empty: no link.',
			},
		},
		withdrawalInFooter: {
			title: { fr: 'Rétractation en bas de page', en: 'Withdrawal at the end of pages' },
			help: {
				fr: 'À désactiver si le pied de page du thème a déjà ce lien.',
				en: 'Switch it off where the theme’s footer has this link already.',
			},
		},
	},
});
