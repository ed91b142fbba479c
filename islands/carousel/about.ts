import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Carrousel', en: 'Carousel' },
	description: {
		fr: 'Produits, marques, articles, témoignages ou textes en une rangée qui défile\u202f: flèches, points, vignettes, boucle, défilement automatique que l’on arrête.',
		en: 'Products, brands, posts, testimonials or texts in a row that moves: arrows, dots, thumbnails, loop, automatic movement that can be stopped.',
	},
	props: {
		show: {
			title: { fr: 'Contenu', en: 'Content' },
			help: {
				fr: 'Ce qu’il montre si rien n’est placé à l’intérieur.',
				en: 'What it shows when nothing is placed inside.',
			},
			options: {
				latest: { fr: 'Derniers produits', en: 'Latest products' },
				sale: { fr: 'Promotions', en: 'On sale' },
				featured: { fr: 'Produits mis en avant', en: 'Featured products' },
				'best-selling': { fr: 'Meilleures ventes', en: 'Best sellers' },
				'top-rated': { fr: 'Mieux notés', en: 'Top rated' },
				categories: { fr: 'Catégories', en: 'Categories' },
				brands: { fr: 'Marques', en: 'Brands' },
				posts: { fr: 'Articles', en: 'Posts' },
			},
		},
		limit: { title: { fr: 'Éléments au plus', en: 'Items at most' } },
		lists: {
			title: { fr: 'Listes de WooCommerce', en: 'Lists of WooCommerce' },
			help: {
				fr: 'Listes qui deviennent des carrousels\u202f: related (produits similaires), up-sells (ventes incitatives), cross-sells (ventes croisées du panier).',
				en: 'Lists that become carousels: related, up-sells, cross-sells (of the cart).',
			},
		},
		navigation: {
			title: { fr: 'Navigation', en: 'Navigation' },
			options: {
				both: { fr: 'Flèches et points', en: 'Arrows and dots' },
				arrows: { fr: 'Flèches', en: 'Arrows' },
				dots: { fr: 'Points', en: 'Dots' },
				none: { fr: 'Aucune', en: 'None' },
			},
		},
		loop: {
			title: { fr: 'Boucle', en: 'Loop' },
			help: { fr: 'Après le dernier élément vient le premier.', en: 'After the last item comes the first one.' },
		},
		items: { title: { fr: 'Éléments côte à côte', en: 'Items side by side' } },
		itemsTablet: {
			title: { fr: 'Sur tablette', en: 'On a tablet' },
			help: { fr: 'Vide\u202f: 2, ou moins s’il y en a moins.', en: 'Empty: 2, or fewer if there are fewer.' },
		},
		itemsMobile: { title: { fr: 'Sur téléphone', en: 'On a phone' } },
		margin: { title: { fr: 'Espace entre eux, en pixels', en: 'Space between them, in pixels' } },
		marginTablet: {
			title: { fr: 'Espace sur tablette', en: 'Space on a tablet' },
			help: { fr: 'Vide\u202f: le même.', en: 'Empty: the same.' },
		},
		marginMobile: {
			title: { fr: 'Espace sur téléphone', en: 'Space on a phone' },
			help: { fr: 'Vide\u202f: le même.', en: 'Empty: the same.' },
		},
		widths: {
			title: { fr: 'Largeurs', en: 'Widths' },
			help: { fr: 'Où change le nombre d’éléments.', en: 'Where the number of items changes.' },
			options: {
				theme: { fr: '768 et 1025 px, comme le thème', en: '768 and 1025 px, as the theme' },
				plugin: { fr: '480, 768 et 1025 px, comme l’extension', en: '480, 768 and 1025 px, as the plugin' },
				slider: { fr: '540, 770 et 900 px, comme le diaporama', en: '540, 770 and 900 px, as the slider' },
			},
		},
		autoplay: {
			title: { fr: 'Défilement automatique', en: 'Moves by itself' },
			help: {
				fr: 'Un bouton l’arrête. Jamais pour qui a demandé moins d’animations.',
				en: 'A button stops it. Never for who asked for less motion.',
			},
		},
		delay: { title: { fr: 'Temps d’arrêt, en millisecondes', en: 'Time between moves, in milliseconds' } },
		speed: { title: { fr: 'Durée d’un mouvement, en millisecondes', en: 'Length of a move, in milliseconds' } },
		thumbnails: {
			title: { fr: 'Vignettes', en: 'Thumbnails' },
			help: {
				fr: 'Les images en petit, à la place des points.',
				en: 'The pictures, small, in place of the dots.',
			},
		},
		label: {
			title: { fr: 'Nom', en: 'Name' },
			help: {
				fr: 'Pour les lecteurs d’écran. Vide\u202f: le titre au-dessus.',
				en: 'For screen readers. Empty: the heading above.',
			},
		},
	},
});
