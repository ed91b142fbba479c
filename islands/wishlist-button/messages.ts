import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('wishlist-button', {
	selectOptions: [
		'Veuillez sélectionner les options de l’article avant de l’ajouter à votre wishlist',
		'Please select some product options before adding this product to your wishlist.',
	],
	leaving: ['Votre liste s’ouvre dans quelques secondes.', 'Your list opens in a few seconds.'],
	stay: ['Rester ici', 'Stay here'],
	open: ['Ouvrir la liste', 'Open the list'],
});
