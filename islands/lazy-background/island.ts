import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'lazy-background',
	props,
	// Its files wait for what comes near: an entrance begins before it can be seen.
	when: 'prefetch | visible:200px',
	// Containers whose backgrounds Elementor holds back, and what it hides until it comes into view.
	adopts: '.e-con.e-parent:not(.e-lazyloaded, .e-no-lazyload), .elementor-invisible',
	pages: ['other'],
	enhance: () => import('./enhance'),
});
