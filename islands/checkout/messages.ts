import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('checkout', {
	required: ['{field} est un champ obligatoire.', '{field} is a required field.'],
	unticked: ['Cochez cette case pour passer commande.', 'Please tick this box to place your order.'],
	unchosen: ['Choisissez une des réponses.', 'Please choose one of the answers.'],
	email: [
		'Cette adresse e-mail n’est pas valide. Exemple\u00a0: nom@exemple.fr.',
		'This email address is not valid. Example: name@example.com.',
	],
	postcode: [
		'Ce code postal n’est pas valide pour le pays choisi.',
		'This postcode is not valid for the chosen country.',
	],
	phone: [
		'Ce numéro de téléphone n’est pas valide\u00a0: écrivez-le avec des chiffres, des espaces ou les signes +\u00a0-\u00a0.\u00a0(\u00a0)\u00a0/.',
		'This phone number is not valid: please write it with digits, spaces or the signs + - . ( ) /.',
	],
	billing: ['{field} (facturation)', '{field} (billing)'],
	shipping: ['{field} (livraison)', '{field} (shipping)'],
	summary: ['À corriger avant de commander', 'To correct before you order'],
	total: ['Nouveau total\u00a0: {total}', 'New total: {total}'],
	sending: ['Envoi de la commande…', 'Sending your order…'],
	nothingOrdered: ['Rien n’a été commandé.', 'Nothing has been ordered.'],
	unsure: [
		'Nous ne savons pas encore si votre commande est passée. «\u00a0Réessayer\u00a0» le demande d’abord à la boutique\u00a0: rien ne sera commandé deux fois.',
		'We do not know yet whether your order was placed. “Try again” asks the shop first: nothing will be ordered twice.',
	],
	unclear: [
		'Votre commande est enregistrée, mais la réponse du paiement n’est pas arrivée. Ne payez pas une seconde fois\u00a0: vérifiez vos e-mails ou contactez la boutique.',
		'Your order is in the shop, but the answer of the payment has not come. Please do not pay a second time: check your emails or contact the shop.',
	],
	failed: [
		'Votre commande n’a pas pu être traitée. Vérifiez qu’aucun paiement n’a été prélevé avant de recommencer.',
		'Your order could not be processed. Please check that no payment was taken before you try again.',
	],
});
