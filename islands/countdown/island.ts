import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'countdown',
	title: ['Compte à rebours', 'Countdown'],
	description: [
		'Jours, heures, minutes et secondes jusqu’à un moment, puis des zéros.',
		'Days, hours, minutes and seconds to a moment, then zeros.',
	],
	group: 'everywhere',
	props,
	when: 'visible',
	view: () => import('./view'),
});
