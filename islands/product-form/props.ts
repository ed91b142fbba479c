import * as z from 'zod/mini';

export const props = z.object({});
export type Props = z.output<typeof props>;
