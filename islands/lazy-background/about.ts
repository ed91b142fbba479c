import { describeIsland } from '../../src/build/describe-island';
import { entrances } from '../../src/build/option-texts';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Fond différé et apparition', en: 'Lazy background and entrance' },
	description: {
		fr: 'Une image de fond qui se charge 200 px avant d’être vue, et un contenu qui apparaît en douceur. Reprend aussi les fonds différés et les animations d’entrée d’Elementor quand son script n’est pas là.',
		en: 'A background picture that loads 200 px before it is seen, and content that comes in gently. Also takes over the lazy backgrounds and entrance animations of Elementor where its script is not there.',
	},
	props: {
		image: {
			title: { fr: 'Image de fond', en: 'Background picture' },
			help: {
				fr: 'Son numéro dans la médiathèque, ou son adresse.',
				en: 'Its number in the media library, or its address.',
			},
		},
		content: {
			title: { fr: 'Contenu', en: 'Content' },
			help: {
				fr: 'Numéro d’une page publiée ou d’une composition synchronisée. Un code court montre ce qu’il entoure.',
				en: 'Id of a published page or synced pattern. A shortcode shows what it encloses.',
			},
		},
		animation: {
			title: { fr: 'Apparition', en: 'Entrance' },
			help: {
				fr: 'Jouée une fois, à l’arrivée dans la fenêtre. Jamais pour les visiteurs qui demandent moins d’animations.',
				en: 'Played once, on coming into view. Never for visitors who ask for less motion.',
			},
			options: entrances,
		},
		delay: {
			title: { fr: 'Attente avant l’apparition, en millisecondes', en: 'Wait before the entrance, in milliseconds' },
		},
	},
});
