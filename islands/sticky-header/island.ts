import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'sticky-header',
	title: ['En-tête fixe', 'Sticky header'],
	description: [
		'L’en-tête, une section ou la colonne latérale reste à l’écran pendant le défilement, sans jamais couvrir ce que l’on lit au clavier ni la cible d’un lien.',
		'The header, a section or the sidebar stays in view while the page scrolls, and never covers what has the focus or where a link leads.',
	],
	group: 'everywhere',
	props,
	// Not later than idle: on a page opened in its middle, a late header would cover text being read.
	when: 'idle',
	enhance: () => import('./enhance'),
});
