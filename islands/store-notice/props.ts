import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Whether a click anywhere on the notice hides it, except on links or with selected text. Its dismiss link always does. @default true */
		hideOnClick: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
