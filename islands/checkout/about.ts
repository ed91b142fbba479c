import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'cart',
	adoptsOnly: {
		fr: 'Il améliore le formulaire de commande de WooCommerce, là où il se trouve.',
		en: 'It works on WooCommerce’s checkout form, where that stands.',
	},
	title: { fr: 'Commande', en: 'Checkout' },
	description: {
		fr: 'La commande sans rechargement : total, paiement, codes promo et envoi, une seule commande quoi qu’il arrive ; erreurs dites à côté de chaque champ dès qu’on le quitte, résumé qui mène à chacun, claviers adaptés, saisie gardée jusqu’à la commande.',
		en: 'The checkout without reloads: totals, payment, coupons and sending, one order whatever happens; errors told beside each field as soon as it is left, a summary that leads to each, fitting keyboards, and what was typed kept until the order.',
	},
	props: {
		carriesOrder: {
			title: { fr: 'Porter la commande', en: 'Carry the order' },
			help: {
				fr: 'Total, paiement, codes promo et envoi, à la place du script de WooCommerce. Désactivé, ce script reste à côté. Il reste aussi là où un moyen de paiement en a besoin.',
				en: 'Totals, payment, coupons and sending, in place of WooCommerce’s script. Off, that script stays beside it. It also stays where a payment method needs it.',
			},
		},
		checkFormats: {
			title: { fr: 'Vérifier les formats', en: 'Check formats' },
			help: {
				fr: 'E-mail, code postal et téléphone sont vérifiés dès qu’on quitte le champ, comme WooCommerce le fait à l’envoi. Sans effet si une extension change les règles de WooCommerce\u00a0: le serveur juge alors seul.',
				en: 'Email, postcode and phone are checked as soon as the field is left, as WooCommerce does when the order is sent. No effect where a plugin changes WooCommerce’s rules: then the server alone judges.',
			},
		},
		keepFields: {
			title: { fr: 'Garder la saisie', en: 'Keep what was typed' },
			help: {
				fr: 'Ce qui est saisi reste dans l’onglet du navigateur jusqu’à la commande. Ni mot de passe, ni rien de ce qui touche au paiement.',
				en: 'What has been typed stays in the browser tab until the order. No password, and nothing that belongs to the payment.',
			},
		},
	},
});
