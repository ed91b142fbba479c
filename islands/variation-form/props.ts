import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** The choice stands in the page's address (`?attribute_pa_taille=46`), so that it can be shared and is there again on Back. */
		choiceInUrl: z._default(z.boolean(), true),
		/** After a choice, an attribute with one value left takes it. */
		chooseSingle: z._default(z.boolean(), true),
		/** Whose rules plus and minus beside the quantity follow (QTY-02, QTY-04); `auto`: the page builder’s in its own widget, the theme’s elsewhere. */
		quantityRules: z._default(z.enum(['auto', 'theme', 'plugin', 'builder-cart', 'builder-product']), 'auto'),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
