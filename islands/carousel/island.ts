import { defineIsland } from '../../src/runtime/define-island';
import { boolean, choice, defineProps, int, list, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	show: choice('Contenu', 'Content', {
		default: 'latest',
		options: {
			latest: ['Derniers produits', 'Latest products'],
			sale: ['Promotions', 'On sale'],
			featured: ['Produits mis en avant', 'Featured products'],
			'best-selling': ['Meilleures ventes', 'Best sellers'],
			'top-rated': ['Mieux notés', 'Top rated'],
			categories: ['Catégories', 'Categories'],
			brands: ['Marques', 'Brands'],
			posts: ['Articles', 'Posts'],
		},
		help: ['Ce qu’il montre si rien n’est placé à l’intérieur.', 'What it shows when nothing is placed inside.'],
	}),
	limit: int('Éléments au plus', 'Items at most', { default: 12, range: [1, 24] }),
	lists: list('Listes de WooCommerce', 'Lists of WooCommerce', {
		default: [],
		of: ['related', 'up-sells', 'cross-sells'],
		help: [
			'Listes qui deviennent des carrousels\u00a0: related (produits similaires), up-sells (ventes incitatives), cross-sells (ventes croisées du panier).',
			'Lists that become carousels: related, up-sells, cross-sells (of the cart).',
		],
	}),
	navigation: choice('Navigation', 'Navigation', {
		default: 'both',
		options: {
			both: ['Flèches et points', 'Arrows and dots'],
			arrows: ['Flèches', 'Arrows'],
			dots: ['Points', 'Dots'],
			none: ['Aucune', 'None'],
		},
	}),
	/** Continues with the first slide after the last, if not all slides fit. Loads Swiper; otherwise the browser scrolls the row. */
	loop: boolean('Boucle', 'Loop', {
		default: true,
		help: ['Après le dernier élément vient le premier.', 'After the last item comes the first one.'],
	}),
	/** Slides side by side from 1025 px (`widths`). */
	items: int('Éléments côte à côte', 'Items side by side', { default: 3, range: [1, 8] }),
	/** Slides side by side from 768 px. Default: 2, or `items` where that is less. */
	itemsTablet: int('Sur tablette', 'On a tablet', {
		range: [1, 8],
		help: ['Vide\u00a0: 2, ou moins s’il y en a moins.', 'Empty: 2, or fewer if there are fewer.'],
	}),
	/** Slides side by side below 768 px. */
	itemsMobile: int('Sur téléphone', 'On a phone', { default: 1, range: [1, 4] }),
	margin: int('Espace entre eux, en pixels', 'Space between them, in pixels', { default: 30, range: [0, 100] }),
	marginTablet: int('Espace sur tablette', 'Space on a tablet', {
		range: [0, 100],
		help: ['Vide\u00a0: le même.', 'Empty: the same.'],
	}),
	marginMobile: int('Espace sur téléphone', 'Space on a phone', {
		range: [0, 100],
		help: ['Vide\u00a0: le même.', 'Empty: the same.'],
	}),
	/**
	 * Viewport widths at which the number of slides changes: `theme` 768 and 1025 px; `plugin` also shows one slide below 480 px; `slider` 540,
	 * 770 (three slides unless `itemsTablet` is set) and 900 px.
	 */
	widths: choice('Largeurs', 'Widths', {
		default: 'theme',
		options: {
			theme: ['768 et 1025 px, comme le thème', '768 and 1025 px, as the theme'],
			plugin: ['480, 768 et 1025 px, comme l’extension', '480, 768 and 1025 px, as the plugin'],
			slider: ['540, 770 et 900 px, comme le diaporama', '540, 770 and 900 px, as the slider'],
		},
		help: ['Où change le nombre d’éléments.', 'Where the number of items changes.'],
	}),
	autoplay: boolean('Défilement automatique', 'Moves by itself', {
		default: false,
		help: [
			'Un bouton l’arrête. Jamais pour qui a demandé moins d’animations.',
			'A button stops it. Never for visitors who asked for less motion.',
		],
	}),
	/** Milliseconds between two automatic moves; at most two moves a second, more would flash (WCAG 2.3.1). */
	delay: int('Temps d’arrêt, en millisecondes', 'Time between moves, in milliseconds', {
		default: 5000,
		range: [500, 60_000],
	}),
	/** Milliseconds of a move in a loop; without a loop the browser sets the speed. */
	speed: int('Durée d’un mouvement, en millisecondes', 'Length of a move, in milliseconds', {
		default: 250,
		range: [0, 2000],
	}),
	thumbnails: boolean('Vignettes', 'Thumbnails', {
		default: false,
		help: ['Les images en petit, à la place des points.', 'The pictures, small, in place of the dots.'],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Carrousel', 'Carousel'],
	description: [
		'Produits, marques, articles, témoignages ou textes en une rangée qui défile\u00a0: flèches, points, vignettes, boucle, défilement automatique que l’on arrête.',
		'Products, brands, posts, testimonials or texts in a row that moves: arrows, dots, thumbnails, loop, automatic movement that can be stopped.',
	],
	props,
	when: 'visible:300px | interaction',
	// Carousels of Opal themes; Owl and Swiper carousels that no script has started.
	adopts: '.woocommerce-carousel, .owl-carousel:not(.owl-loaded), .swiper:not(.swiper-initialized)',
	pages: ['other'],
	enhance: () => import('./enhance'),
});
