import { quantityRules } from '../../src/build/option-texts';
import { choice, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Rules of the quantity's plus and minus buttons (QTY-02, QTY-04); `auto`: the page builder's in its own widget, else the theme's. */
	quantityRules: choice('Règles des boutons plus et moins', 'Rules of plus and minus', {
		default: 'auto',
		options: quantityRules,
		help: [
			'«\u202fAutomatique\u202f»\u202f: celles du constructeur de pages dans son bloc, celles du thème ailleurs.',
			'“Automatic”: those of the page builder inside its widget, those of the theme elsewhere.',
		],
	}),
});

export type Props = PropsOf<typeof props>;
