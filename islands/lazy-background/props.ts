import { entrances } from '../../src/build/option-texts';
import { choice, defineProps, int, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Id of a picture in the media library, or its URL; read by PHP. Shown behind the content of the host. Empty: none. */
	image: text('Image de fond', 'Background picture', {
		default: '',
		help: ['Son numéro dans la médiathèque, ou son adresse.', 'Its number in the media library, or its address.'],
	}),
	/** Id of a published page or synced pattern used as content; read by PHP. 0: content of the host. */
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
