import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages(
	'wishlist-share',
	{
		native: 'Partager',
		guest: 'Toute personne ayant ce lien peut modifier la liste, car elle n’est pas liée à un compte.',
		private: 'Cette liste est privée : personne d’autre que vous ne peut ouvrir ce lien.',
		anyway: 'Partager quand même',
	},
	{
		native: 'Share',
		guest: 'Anybody who has this link can change the list, as it belongs to no account.',
		private: 'This list is private: nobody but you can open this link.',
		anyway: 'Share anyway',
	},
);
