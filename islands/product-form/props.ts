import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Rules of the quantity's plus and minus buttons (QTY-02, QTY-04); `auto`: the page builder's in its own widget, else the theme's. */
		quantityRules: z._default(z.enum(['auto', 'theme', 'plugin', 'builder-cart', 'builder-product']), 'auto'),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
