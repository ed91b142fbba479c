import { boolean, defineProps, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Shows the product's image in the bar. */
	image: boolean('Photo', 'Picture', {
		default: true,
		help: ['Montre la photo du produit dans la barre.', 'Shows the picture of the product in the bar.'],
	}),
	/** CSS media query that must match for the bar to show: `(max-width: 767px)` limits it to phones. Empty: always. */
	media: text('Écrans', 'Screens', {
		default: '',
		help: [
			'Requête média CSS : «\u202f(max-width: 767px)\u202f» réserve la barre aux téléphones. Vide : partout.',
			'CSS media query: “(max-width: 767px)” keeps the bar to phones. Empty: everywhere.',
		],
	}),
});

export type Props = PropsOf<typeof props>;
