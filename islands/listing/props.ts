import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * How further pages are reached (LIST-04). `pages`: by the links that the theme prints, numbered or not. `load-more`: a button adds the next
		 * page below. `scroll`: the first two come by themselves when the end of the list comes near; then it is a button.
		 * A list of Themify's filter that has a button of its own goes by that.
		 *
		 * @default 'pages'
		 */
		pagination: z._default(z.enum(['pages', 'load-more', 'scroll']), 'pages'),
		/**
		 * How pages are asked for. Only GET is answered out of a page cache; POST is for a theme that needs it (LIST-10).
		 *
		 * @default 'GET'
		 */
		method: z._default(z.enum(['GET', 'POST']), 'GET'),
		/**
		 * Days for which the choice between grid and list is kept, in the cookie `otf_woocommerce_display` (LIST-02).
		 *
		 * @default 10
		 */
		displayDays: z._default(z.int().check(z.minimum(1), z.maximum(365)), 10),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
