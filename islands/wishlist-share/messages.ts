import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('wishlist-share', {
	native: ['Partager', 'Share'],
	guest: [
		'Toute personne ayant ce lien peut modifier la liste, car elle n’est pas liée à un compte.',
		'Anybody who has this link can change the list, as it belongs to no account.',
	],
	private: [
		'Cette liste est privée : personne d’autre que vous ne peut ouvrir ce lien.',
		'This list is private: nobody but you can open this link.',
	],
	anyway: ['Partager quand même', 'Share anyway'],
});
