import { defineMessages } from './define-messages';

export const wishlistMessages = defineMessages('wishlist', {
	list: ['Mes wishlists', 'My wishlist'],
	add: ['Ajouter aux favoris', 'Add to Wishlist'],
	remove: ['Retirer des favoris', 'Remove from wishlist'],
	view: ['Voir mes favoris', 'View my wishlist'],
	signIn: ['Se connecter', 'Sign in'],
	undo: ['Annuler', 'Undo'],
	added: ['{name} : ajouté aux favoris.', '{name}: added to your wishlist.'],
	removed: ['{name} : retiré des favoris.', '{name}: removed from your wishlist.'],
	// translators: {list}: name of a wishlist.
	alreadyIn: ['{name} est déjà dans « {list} ».', '{name} is already in “{list}”.'],
	someProduct: ['Produit', 'Product'],
	// translators: {reason}: a sentence that says why.
	failed: ['Vos favoris n’ont pas été modifiés. {reason}', 'Your wishlist was not changed. {reason}'],
	unsure: [
		'Nous ne savons pas si vos favoris ont été modifiés. {reason}',
		'We do not know whether your wishlist was changed. {reason}',
	],
	refused: ['La boutique n’a pas modifié vos favoris.', 'The shop did not change your wishlist.'],
	unknown: ['Vos favoris n’ont pas pu être affichés. {reason}', 'Your wishlist could not be shown. {reason}'],
});
