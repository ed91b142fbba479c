import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'quick-view',
	{
		title: 'Aperçu rapide',
		frame: 'Aperçu rapide : {name}',
		ready: 'Aperçu rapide de « {name} » affiché.',
		pictures: 'Photos du produit',
		failed: 'L’aperçu n’a pas pu être affiché. {reason}',
		productPage: 'Voir la fiche du produit',
	},
	{
		title: 'Quick View',
		frame: 'Quick View: {name}',
		ready: 'Quick view of “{name}” is shown.',
		pictures: 'Product pictures',
		failed: 'The quick view could not be shown. {reason}',
		productPage: 'View the product page',
	},
);
