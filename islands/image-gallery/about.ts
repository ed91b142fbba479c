import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Galerie d’images, portfolio', en: 'Image gallery, portfolio' },
	description: {
		fr: 'Images ou réalisations en grille ou en rangée, par catégories, ajoutées par lots\u202f; les images s’ouvrent dans la visionneuse.',
		en: 'Pictures or works in a grid or a row, by category, added in batches; pictures open in the lightbox.',
	},
	props: {
		pictures: {
			title: { fr: 'Images', en: 'Pictures' },
			help: {
				fr: 'Leurs numéros dans la médiathèque\u202f: 12, 13, 14. Par catégories\u202f: Jour|12, 13 || Nuit|14, 15.',
				en: 'Their numbers in the media library: 12, 13, 14. By category: Day|12, 13 || Night|14, 15.',
			},
		},
		type: {
			title: { fr: 'Type de contenu', en: 'Type of content' },
			help: {
				fr: 'À la place d’images, les contenus de ce type, par exemple portfolio ou post.',
				en: 'In place of pictures, the entries of this type, for example portfolio or post.',
			},
		},
		limit: { title: { fr: 'Contenus au plus', en: 'Entries at most' } },
		layout: {
			title: { fr: 'Disposition', en: 'Layout' },
			help: {
				fr: 'grid (grille) ou row (carrousel\u202f: une rangée qui défile, sans lots).',
				en: 'grid, or row (a carousel: a row that scrolls, without batches).',
			},
		},
		columns: {
			title: { fr: 'Colonnes', en: 'Columns' },
			help: { fr: 'Au plus\u202f; moins là où la place manque.', en: 'At most; fewer where there is no room.' },
		},
		filter: { title: { fr: 'Choix de la catégorie', en: 'Choice of category' } },
		batch: { title: { fr: 'Éléments par lot', en: 'Items of a batch' } },
		more: {
			title: { fr: 'La suite', en: 'More of them' },
			help: {
				fr: 'Par un bouton («\u202fbutton\u202f»), ou d’abord en défilant («\u202fscroll\u202f»).',
				en: 'By a button, or at first by scrolling.',
			},
		},
		hover: {
			title: { fr: 'Légende au survol', en: 'Caption on hover' },
			help: {
				fr: 'direction\u202f: elle vient du côté du pointeur\u202f; none\u202f: elle est sous l’image.',
				en: 'direction: it comes from the side of the pointer; none: it is below the picture.',
			},
		},
	},
});
