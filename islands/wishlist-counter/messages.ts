import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('wishlist-counter', {
	title: ['Mes favoris', 'My wishlist'],
	count: ['{count} article | {count} articles', '{count} item | {count} items'],
	show: ['Afficher l’aperçu des favoris', 'Show a preview of the wishlist'],
	more: ['et {count} autre | et {count} autres', 'and {count} more | and {count} more'],
	remove: ['Retirer {name} des favoris', 'Remove {name} from the wishlist'],
	gone: [
		'Des produits de votre liste ne sont plus en boutique.',
		'Some products of your list are no longer in the shop.',
	],
});
