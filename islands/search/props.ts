import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Style of a placed form. `minimal`: a line with an icon; `full_screen`: a button that opens the form above the page.
		 *
		 * @default 'default'
		 */
		skin: z._default(z.enum(['default', 'minimal', 'full_screen']), 'default'),
		/**
		 * Whether a placed form is inline or opened by a button. Without JavaScript it is always inline.
		 *
		 * @default 'inline'
		 */
		display: z._default(z.enum(['inline', 'dropdown', 'popup', 'top-to-bottom', 'bottom-to-top']), 'inline'),
		/** Example in the empty field of a placed form. Empty: none. */
		placeholder: z._default(z.string().check(z.maxLength(80)), ''),
		/**
		 * Source of suggestions: the theme's live search (`osf_woo_search`) or WooCommerce's Store API. `auto`: PHP sets `theme` if the theme has
		 * that AJAX action.
		 *
		 * @default 'auto'
		 */
		source: z._default(z.enum(['auto', 'theme', 'store']), 'auto'),
		/**
		 * Maximum of suggested products.
		 *
		 * @default 6
		 */
		suggestions: z._default(z.int().check(z.minimum(1), z.maximum(12)), 6),
		/**
		 * Maximum of recent searches kept in the browser; 0: none.
		 *
		 * @default 5
		 */
		recent: z._default(z.int().check(z.minimum(0), z.maximum(10)), 5),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
