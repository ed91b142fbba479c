import { defineMessages } from '../../src/i18n/define-messages';

export const t = defineMessages('chart', {
	pie: ['Diagramme circulaire', 'Pie chart'],
	doughnut: ['Diagramme en anneau', 'Doughnut chart'],
	bar: ['Diagramme en barres', 'Bar chart'],
	line: ['Courbe', 'Line chart'],
	titled: ['{kind}\u00a0: {title}', '{kind}: {title}'],
	largest: ['La plus grande part est {name}, {share}.', 'The largest share is {name}, {share}.'],
	range: ['De {low} ({lowName}) à {high} ({highName}).', 'From {low} ({lowName}) to {high} ({highName}).'],
	inTable: ['Toutes les valeurs sont dans le tableau.', 'All values are in the table.'],
});
