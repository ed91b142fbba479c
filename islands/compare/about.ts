import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'listing',
	title: { fr: 'Comparateur', en: 'Compare' },
	description: {
		fr: 'La cliente met jusqu’à quatre produits côte à côte et voit ce qui les distingue ; la liste reste dans son navigateur.',
		en: 'The shopper puts up to four products side by side and sees how they differ; the list stays in her browser.',
	},
	props: {
		max: {
			title: { fr: 'Nombre de produits', en: 'Number of products' },
			help: { fr: 'De deux à quatre.', en: 'Two to four.' },
		},
		fields: {
			title: { fr: 'Lignes du tableau', en: 'Rows of the table' },
			help: {
				fr: 'Parmi price, availability, rating, description, attributes, weight, dimensions, dans l’ordre voulu.',
				en: 'Of price, availability, rating, description, attributes, weight, dimensions, in the order you want.',
			},
		},
		onTiles: { title: { fr: 'Bouton sur les vignettes', en: 'Button on product tiles' } },
		onProduct: { title: { fr: 'Bouton sur les fiches', en: 'Button on product pages' } },
	},
});
