import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages(
	'listing',
	{
		more: 'Voir plus d’articles',
		filters: 'Filtrer',
		showItems: 'Voir les articles',
		subcategories: 'Sous-catégories de {name}',
	},
	{
		more: 'Show more items',
		filters: 'Filter',
		showItems: 'Show the items',
		subcategories: 'Subcategories of {name}',
	},
);
