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
	},
);
