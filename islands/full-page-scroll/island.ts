import { defineIsland } from '../../src/runtime/define-island';

export default defineIsland({
	title: ['Page plein écran', 'Full-page scroll'],
	description: [
		'Placée n’importe où dans une page, elle fait de chaque section un écran\u00a0: celles que le code court entoure, sinon celles de la page. Une section plus longue que l’écran défile\u202f; rien sous 768 × 600 pixels, ni dans l’éditeur.',
		'Placed anywhere in a page, it makes a screen of every section: of those that the shortcode encloses, otherwise of the page’s. A section longer than the screen scrolls; nothing below 768 × 600 pixels, nor in the editor.',
	],
	serves: 'decoration',
	when: 'idle',
	enhance: () => import('./enhance'),
});
