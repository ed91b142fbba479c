import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'checkout',
	{
		required: '{field} est un champ obligatoire.',
		unticked: 'Cochez cette case pour passer commande.',
		unchosen: 'Choisissez une des réponses.',
		email: 'Cette adresse e-mail n’est pas valide. Exemple\u00a0: nom@exemple.fr.',
		postcode: 'Ce code postal n’est pas valide pour le pays choisi.',
		phone:
			'Ce numéro de téléphone n’est pas valide\u00a0: écrivez-le avec des chiffres, des espaces ou les signes +\u00a0-\u00a0.\u00a0(\u00a0)\u00a0/.',
		billing: '{field} (facturation)',
		shipping: '{field} (livraison)',
		summary: 'À corriger avant de commander',
		total: 'Nouveau total\u00a0: {total}',
		sending: 'Envoi de la commande…',
		nothingOrdered: 'Rien n’a été commandé.',
		unsure:
			'Nous ne savons pas encore si votre commande est passée. «\u00a0Réessayer\u00a0» le demande d’abord à la boutique\u00a0: rien ne sera commandé deux fois.',
		unclear:
			'Votre commande est enregistrée, mais la réponse du paiement n’est pas arrivée. Ne payez pas une seconde fois\u00a0: vérifiez vos e-mails ou contactez la boutique.',
		failed: 'Votre commande n’a pas pu être traitée. Vérifiez qu’aucun paiement n’a été prélevé avant de recommencer.',
	},
	{
		required: '{field} is a required field.',
		unticked: 'Please tick this box to place your order.',
		unchosen: 'Please choose one of the answers.',
		email: 'This email address is not valid. Example: name@example.com.',
		postcode: 'This postcode is not valid for the chosen country.',
		phone: 'This phone number is not valid: please write it with digits, spaces or the signs + - . ( ) /.',
		billing: '{field} (billing)',
		shipping: '{field} (shipping)',
		summary: 'To correct before you order',
		total: 'New total: {total}',
		sending: 'Sending your order…',
		nothingOrdered: 'Nothing has been ordered.',
		unsure:
			'We do not know yet whether your order was placed. “Try again” asks the shop first: nothing will be ordered twice.',
		unclear:
			'Your order is in the shop, but the answer of the payment has not come. Please do not pay a second time: check your emails or contact the shop.',
		failed: 'Your order could not be processed. Please check that no payment was taken before you try again.',
	},
);
