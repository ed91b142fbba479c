import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'chart',
	title: ['Diagramme', 'Chart'],
	description: [
		'Diagramme circulaire, en anneau, en barres ou courbe, à côté du tableau de ses valeurs\u202f: lisible sans couleurs, sans souris et sans JavaScript.',
		'Pie, doughnut, bar or line chart beside the table of its values: readable without colours, without a mouse and without JavaScript.',
	],
	group: 'everywhere',
	props,
	when: 'visible',
	// The server's table stays: legend, and accessible alternative to the drawing.
	mount: 'append',
	view: () => import('./view'),
});
