import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** The review is sent without leaving the page; otherwise the browser submits the form as ever. */
		sendInPlace: z._default(z.boolean(), true),
		/** What has been written is kept in this tab until it is sent. */
		keepDraft: z._default(z.boolean(), true),
		/** The server prints how many reviews gave how many stars, and how reviews are verified, above the list. */
		summary: z._default(z.boolean(), true),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
