import { entrances } from '../../src/build/option-texts';
import { defineIsland } from '../../src/runtime/define-island';
import { choice, defineProps, int, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Id of a picture in the media library, or its URL; read by PHP. Shown behind the content of the host. Empty: none. */
	image: text('Image de fond', 'Background picture', {
		default: '',
		help: ['Son numéro dans la médiathèque, ou son adresse.', 'Its number in the media library, or its address.'],
	}),
	content: int('Contenu', 'Content', {
		default: 0,
		range: [0],
		help: [
			'Numéro d’une page publiée ou d’une composition synchronisée. Un code court montre ce qu’il entoure.',
			'Id of a published page or synced pattern. A shortcode shows what it encloses.',
		],
	}),
	/** Entrance of the host. None if the host is in view on load, and none under `prefers-reduced-motion`. */
	animation: choice('Apparition', 'Entrance', {
		default: 'none',
		options: entrances,
		help: [
			'Jouée une fois, à l’arrivée dans la fenêtre. Jamais pour les visiteurs qui demandent moins d’animations.',
			'Played once, on coming into view. Never for visitors who ask for less motion.',
		],
	}),
	/** Milliseconds between coming into view and the animation; also for Elementor's elements without a delay. */
	delay: int('Attente avant l’apparition, en millisecondes', 'Wait before the entrance, in milliseconds', {
		default: 700,
		range: [0, 10_000],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Fond différé et apparition', 'Lazy background and entrance'],
	description: [
		'Une image de fond qui se charge 200 px avant d’être vue, et un contenu qui apparaît en douceur. Reprend aussi les fonds différés et les animations d’entrée d’Elementor quand son script n’est pas là.',
		'A background picture that loads 200 px before it is seen, and content that comes in gently. Also takes over the lazy backgrounds and entrance animations of Elementor where its script is not there.',
	],
	props,
	// Files are prefetched near the viewport: an entrance starts before the host is visible.
	when: 'prefetch:1000px | visible:200px',
	// Containers whose backgrounds Elementor defers, and elements that it hides until they are in view.
	adopts: '.e-con.e-parent:not(.e-lazyloaded, .e-no-lazyload), .elementor-invisible',
	pages: ['other'],
	enhance: () => import('./enhance'),
});
