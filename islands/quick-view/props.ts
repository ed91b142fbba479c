import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * `fragment`: the product as HTML of the plugin, in the page itself, where the other islands work on it.
		 * `iframe`: ShopEngine's quick-view page in a frame (QV-01).
		 *
		 * @default 'fragment'
		 */
		mode: z._default(z.enum(['fragment', 'iframe']), 'fragment'),
		/**
		 * Nonce for the address of the frame. Addresses are logged by servers and statistics: only for a shop that requires it.
		 *
		 * @default '' none
		 */
		nonce: z._default(z.string().check(z.regex(/^([a-f0-9]{10})?$/)), ''),
		/**
		 * Fetches the product when the pointer rests on its trigger or the trigger has the focus; not with the browser's data saver on.
		 *
		 * @default true
		 */
		prefetch: z._default(z.boolean(), true),
		/**
		 * Prints a button on the tiles of product lists. Otherwise only the theme's own triggers open a quick view.
		 *
		 * @default true
		 */
		onTiles: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
