import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'listing',
	adoptsOnly: {
		fr: 'Il agit sur ce qui entoure les listes de produits : tri, pages, filtres, affichage, catégories.',
		en: 'It works on what surrounds the lists of products: order, pages, filters, display, categories.',
	},
	title: { fr: 'Listes de produits', en: 'Product lists' },
	description: {
		fr: 'Trier, filtrer et changer de page sans recharger ; le retour arrière ramène aux mêmes articles, au même endroit.',
		en: 'Sorting, filtering and paging without a reload; Back leads to the same items, at the same place.',
	},
	props: {
		pagination: {
			title: { fr: 'Pages suivantes', en: 'Further pages' },
			help: {
				fr: 'En défilant, la suite vient deux fois d’elle-même.',
				en: 'By scrolling, the next items come by themselves twice.',
			},
			options: {
				pages: { fr: 'Les liens du thème', en: 'The theme’s links' },
				'load-more': { fr: 'Un bouton ajoute la suite', en: 'A button adds the next items' },
				scroll: { fr: 'En défilant, puis par un bouton', en: 'By scrolling, then by a button' },
			},
		},
		method: {
			title: { fr: 'Requêtes', en: 'Requests' },
			help: {
				fr: 'GET, que les caches savent servir ; POST seulement si le thème l’exige.',
				en: 'GET, which caches can answer; POST only if the theme needs it.',
			},
			options: { GET: { fr: 'GET', en: 'GET' }, POST: { fr: 'POST', en: 'POST' } },
		},
		displayDays: {
			title: { fr: 'Durée du choix grille ou liste', en: 'Duration of the choice of grid or list' },
			help: { fr: 'En jours.', en: 'In days.' },
		},
	},
});
