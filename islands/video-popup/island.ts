import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';
import { LINK } from './model';

export default defineIsland({
	name: 'video-popup',
	title: ['Vidéo en fenêtre', 'Video popup'],
	description: [
		'Une image qui ouvre une vidéo par-dessus la page. YouTube et Vimeo ne sont contactés qu’après l’appui et l’accord de la visiteuse, par leurs adresses sans cookies.',
		'A picture that opens a video above the page. YouTube and Vimeo are contacted only after the press and the visitor’s consent, at their hosts without cookies.',
	],
	group: 'everywhere',
	props,
	when: 'interaction',
	intents: LINK,
	enhance: () => import('./enhance'),
});
