import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'En-tête fixe', en: 'Sticky header' },
	description: {
		fr: 'L’en-tête, une section ou la colonne latérale reste à l’écran pendant le défilement, sans jamais couvrir ce que l’on lit au clavier ni la cible d’un lien.',
		en: 'The header, a section or the sidebar stays in view while the page scrolls, and never covers what has the focus or where a link leads.',
	},
	props: {
		part: {
			title: { fr: 'Élément', en: 'Part' },
			options: {
				header: { fr: 'L’en-tête, au-dessus de 768 px de large', en: 'The header, above 768 px of width' },
				section: { fr: 'Une section, à toute largeur', en: 'A section, at any width' },
				sidebar: { fr: 'La colonne latérale, à partir de 992 px', en: 'The sidebar, from 992 px' },
			},
		},
		target: {
			title: { fr: 'Sélecteur CSS', en: 'CSS selector' },
			help: {
				fr: 'De l’élément du thème, par exemple .site-header. Vide : ce que contient le bloc.',
				en: 'Of the theme’s element, for example .site-header. Empty: what stands in the block.',
			},
		},
		offset: {
			title: { fr: 'Écart de la colonne', en: 'Gap of the sidebar' },
			help: { fr: 'En pixels, sous ce qui est fixe au-dessus.', en: 'In pixels, below what stays above it.' },
		},
		breadcrumb: {
			title: { fr: 'Bandeau du fil d’Ariane', en: 'Breadcrumb bar' },
			help: {
				fr: 'Sélecteur CSS du bandeau que l’en-tête recouvre : au-dessus de 992 px, il prend la hauteur de l’en-tête plus 210 px. Vide : aucun.',
				en: 'CSS selector of the bar that the header covers: above 992 px it is as high as the header plus 210 px. Empty: none.',
			},
		},
		everywhere: {
			title: { fr: 'Sur toutes les pages', en: 'On every page' },
			help: { fr: 'Demande un sélecteur CSS.', en: 'Needs a CSS selector.' },
		},
	},
});
