import { defineIsland } from '../../src/runtime/define-island';
import { props } from './props';

export default defineIsland({
	name: 'lazy-background',
	title: ['Fond différé et apparition', 'Lazy background and entrance'],
	description: [
		'Une image de fond qui se charge 200 px avant d’être vue, et un contenu qui apparaît en douceur. Reprend aussi les fonds différés et les animations d’entrée d’Elementor quand son script n’est pas là.',
		'A background picture that loads 200 px before it is seen, and content that comes in gently. Also takes over the lazy backgrounds and entrance animations of Elementor where its script is not there.',
	],
	group: 'everywhere',
	props,
	// Files are prefetched near the viewport: an entrance starts before the host is visible.
	when: 'prefetch | visible:200px',
	// Containers whose backgrounds Elementor defers, and elements that it hides until they are in view.
	adopts: '.e-con.e-parent:not(.e-lazyloaded, .e-no-lazyload), .elementor-invisible',
	pages: ['other'],
	enhance: () => import('./enhance'),
});
