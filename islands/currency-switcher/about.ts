import { describeIsland } from '../../src/build/describe-island';
import type { props } from './props';

export default describeIsland<typeof props>({
	group: 'everywhere',
	title: { fr: 'Choix de la devise', en: 'Currency switcher' },
	description: {
		fr: 'La cliente choisit sa devise et reste sur sa page, filtres compris ; les pages mises en cache la respectent. Demande une extension de devises qui comprend « ?currency= ».',
		en: 'The shopper chooses her currency and stays on her page, filters included; cached pages respect it. Needs a currency plugin that understands “?currency=”.',
	},
	props: {
		currencies: {
			title: { fr: 'Devises', en: 'Currencies' },
			help: {
				fr: 'Codes séparés par des virgules : EUR, CHF, USD. Vide : celles de WOOCS (FOX).',
				en: 'Codes separated by commas: EUR, CHF, USD. Empty: those of WOOCS (FOX).',
			},
		},
	},
});
