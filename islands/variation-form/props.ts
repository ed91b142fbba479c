import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Keeps the choice in the page's address (`?attribute_pa_taille=46`), for sharing and for Back. */
		choiceInUrl: z._default(z.boolean(), true),
		/** After a choice, selects the value of attributes with only one value left. */
		chooseSingle: z._default(z.boolean(), true),
		/** Rules of the quantity's plus and minus buttons (QTY-02, QTY-04); `auto`: the page builder’s in its own widget, else the theme’s. */
		quantityRules: z._default(z.enum(['auto', 'theme', 'plugin', 'builder-cart', 'builder-product']), 'auto'),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
