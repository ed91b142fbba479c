import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'wave',
	title: ['Vague', 'Wave'],
	description: [
		'Une vague sur toute la largeur, qui avance doucement et que l’on peut arrêter.',
		'A wave as wide as its place that moves gently, and that visitors can stop.',
	],
	group: 'everywhere',
	props,
	when: 'visible',
	enhance: () => import('./enhance'),
});
