import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** What has been written is kept in this tab until it is sent. */
		keepDraft: z._default(z.boolean(), true),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
