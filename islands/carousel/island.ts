import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'carousel',
	props,
	when: 'visible:300px | interaction',
	// Carousels of Opal themes; Owl and Swiper carousels that no script has started.
	adopts: '.woocommerce-carousel, .owl-carousel:not(.owl-loaded), .swiper:not(.swiper-initialized)',
	pages: ['other'],
	enhance: () => import('./enhance'),
});
