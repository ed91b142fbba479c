import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'listing',
	title: { fr: 'Widget de produits', en: 'Products widget' },
	description: {
		fr: 'Les listes de produits d’une page d’accueil\u202f: « charger plus », onglets, rangée qui défile, au clavier aussi.',
		en: 'The lists of products of a home page: “load more”, tabs, by keyboard too.',
	},
	props: {
		maxPages: {
			title: { fr: 'Pages au plus', en: 'Pages at most' },
			help: {
				fr: '« Charger plus » s’arrête après ce nombre de pages, la première comprise.',
				en: '“Load more” stops after this number of pages, the first one included.',
			},
		},
	},
});
