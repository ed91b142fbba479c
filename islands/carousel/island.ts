import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'carousel',
	title: ['Carrousel', 'Carousel'],
	description: [
		'Produits, marques, articles, témoignages ou textes en une rangée qui défile\u202f: flèches, points, vignettes, boucle, défilement automatique que l’on arrête.',
		'Products, brands, posts, testimonials or texts in a row that moves: arrows, dots, thumbnails, loop, automatic movement that can be stopped.',
	],
	group: 'everywhere',
	props,
	when: 'visible:300px | interaction',
	// Carousels of Opal themes; Owl and Swiper carousels that no script has started.
	adopts: '.woocommerce-carousel, .owl-carousel:not(.owl-loaded), .swiper:not(.swiper-initialized)',
	pages: ['other'],
	enhance: () => import('./enhance'),
});
