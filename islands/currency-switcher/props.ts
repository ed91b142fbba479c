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
