import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * How further pages are reached (LIST-04). `pages`: by links that the theme prints, numbered or not. `load-more`: a button adds the next page
		 * below. `scroll`: the first two are added automatically near the end of the list; then by the button.
		 * For a list of Themify's filter with a button of its own, Themify's setting applies.
		 *
		 * @default 'pages'
		 */
		pagination: z._default(z.enum(['pages', 'load-more', 'scroll']), 'pages'),
		/**
		 * Method of page requests. Only GET is answered from a page cache; POST is for a theme that needs it (LIST-10).
		 *
		 * @default 'GET'
		 */
		method: z._default(z.enum(['GET', 'POST']), 'GET'),
		/**
		 * Days for which the choice of grid or list is stored, in the cookie `otf_woocommerce_display` (LIST-02).
		 *
		 * @default 10
		 */
		displayDays: z._default(z.int().check(z.minimum(1), z.maximum(365)), 10),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
