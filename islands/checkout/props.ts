import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Handles totals, payment, coupons and sending instead of WooCommerce's script. If false, that script stays on the page. */
	carriesOrder: boolean('Porter la commande', 'Carry the order', {
		default: true,
		help: [
			'Total, paiement, codes promo et envoi, à la place du script de WooCommerce. Désactivé, ce script reste à côté. Il reste aussi là où un moyen de paiement en a besoin.',
			'Totals, payment, coupons and sending, in place of WooCommerce’s script. Off, that script stays beside it. It also stays where a payment method needs it.',
		],
	}),
	/** Validates e-mail, postcode and phone when their fields lose the focus. False for shops whose rules are looser than WooCommerce's. */
	checkFormats: boolean('Vérifier les formats', 'Check formats', {
		default: true,
		help: [
			'E-mail, code postal et téléphone sont vérifiés dès qu’on quitte le champ, comme WooCommerce le fait à l’envoi. Sans effet si une extension change les règles de WooCommerce\u00a0: le serveur juge alors seul.',
			'Email, postcode and phone are checked as soon as the field is left, as WooCommerce does when the order is sent. No effect where a plugin changes WooCommerce’s rules: then the server alone judges.',
		],
	}),
	/** Keeps field values in the tab's session storage until the order is placed. */
	keepFields: boolean('Garder la saisie', 'Keep what was typed', {
		default: true,
		help: [
			'Ce qui est saisi reste dans l’onglet du navigateur jusqu’à la commande. Ni mot de passe, ni rien de ce qui touche au paiement.',
			'What has been typed stays in the browser tab until the order. No password, and nothing that belongs to the payment.',
		],
	}),
});

export type Props = PropsOf<typeof props>;
