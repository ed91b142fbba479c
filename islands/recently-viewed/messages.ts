import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('recently-viewed', {
	title: ['Vus récemment', 'Recently viewed'],
	count: ['({count} produit) | ({count} produits)', '({count} product) | ({count} products)'],
	none: ['Aucun produit n’est retenu sur cet appareil.', 'No product is remembered on this device.'],
	failed: ['Les produits n’ont pas pu être affichés. {reason}', 'The products could not be shown. {reason}'],
	remove: ['Retirer {name} des produits vus récemment', 'Remove {name} from the recently viewed products'],
	removed: ['{name} : retiré des produits vus récemment.', '{name}: removed from the recently viewed products.'],
	clear: ['Tout effacer', 'Clear all'],
	cleared: ['Les produits vus récemment sont effacés.', 'The recently viewed products are cleared.'],
	doNotRemember: ['Ne pas mémoriser sur cet appareil', 'Do not remember on this device'],
	hint: ['Cette liste n’existe que dans votre navigateur.', 'This list exists in your browser only.'],
	themeFailed: ['Ce produit n’a pas pu être retiré. {reason}', 'This product could not be removed. {reason}'],
});
