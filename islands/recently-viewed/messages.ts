import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'recently-viewed',
	{
		title: 'Vus récemment',
		count: '({count} produit) | ({count} produits)',
		none: 'Aucun produit n’est retenu sur cet appareil.',
		failed: 'Les produits n’ont pas pu être affichés. {reason}',
		remove: 'Retirer {name} des produits vus récemment',
		removed: '{name} : retiré des produits vus récemment.',
		clear: 'Tout effacer',
		cleared: 'Les produits vus récemment sont effacés.',
		doNotRemember: 'Ne pas mémoriser sur cet appareil',
		hint: 'Cette liste n’existe que dans votre navigateur.',
		themeFailed: 'Ce produit n’a pas pu être retiré. {reason}',
	},
	{
		title: 'Recently viewed',
		count: '({count} product) | ({count} products)',
		none: 'No product is remembered on this device.',
		failed: 'The products could not be shown. {reason}',
		remove: 'Remove {name} from the recently viewed products',
		removed: '{name}: removed from the recently viewed products.',
		clear: 'Clear all',
		cleared: 'The recently viewed products are cleared.',
		doNotRemember: 'Do not remember on this device',
		hint: 'This list exists in your browser only.',
		themeFailed: 'This product could not be removed. {reason}',
	},
);
