import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'counter',
	title: ['Compteur et barre de progression', 'Counter and progress bar'],
	description: [
		'Un nombre qui défile jusqu’à sa valeur quand on le voit, avec une barre si vous voulez. Sans JavaScript, et pour les lecteurs d’écran, la valeur seule.',
		'A number that counts up to its value once it is seen, with a bar if you like. Without JavaScript, and for screen readers, the value alone.',
	],
	group: 'everywhere',
	props,
	// Shows the first number before the counter is visible.
	when: 'visible:200px',
	enhance: () => import('./enhance'),
});
