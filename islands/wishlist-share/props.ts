import { defineProps, type PropsOf } from '../../src/runtime/define-props';

export const props = defineProps({});

export type Props = PropsOf<typeof props>;
