import type { ENTRANCES } from '../dom/reveal';
import { text, type Text } from '../runtime/define-props';

/* Options, and labels of options, that several islands share, in French and English. */

export const entrances = {
	none: ['Aucune', 'None'],
	fadeIn: ['Fondu', 'Fade'],
	fadeInUp: ['Fondu depuis le bas', 'Fade from below'],
	fadeInDown: ['Fondu depuis le haut', 'Fade from above'],
	fadeInLeft: ['Fondu depuis la gauche', 'Fade from the left'],
	fadeInRight: ['Fondu depuis la droite', 'Fade from the right'],
	zoomIn: ['Agrandissement', 'Zoom'],
	zoomInUp: ['Agrandissement depuis le bas', 'Zoom from below'],
	zoomInDown: ['Agrandissement depuis le haut', 'Zoom from above'],
	rotateIn: ['Rotation', 'Rotation'],
} as const satisfies Record<(typeof ENTRANCES)[number], Text>;

/** Menu of WordPress: a location of the theme, or the name, slug or number of a menu; read by PHP. */
export const menu = text('Menu', 'Menu', {
	default: 'primary',
	help: [
		'Emplacement du thème (primary), ou nom d’un menu d’Apparence → Menus.',
		'A location of the theme (primary), or the name of a menu under Appearance → Menus.',
	],
});
