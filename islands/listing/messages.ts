import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('listing', {
	more: ['Voir plus d’articles', 'Show more items'],
	filters: ['Filtrer', 'Filter'],
	showItems: ['Voir les articles', 'Show the items'],
	subcategories: ['Sous-catégories de {name}', 'Subcategories of {name}'],
});
