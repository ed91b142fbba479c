import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Diagramme', en: 'Chart' },
	description: {
		fr: 'Diagramme circulaire, en anneau, en barres ou courbe, à côté du tableau de ses valeurs\u202f: lisible sans couleurs, sans souris et sans JavaScript.',
		en: 'Pie, doughnut, bar or line chart beside the table of its values: readable without colours, without a mouse and without JavaScript.',
	},
	props: {
		type: {
			title: { fr: 'Forme', en: 'Type' },
			options: {
				pie: { fr: 'Circulaire', en: 'Pie' },
				doughnut: { fr: 'Anneau', en: 'Doughnut' },
				bar: { fr: 'Barres', en: 'Bars' },
				line: { fr: 'Courbe', en: 'Line' },
			},
		},
		name: {
			title: { fr: 'Libellés', en: 'Labels' },
			help: {
				fr: 'Séparés par des virgules, dans l’ordre des valeurs.',
				en: 'Separated by commas, in the order of the values.',
			},
		},
		number: {
			title: { fr: 'Valeurs', en: 'Values' },
			help: {
				fr: 'Séparées par des virgules, avec un point pour les décimales\u202f: 10, 20.5, 30.',
				en: 'Separated by commas, with a point for decimals: 10, 20.5, 30.',
			},
		},
		color: {
			title: { fr: 'Couleurs', en: 'Colours' },
			help: {
				fr: 'Séparées par des virgules, par exemple #8a1c4a, #1f6f8b. Vide\u202f: la palette.',
				en: 'Separated by commas, for example #8a1c4a, #1f6f8b. Empty: the palette.',
			},
		},
		title: { title: { fr: 'Titre', en: 'Title' } },
		unit: {
			title: { fr: 'Unité', en: 'Unit' },
			help: { fr: 'Après chaque valeur\u202f: €, %, kg.', en: 'After each value: €, %, kg.' },
		},
		size: {
			title: { fr: 'Hauteur', en: 'Height' },
			options: {
				small: { fr: 'Petite', en: 'Small' },
				medium: { fr: 'Moyenne', en: 'Medium' },
				large: { fr: 'Grande', en: 'Large' },
			},
		},
	},
});
