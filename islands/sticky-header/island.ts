import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/**
	 * `header`: stays at the top of the window above 768 px. `section`: the same for any part of a page, at any width. `sidebar`: stays in view
	 * beside longer content, from 992 px.
	 */
	part: choice('Élément', 'Part', {
		default: 'header',
		options: {
			header: ['L’en-tête, au-dessus de 768 px de large', 'The header, above 768 px of width'],
			section: ['Une section, à toute largeur', 'A section, at any width'],
			sidebar: ['La colonne latérale, à partir de 992 px', 'The sidebar, from 992 px'],
		},
	}),
	/** CSS selector of the theme's element; empty: the content of the host. */
	target: text('Sélecteur CSS', 'CSS selector', {
		default: '',
		help: [
			'De l’élément du thème, par exemple .site-header. Vide\u00a0: ce que contient le bloc.',
			'Of the theme’s element, for example .site-header. Empty: what stands in the block.',
		],
	}),
	/**
	 * CSS selector of the theme's title bar that the header overlays: above 992 px its height is the header's plus 210 px. Empty: none. The same
	 * height in the theme's style sheet avoids a layout shift.
	 */
	breadcrumb: text('Bandeau du fil d’Ariane', 'Breadcrumb bar', {
		default: '',
		help: [
			'Sélecteur CSS du bandeau que l’en-tête recouvre : au-dessus de 992 px, il prend la hauteur de l’en-tête plus 210 px. Vide : aucun.',
			'CSS selector of the bar that the header covers: above 992 px it is as high as the header plus 210 px. Empty: none.',
		],
	}),
	/** Applies to `target` on every page; read by PHP. */
	everywhere: boolean('Sur toutes les pages', 'On every page', {
		default: false,
		help: ['Demande un sélecteur CSS.', 'Needs a CSS selector.'],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['En-tête fixe', 'Sticky header'],
	description: [
		'L’en-tête, une section ou la colonne latérale reste à l’écran pendant le défilement, sans jamais couvrir ce que l’on lit au clavier ni la cible d’un lien.',
		'The header, a section or the sidebar stays in view while the page scrolls, and never covers what has the focus or where a link leads.',
	],
	props,
	// Not later than idle: on a page opened in its middle, a late header would cover text being read.
	when: 'idle',
	enhance: () => import('./enhance'),
});
