import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'carousel',
	props,
	when: 'visible:300px | interaction',
	// Carousels of an Opal theme; those of Owl and Swiper that nobody has started.
	adopts: '.woocommerce-carousel, .owl-carousel:not(.owl-loaded), .swiper:not(.swiper-initialized)',
	pages: ['other'],
	enhance: () => import('./enhance'),
});
