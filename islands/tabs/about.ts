import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'product',
	title: { fr: 'Onglets et accordéons', en: 'Tabs and accordions' },
	description: {
		fr: 'Les onglets de la fiche produit (description, informations, avis), et ceux que vous placez : clavier, liens directs, recherche du navigateur.',
		en: 'The tabs of a product (description, information, reviews), and those that you place: keyboard, deep links, find in page.',
	},
	props: {
		layout: {
			title: { fr: 'Forme', en: 'Layout' },
			help: {
				fr: 'Onglets : une liste de liens vers les panneaux. Accordéon : des éléments details.',
				en: 'Tabs: a list of links to the panels. Accordion: details elements.',
			},
			options: { tabs: { fr: 'Onglets', en: 'Tabs' }, accordion: { fr: 'Accordéon', en: 'Accordion' } },
		},
		multiple: {
			title: { fr: 'Plusieurs ouverts', en: 'Several open' },
			help: {
				fr: 'Accordéon : ouvrir un élément ne ferme pas les autres.',
				en: 'Accordion: opening an item does not close the others.',
			},
		},
		underline: {
			title: { fr: 'Trait animé', en: 'Animated underline' },
			help: {
				fr: 'Un trait court glisse sous l’onglet choisi.',
				en: 'A short line slides below the chosen tab.',
			},
		},
	},
});
