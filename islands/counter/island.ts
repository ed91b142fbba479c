import { defineIsland } from '../../src/runtime/define-island';
import { boolean, defineProps, int, number, type PropsOf, text } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Number with a decimal point; its number of decimals is shown while counting. Read by PHP. */
	value: text('Valeur', 'Value', {
		default: '0',
		pattern: /^-?\d{1,12}(\.\d{1,6})?$/,
		help: [
			'Avec un point avant les décimales, par exemple 12.50.',
			'With a point before the decimals, for example 12.50.',
		],
	}),
	/** First number of the count. */
	from: number('À partir de', 'From', { default: 0, range: [-1e12, 1e12] }),
	/** Text before the number; read by PHP. */
	prefix: text('Avant le nombre', 'Before the number', { default: '', length: [0, 200] }),
	/** Text after the number; read by PHP. */
	suffix: text('Après le nombre', 'After the number', { default: '', length: [0, 200] }),
	/** Label of the number; read by PHP. */
	label: text('Ce qui est compté', 'What is counted', { default: '', length: [0, 200] }),
	/** Shows a bar below, filled by the number in per cent; read by PHP. */
	bar: boolean('Barre de progression', 'Progress bar', {
		default: false,
		help: ['La valeur est alors en pour cent.', 'The value then is in per cent.'],
	}),
	/** Milliseconds of the count; 0: no movement, as under `prefers-reduced-motion`. */
	duration: int('Durée, en millisecondes', 'Length, in milliseconds', {
		default: 2000,
		range: [0, 10_000],
		help: ['0\u00a0: sans mouvement.', '0: no movement.'],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Compteur et barre de progression', 'Counter and progress bar'],
	description: [
		'Un nombre qui défile jusqu’à sa valeur quand on le voit, avec une barre si vous voulez. Sans JavaScript, et pour les lecteurs d’écran, la valeur seule.',
		'A number that counts up to its value once it is seen, with a bar if you like. Without JavaScript, and for screen readers, the value alone.',
	],
	serves: 'decoration',
	props,
	// Shows the first number before the counter is visible.
	when: 'visible:200px',
	enhance: () => import('./enhance'),
});
