import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'wishlist-button',
	{
		selectOptions: 'Veuillez sélectionner les options de l’article avant de l’ajouter à votre wishlist',
		leaving: 'Votre liste s’ouvre dans quelques secondes.',
		stay: 'Rester ici',
		open: 'Ouvrir la liste',
	},
	{
		selectOptions: 'Please select some product options before adding this product to your wishlist.',
		leaving: 'Your list opens in a few seconds.',
		stay: 'Stay here',
		open: 'Open the list',
	},
);
