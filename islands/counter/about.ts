import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Compteur et barre de progression', en: 'Counter and progress bar' },
	description: {
		fr: 'Un nombre qui défile jusqu’à sa valeur quand on le voit, avec une barre si vous voulez. Sans JavaScript, et pour les lecteurs d’écran, la valeur seule.',
		en: 'A number that counts up to its value once it is seen, with a bar if you like. Without JavaScript, and for screen readers, the value alone.',
	},
	props: {
		value: {
			title: { fr: 'Valeur', en: 'Value' },
			help: {
				fr: 'Avec un point avant les décimales, par exemple 12.50.',
				en: 'With a point before the decimals, for example 12.50.',
			},
		},
		from: { title: { fr: 'À partir de', en: 'From' } },
		prefix: { title: { fr: 'Avant le nombre', en: 'Before the number' } },
		suffix: { title: { fr: 'Après le nombre', en: 'After the number' } },
		label: { title: { fr: 'Ce qui est compté', en: 'What is counted' } },
		bar: {
			title: { fr: 'Barre de progression', en: 'Progress bar' },
			help: { fr: 'La valeur est alors en pour cent.', en: 'The value then is in per cent.' },
		},
		duration: {
			title: { fr: 'Durée, en millisecondes', en: 'Length, in milliseconds' },
			help: { fr: '0\u00a0: sans mouvement.', en: '0: no movement.' },
		},
	},
});
