import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** A click anywhere on the notice hides it, links and marked text excepted. Its own link always does. @default true */
		hideOnClick: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
