import { defineIsland } from '../../src/runtime/define-island';
import { choice, custom, defineProps, type PropsOf, text } from '../../src/runtime/define-props';

/** A list, or the comma-separated text of a page builder. */
const listOf = (items: object) => ({ anyOf: [{ type: 'array', items }, { type: 'string' }] });

export const props = defineProps({
	/** Kind of chart (WID-07). */
	type: choice('Forme', 'Type', {
		default: 'pie',
		options: {
			pie: ['Circulaire', 'Pie'],
			doughnut: ['Anneau', 'Doughnut'],
			bar: ['Barres', 'Bars'],
			line: ['Courbe', 'Line'],
		},
	}),
	/** Labels, in order. A missing label becomes the number of its row. */
	name: custom<string | string[]>('Libellés', 'Labels', {
		default: '',
		schema: listOf({ type: 'string' }),
		help: ['Séparés par des virgules, dans l’ordre des valeurs.', 'Separated by commas, in the order of the values.'],
	}),
	/**
	 * Values, in order: numbers, or texts with a decimal point or, inside a list, a decimal comma (`"10,5"`). A value that is not a number is
	 * logged for developers and not drawn.
	 */
	number: custom<string | (string | number)[]>('Valeurs', 'Values', {
		default: '',
		schema: listOf({ type: ['number', 'string'] }),
		help: [
			'Séparées par des virgules, avec un point pour les décimales\u00a0: 10, 20.5, 30.',
			'Separated by commas, with a point for decimals: 10, 20.5, 30.',
		],
	}),
	/** Colours, in order; missing ones come from the palette (`--archipel-chart-1` … `-8`). A line has one colour, the first. */
	color: custom<string | string[]>('Couleurs', 'Colours', {
		default: '',
		schema: listOf({ type: 'string' }),
		help: [
			'Séparées par des virgules, par exemple #8a1c4a, #1f6f8b. Vide\u00a0: la palette.',
			'Separated by commas, for example #8a1c4a, #1f6f8b. Empty: the palette.',
		],
	}),
	title: text('Titre', 'Title', { default: '' }),
	unit: text('Unité', 'Unit', {
		default: '',
		help: ['Après chaque valeur\u00a0: €, %, kg.', 'After each value: €, %, kg.'],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Diagramme', 'Chart'],
	description: [
		'Diagramme circulaire, en anneau, en barres ou courbe, à côté du tableau de ses valeurs\u00a0: lisible sans couleurs, sans souris et sans JavaScript.',
		'Pie, doughnut, bar or line chart beside the table of its values: readable without colours, without a mouse and without JavaScript.',
	],
	props,
	when: 'visible',
	enhance: () => import('./enhance'),
});
