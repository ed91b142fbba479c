import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'listing',
	title: { fr: 'Widget de produits', en: 'Products widget' },
	description: {
		fr: 'Les listes de produits d’une page d’accueil\u202f: « charger plus », onglets, rangée qui défile, au clavier aussi.',
		en: 'The lists of products of a home page: “load more”, tabs, a row that scrolls, by keyboard too.',
	},
	props: {
		layout: {
			title: { fr: 'Forme', en: 'Layout' },
			help: {
				fr: '« grid » : la grille du thème. « carousel » : une rangée qui défile. Un widget du thème décide lui-même.',
				en: '“grid”: the theme’s grid. “carousel”: a row that scrolls. A widget of the theme decides for itself.',
			},
		},
		maxPages: {
			title: { fr: 'Pages au plus', en: 'Pages at most' },
			help: {
				fr: '« Charger plus » s’arrête après ce nombre de pages, la première comprise.',
				en: '“Load more” stops after this number of pages, the first one included.',
			},
		},
	},
});
