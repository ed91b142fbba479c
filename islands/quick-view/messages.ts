import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('quick-view', {
	title: ['Aperçu rapide', 'Quick View'],
	frame: ['Aperçu rapide : {name}', 'Quick View: {name}'],
	ready: ['Aperçu rapide de « {name} » affiché.', 'Quick view of “{name}” is shown.'],
	pictures: ['Photos du produit', 'Product pictures'],
	failed: ['L’aperçu n’a pas pu être affiché. {reason}', 'The quick view could not be shown. {reason}'],
	productPage: ['Voir la fiche du produit', 'View the product page'],
});
