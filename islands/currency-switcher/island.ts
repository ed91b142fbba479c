import { defineIsland } from '../../src/runtime/define-island';
import { defineProps, list, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/**
	 * ISO 4217 codes, in this order; the currency plugin of the shop must support them. Empty: those of WOOCS (FOX), or of the PHP filter
	 * `archipel_currencies`.
	 */
	currencies: list('Devises', 'Currencies', {
		default: [],
		of: /^[A-Z]{3}$/,
		help: [
			'Codes séparés par des virgules\u00a0: EUR, CHF, USD. Vide\u00a0: celles de WOOCS (FOX).',
			'Codes separated by commas: EUR, CHF, USD. Empty: those of WOOCS (FOX).',
		],
	}),
});

export type Props = PropsOf<typeof props>;

export default defineIsland({
	title: ['Choix de la devise', 'Currency switcher'],
	description: [
		'La cliente choisit sa devise et reste sur sa page, filtres compris\u202f; les pages mises en cache la respectent. Demande une extension de devises qui comprend «\u202f?currency=\u202f».',
		'The shopper chooses her currency and stays on her page, filters included; cached pages respect it. Needs a currency plugin that understands “?currency=”.',
	],
	props,
	// A visitor who chose another currency may get a page cached in the shop's own.
	when: 'storage:archipel-currency | interaction',
	intents: 'form',
	requires: ['woocommerce'],
	enhance: () => import('./enhance'),
});
