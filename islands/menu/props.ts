import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Menu of WordPress: a location of the theme, or the name, slug or number of a menu; read by PHP. @default 'primary' */
		menu: z._default(z.string(), 'primary'),
		/**
		 * Width of the window below which the bar becomes a button that opens a list: 767 px, 1024 px, never, or always.
		 *
		 * @default 'tablet'
		 */
		breakpoint: z._default(z.enum(['mobile', 'tablet', 'never', 'always']), 'tablet'),
		/** Whether the list that the button opens overlays the page at full width; otherwise it stands below the button. @default false */
		fullWidth: z._default(z.boolean(), false),
		/**
		 * Width of panels whose item has the class `mega` or `has-mega-menu`: their own, the header container's, the window's, or their own from the
		 * container's start. A class of the item overrides it: `has-containerwidth`, `has-stretchwidth`, `has-fullwidth`, `has-leftwidth`.
		 *
		 * @default 'own'
		 */
		panels: z._default(z.enum(['own', 'container', 'stretch', 'left']), 'own'),
		/** Centres panels below their link and adds an arrow, for an account menu. @default false */
		arrow: z._default(z.boolean(), false),
		/** Whether the island also enhances the menus that the theme prints; read by PHP. @default false */
		themeMenus: z._default(z.boolean(), false),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
