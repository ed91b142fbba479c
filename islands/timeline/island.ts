import { entrances } from '../../src/build/option-texts';
import { defineIsland } from '../../src/runtime/define-island';
import { choice, defineProps, number, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Entries, read by PHP: `date|title|text`, separated by ` || `; an entry may end with its own `|animation|delay`. Plain text, no HTML. */
	items: text('Étapes', 'Entries', {
		default: '',
		isMultiline: true,
		help: [
			'Pour chacune\u00a0: date, titre, texte, séparés par |\u202f; puis || avant la suivante. Par exemple 1998|L’atelier|À Lyon. || 2010|La boutique|Rue de la Soie. Une étape peut finir par |animation|attente en secondes.',
			'For each: date, title, text, separated by |; then || before the next. For example 1998|The workshop|In Lyon. || 2010|The shop|Silk Street. An entry may end with |animation|wait in seconds.',
		],
	}),
	/** Entrance animation of entries without one of their own. No animation under `prefers-reduced-motion`. */
	animation: choice('Apparition', 'Entrance', {
		default: 'fadeInUp',
		options: entrances,
		help: [
			'Jouée une fois. Jamais pour les visiteurs qui demandent moins d’animations.',
			'Played once. Never for visitors who ask for less motion.',
		],
	}),
	/** Seconds between scrolling into view and the animation, for entries without a delay of their own. */
	delay: number('Attente avant l’apparition, en secondes', 'Wait before the entrance, in seconds', {
		default: 0,
		range: [0, 10],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Chronologie', 'Timeline'],
	description: [
		'Une liste de dates, chacune avec son titre et son texte, qui apparaissent pendant le défilement.',
		'A list of dates, each with its title and its text, which come in as the page is scrolled.',
	],
	serves: 'decoration',
	props,
	when: 'prefetch:1000px | visible:200px',
	enhance: () => import('./enhance'),
});
