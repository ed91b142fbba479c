import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'timeline',
	title: ['Chronologie', 'Timeline'],
	description: [
		'Une liste de dates, chacune avec son titre et son texte, qui apparaissent pendant le défilement.',
		'A list of dates, each with its title and its text, which come in as the page is scrolled.',
	],
	group: 'everywhere',
	props,
	when: 'prefetch | visible:200px',
	enhance: () => import('./enhance'),
});
