import { defineMessages } from '../../src/i18n/define-messages';

export const messages = defineMessages('search', {
	label: ['Rechercher un produit', 'Search for a product'],
	suggestions: ['Suggestions', 'Suggestions'],
	count: ['{count} suggestion | {count} suggestions', '{count} suggestion | {count} suggestions'],
	products: ['Produits', 'Products'],
	categories: ['Catégories', 'Categories'],
	all: ['Voir tous les résultats', 'See all results'],
	allOf: ['Voir le résultat | Voir les {count} résultats', 'See the result | See all {count} results'],
	none: ['Aucun produit ne correspond à « {term} ».', 'No product matches “{term}”.'],
	hint: ['Vérifiez l’orthographe, ou essayez un mot plus court.', 'Check the spelling, or try a shorter word.'],
	browse: ['Parcourir les catégories', 'Browse the categories'],
	shop: ['Voir toute la boutique', 'Go to the shop'],
	recent: ['Recherches récentes', 'Recent searches'],
	recentCount: [
		'{count} recherche récente | {count} recherches récentes',
		'{count} recent search | {count} recent searches',
	],
	forget: ['Effacer « {term} » des recherches récentes', 'Erase “{term}” from the recent searches'],
	forgotten: ['« {term} » : effacé des recherches récentes.', '“{term}”: erased from the recent searches.'],
	forgetAll: ['Tout effacer', 'Clear all'],
	forgottenAll: ['Les recherches récentes sont effacées.', 'The recent searches are cleared.'],
	onlyHere: ['Dans ce navigateur seulement.', 'In this browser only.'],
	failed: [
		'Les suggestions n’ont pas pu être affichées. {reason} La recherche elle-même fonctionne : appuyez sur Entrée.',
		'The suggestions could not be shown. {reason} The search itself works: press Enter.',
	],
});
