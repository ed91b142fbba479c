import { menu } from '../../src/build/option-texts';
import { defineIsland } from '../../src/runtime/define-island';
import { choice, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	menu,
	/** Side at which the menu opens: inline start (left in French), inline end, or `popup`, a window over the page. */
	placement: choice('Place', 'Place', {
		default: 'start',
		options: {
			start: ['À gauche', 'At the left'],
			end: ['À droite', 'At the right'],
			popup: ['Fenêtre au milieu de la page', 'Window in the middle of the page'],
		},
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Menu latéral', 'Off-canvas menu'],
	description: [
		'Un bouton ouvre le menu à côté de la page, un niveau à la fois, avec «\u202fRetour\u202f» et «\u202fFermer\u202f». Sans JavaScript, la liste s’ouvre sous le bouton.',
		'A button opens the menu beside the page, one level at a time, with “Back” and “Close”. Without JavaScript the list opens below the button.',
	],
	props,
	// Before that the browser opens the list in its place by itself.
	when: 'interaction',
	intents: 'summary',
	enhance: () => import('./enhance'),
});
