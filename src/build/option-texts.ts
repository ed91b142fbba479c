import type { Text } from './describe-island';

/*
 * Labels of options that several islands share, in French and English.
 */

export const automatic: Text = { fr: 'Automatique', en: 'Automatic' };

export const entrances = {
	none: { fr: 'Aucune', en: 'None' },
	fadeIn: { fr: 'Fondu', en: 'Fade' },
	fadeInUp: { fr: 'Fondu depuis le bas', en: 'Fade from below' },
	fadeInDown: { fr: 'Fondu depuis le haut', en: 'Fade from above' },
	fadeInLeft: { fr: 'Fondu depuis la gauche', en: 'Fade from the left' },
	fadeInRight: { fr: 'Fondu depuis la droite', en: 'Fade from the right' },
	zoomIn: { fr: 'Agrandissement', en: 'Zoom' },
	zoomInUp: { fr: 'Agrandissement depuis le bas', en: 'Zoom from below' },
	zoomInDown: { fr: 'Agrandissement depuis le haut', en: 'Zoom from above' },
	rotateIn: { fr: 'Rotation', en: 'Rotation' },
} as const;

export const quantityRules = {
	auto: automatic,
	theme: { fr: 'Celles du thème', en: 'Those of the theme' },
	plugin: { fr: 'Celles d’une extension de quantités', en: 'Those of a quantity plugin' },
	'builder-cart': { fr: 'Celles du constructeur de pages, panier', en: 'Those of the page builder, cart' },
	'builder-product': { fr: 'Celles du constructeur de pages, produit', en: 'Those of the page builder, product' },
} as const;
