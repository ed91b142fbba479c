import { defineProps, int, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Pages that “load more” shows at most, the first one among them (SEC-03). */
	maxPages: int('Pages au plus', 'Pages at most', {
		default: 20,
		range: [2, 100],
		help: [
			'«\u202fCharger plus\u202f» s’arrête après ce nombre de pages, la première comprise.',
			'“Load more” stops after this number of pages, the first one included.',
		],
	}),
});

export type Props = PropsOf<typeof props>;
