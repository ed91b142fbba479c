import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Keeps typed input in this browser tab until the form is sent. */
		keepDraft: z._default(z.boolean(), true),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
