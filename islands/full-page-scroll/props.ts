import { boolean, defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({
	/** Shows dots at the right edge that link to the slides. */
	dots: boolean('Points de navigation', 'Navigation dots', { default: true }),
});

export type Props = PropsOf<typeof props>;
