import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'lazy-background',
	props,
	// Files are prefetched near the viewport: an entrance starts before the host is visible.
	when: 'prefetch | visible:200px',
	// Containers whose backgrounds Elementor defers, and elements that it hides until they are in view.
	adopts: '.e-con.e-parent:not(.e-lazyloaded, .e-no-lazyload), .elementor-invisible',
	pages: ['other'],
	enhance: () => import('./enhance'),
});
