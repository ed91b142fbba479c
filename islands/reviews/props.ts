import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Sends the review without leaving the page; otherwise the browser submits the form. */
		sendInPlace: z._default(z.boolean(), true),
		/** Keeps the draft in this tab until it is sent. */
		keepDraft: z._default(z.boolean(), true),
		/** Prints the number of reviews per star, and how reviews are verified, above the list. */
		summary: z._default(z.boolean(), true),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
