import { defineMessages } from './define-messages';

/** Texts of all wishlist features. */
export const wishlistMessages = defineMessages(
	'wishlist',
	{
		list: 'Mes wishlists',
		add: 'Ajouter aux favoris',
		remove: 'Retirer des favoris',
		view: 'Voir mes favoris',
		signIn: 'Se connecter',
		undo: 'Annuler',
		added: '{name} : ajouté aux favoris.',
		removed: '{name} : retiré des favoris.',
		alreadyIn: '{name} Produit déjà dans les favoris {list}',
		someProduct: 'Produit',
		failed: 'Vos favoris n’ont pas été modifiés. {reason}',
		unsure: 'Nous ne savons pas si vos favoris ont été modifiés. {reason}',
		refused: 'La boutique n’a pas modifié vos favoris.',
		unknown: 'Vos favoris n’ont pas pu être affichés. {reason}',
	},
	{
		list: 'My wishlist',
		add: 'Add to Wishlist',
		remove: 'Remove from wishlist',
		view: 'View my wishlist',
		signIn: 'Sign in',
		undo: 'Undo',
		added: '{name}: added to your wishlist.',
		removed: '{name}: removed from your wishlist.',
		alreadyIn: '{name} already in {list}',
		someProduct: 'Product',
		failed: 'Your wishlist was not changed. {reason}',
		unsure: 'We do not know whether your wishlist was changed. {reason}',
		refused: 'The shop did not change your wishlist.',
		unknown: 'Your wishlist could not be shown. {reason}',
	},
);
