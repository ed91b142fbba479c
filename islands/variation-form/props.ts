import * as z from 'zod/mini';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** The choice stands in the page's address (`?attribute_pa_taille=46`), so that it can be shared and is there again on Back. */
		choiceInUrl: z._default(z.boolean(), true),
		/** After a choice, an attribute with one value left takes it. */
		chooseSingle: z._default(z.boolean(), true),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
