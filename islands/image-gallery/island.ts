import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, int, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Ids of pictures in the media library, separated by commas; read by PHP. A category is `Name|12, 13`; separator: ` || `. */
	pictures: text('Images', 'Pictures', {
		default: '',
		isMultiline: true,
		help: [
			'Leurs numéros dans la médiathèque\u00a0: 12, 13, 14. Par catégories\u00a0: Jour|12, 13 || Nuit|14, 15.',
			'Their numbers in the media library: 12, 13, 14. By category: Day|12, 13 || Night|14, 15.',
		],
	}),
	/** Post type whose entries are shown, by featured image, instead of pictures: a portfolio. Read by PHP. */
	type: text('Type de contenu', 'Type of content', {
		default: '',
		help: [
			'À la place d’images, les contenus de ce type, par exemple portfolio ou post.',
			'In place of pictures, the entries of this type, for example portfolio or post.',
		],
	}),
	limit: int('Contenus au plus', 'Entries at most', { default: 60, range: [1, 200] }),
	layout: choice('Disposition', 'Layout', {
		default: 'grid',
		options: { grid: ['Grille', 'Grid'], row: ['Carrousel', 'Carousel'] },
		help: [
			'Le carrousel est une rangée qui défile, sans lots.',
			'The carousel is a row that scrolls, without batches.',
		],
	}),
	columns: int('Colonnes', 'Columns', {
		default: 3,
		range: [1, 6],
		help: ['Au plus\u202f; moins là où la place manque.', 'At most; fewer where there is no room.'],
	}),
	filter: boolean('Choix de la catégorie', 'Choice of category', { default: true }),
	batch: int('Éléments par lot', 'Items of a batch', { default: 12, range: [2, 48] }),
	/** How batches are added. `scroll`: two automatically, so that the end of the page can be reached; then by the control. */
	more: choice('La suite', 'More of them', {
		default: 'button',
		options: { button: ['Par un bouton', 'By a button'], scroll: ['D’abord en défilant', 'At first by scrolling'] },
	}),
	hover: choice('Légende au survol', 'Caption on hover', {
		default: 'direction',
		options: {
			direction: ['Elle vient du côté du pointeur', 'It comes from the side of the pointer'],
			none: ['Non, elle est sous l’image', 'No, it is below the picture'],
		},
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Galerie d’images, portfolio', 'Image gallery, portfolio'],
	description: [
		'Images ou réalisations en grille ou en rangée, par catégories, ajoutées par lots\u202f; les images s’ouvrent dans la visionneuse.',
		'Pictures or works in a grid or a row, by category, added in batches; pictures open in the lightbox.',
	],
	props,
	when: 'visible:300px | interaction',
	intents: '.archipel-image-gallery__more',
	enhance: () => import('./enhance'),
});
