import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Menu latéral', en: 'Off-canvas menu' },
	description: {
		fr: 'Un bouton ouvre le menu à côté de la page, un niveau à la fois, avec « Retour » et « Fermer ». Sans JavaScript, la liste s’ouvre sous le bouton.',
		en: 'A button opens the menu beside the page, one level at a time, with “Back” and “Close”. Without JavaScript the list opens below the button.',
	},
	props: {
		menu: {
			title: { fr: 'Menu', en: 'Menu' },
			help: {
				fr: 'Emplacement du thème (primary), ou nom d’un menu d’Apparence → Menus.',
				en: 'A location of the theme (primary), or the name of a menu under Appearance → Menus.',
			},
		},
		placement: {
			title: { fr: 'Place', en: 'Place' },
			options: {
				start: { fr: 'À gauche', en: 'At the left' },
				end: { fr: 'À droite', en: 'At the right' },
				popup: { fr: 'Fenêtre au milieu de la page', en: 'Window in the middle of the page' },
			},
		},
	},
});
