import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'deal',
	title: ['Offre limitée', 'Deal'],
	description: [
		'Compte à rebours d’une offre et part déjà vendue. À la fin, le compte à rebours s’efface et la page en est avertie. N’affichez que de vraies dates et de vrais stocks\u202f: un compteur qui repart à zéro est une pratique trompeuse.',
		'Countdown of a deal and how much of it is sold. When it ends, the countdown goes and the page is told. Show real dates and real stock only: a counter that starts again is a misleading practice.',
	],
	group: 'everywhere',
	props,
	when: 'visible',
	view: () => import('./view'),
});
