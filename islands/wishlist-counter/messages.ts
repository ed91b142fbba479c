import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'wishlist-counter',
	{
		title: 'Mes favoris',
		count: '{count} article | {count} articles',
		show: 'Afficher l’aperçu des favoris',
		more: 'et {count} autre | et {count} autres',
		remove: 'Retirer {name} des favoris',
		gone: 'Des produits de votre liste ne sont plus en boutique.',
	},
	{
		title: 'My wishlist',
		count: '{count} item | {count} items',
		show: 'Show a preview of the wishlist',
		more: 'and {count} more | and {count} more',
		remove: 'Remove {name} from the wishlist',
		gone: 'Some products of your list are no longer in the shop.',
	},
);
