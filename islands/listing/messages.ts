import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'listing',
	{
		more: 'Voir plus d’articles',
		subcategories: 'Sous-catégories de {name}',
	},
	{
		more: 'Show more items',
		subcategories: 'Subcategories of {name}',
	},
);
