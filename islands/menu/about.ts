import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Menu', en: 'Menu' },
	description: {
		fr: 'Un menu à sous-menus, méga-menus compris, qui s’ouvrent à la souris, au doigt et au clavier sans sortir de l’écran ; un bouton et un accordéon sur téléphone. Sans JavaScript, des liens.',
		en: 'A menu with submenus, mega menus included, that open by mouse, finger and keyboard and stay inside the window; a button and an accordion on phones. Without JavaScript, links.',
	},
	props: {
		menu: {
			title: { fr: 'Menu', en: 'Menu' },
			help: {
				fr: 'Emplacement du thème (primary), ou nom d’un menu d’Apparence → Menus.',
				en: 'A location of the theme (primary), or the name of a menu under Appearance → Menus.',
			},
		},
		breakpoint: {
			title: { fr: 'Bouton « Menu »', en: '“Menu” button' },
			options: {
				mobile: { fr: 'Jusqu’à 767 px de large', en: 'Up to 767 px of width' },
				tablet: { fr: 'Jusqu’à 1024 px de large', en: 'Up to 1024 px of width' },
				never: { fr: 'Jamais', en: 'Never' },
				always: { fr: 'Toujours', en: 'Always' },
			},
		},
		fullWidth: {
			title: { fr: 'Liste sur toute la largeur', en: 'List over the whole width' },
			help: {
				fr: 'La liste ouverte par le bouton couvre la largeur de l’écran.',
				en: 'The list that the button opens is as wide as the window.',
			},
		},
		panels: {
			title: { fr: 'Largeur des méga-menus', en: 'Width of the mega menus' },
			help: {
				fr: 'Donnez la classe « mega » à un élément du menu pour que son sous-menu en soit un.',
				en: 'Give an item of the menu the class “mega” to make its submenu one.',
			},
			options: {
				own: { fr: 'La leur', en: 'Their own' },
				container: { fr: 'Celle de l’en-tête', en: 'The header’s' },
				stretch: { fr: 'Celle de l’écran', en: 'The window’s' },
				left: { fr: 'La leur, au bord de l’en-tête', en: 'Their own, from the edge of the header' },
			},
		},
		arrow: {
			title: { fr: 'Flèche', en: 'Arrow' },
			help: {
				fr: 'Panneaux centrés sous leur lien, avec une flèche : pour le menu du compte.',
				en: 'Panels centred below their link, with an arrow: for the account menu.',
			},
		},
		themeMenus: {
			title: { fr: 'Menus du thème', en: 'Menus of the theme' },
			help: {
				fr: 'Reprend aussi les menus que le thème affiche. Le bloc Navigation des thèmes de blocs garde son propre script.',
				en: 'Takes over the menus that the theme prints too. The Navigation block of block themes keeps its own script.',
			},
		},
	},
});
