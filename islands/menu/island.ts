import { menu } from '../../src/build/option-texts';
import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	menu,
	/** Width of the window below which the bar becomes a button that opens a list: 767 px, 1024 px, never, or always. */
	breakpoint: choice('Bouton «\u202fMenu\u202f»', '“Menu” button', {
		default: 'tablet',
		options: {
			mobile: ['Jusqu’à 767 px de large', 'Up to 767 px of width'],
			tablet: ['Jusqu’à 1024 px de large', 'Up to 1024 px of width'],
			never: ['Jamais', 'Never'],
			always: ['Toujours', 'Always'],
		},
	}),
	/** Whether the list that the button opens overlays the page at full width; otherwise it stands below the button. */
	fullWidth: boolean('Liste sur toute la largeur', 'List over the whole width', {
		default: false,
		help: [
			'La liste ouverte par le bouton couvre la largeur de l’écran.',
			'The list that the button opens is as wide as the window.',
		],
	}),
	/**
	 * Width of panels whose item has the class `mega` or `has-mega-menu`: their own, the header container's, the window's, or their own from the
	 * container's start. A class of the item overrides it: `has-containerwidth`, `has-stretchwidth`, `has-fullwidth`, `has-leftwidth`.
	 */
	panels: choice('Largeur des méga-menus', 'Width of the mega menus', {
		default: 'own',
		options: {
			own: ['La leur', 'Their own'],
			container: ['Celle de l’en-tête', 'The header’s'],
			stretch: ['Celle de l’écran', 'The window’s'],
			left: ['La leur, au bord de l’en-tête', 'Their own, from the edge of the header'],
		},
		help: [
			'Donnez la classe «\u202fmega\u202f» à un élément du menu pour que son sous-menu en soit un.',
			'Give an item of the menu the class “mega” to make its submenu one.',
		],
	}),
	/** Centres panels below their link and adds an arrow, for an account menu. */
	arrow: boolean('Flèche', 'Arrow', {
		default: false,
		help: [
			'Panneaux centrés sous leur lien, avec une flèche\u00a0: pour le menu du compte.',
			'Panels centred below their link, with an arrow: for the account menu.',
		],
	}),
	/** Whether the island also enhances the menus that the theme prints; read by PHP. */
	themeMenus: boolean('Menus du thème', 'Menus of the theme', {
		default: false,
		help: [
			'Reprend aussi les menus que le thème affiche. Le bloc Navigation des thèmes de blocs garde son propre script.',
			'Takes over the menus that the theme prints too. The Navigation block of block themes keeps its own script.',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Menu', 'Menu'],
	description: [
		'Un menu à sous-menus, méga-menus compris, qui s’ouvrent à la souris, au doigt et au clavier sans sortir de l’écran\u202f; un bouton et un accordéon sur téléphone. Sans JavaScript, des liens.',
		'A menu with submenus, mega menus included, that open by mouse, finger and keyboard and stay inside the window; a button and an accordion on phones. Without JavaScript, links.',
	],
	props,
	// The buttons for keyboard users are made while idle, the code that places panels is loaded on hover or focus.
	when: 'idle | interaction',
	// Replaced only if the owner enables `themeMenus`: `render.php` then wraps the theme's menus in hosts.
	replaces: { scripts: ['storefront-navigation'] },
	enhance: () => import('./enhance'),
});
