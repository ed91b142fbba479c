import { defineMessages } from '../../i18n/define-messages';

/** Texts with the keys `listing.…`. */
export const listMessages = defineMessages('listing', {
	shown: ['Liste mise à jour.', 'The list is up to date.'],
	added: [
		'{count} article de plus affiché | {count} articles de plus affichés',
		'{count} more item shown | {count} more items shown',
	],
});
