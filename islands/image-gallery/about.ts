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
			isMultiline: true,
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
				fr: 'Le carrousel est une rangée qui défile, sans lots.',
				en: 'The carousel is a row that scrolls, without batches.',
			},
			options: { grid: { fr: 'Grille', en: 'Grid' }, row: { fr: 'Carrousel', en: 'Carousel' } },
		},
		columns: {
			title: { fr: 'Colonnes', en: 'Columns' },
			help: { fr: 'Au plus\u202f; moins là où la place manque.', en: 'At most; fewer where there is no room.' },
		},
		filter: { title: { fr: 'Choix de la catégorie', en: 'Choice of category' } },
		batch: { title: { fr: 'Éléments par lot', en: 'Items of a batch' } },
		more: {
			title: { fr: 'La suite', en: 'More of them' },
			options: {
				button: { fr: 'Par un bouton', en: 'By a button' },
				scroll: { fr: 'D’abord en défilant', en: 'At first by scrolling' },
			},
		},
		hover: {
			title: { fr: 'Légende au survol', en: 'Caption on hover' },
			options: {
				direction: { fr: 'Elle vient du côté du pointeur', en: 'It comes from the side of the pointer' },
				none: { fr: 'Non, elle est sous l’image', en: 'No, it is below the picture' },
			},
		},
	},
});
