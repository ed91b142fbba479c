import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** Menu of WordPress: a location of the theme, or the name, slug or number of a menu; read by PHP. @default 'primary' */
		menu: z._default(z.string(), 'primary'),
		/**
		 * Below which width the bar becomes a button that opens a list: 767 px, 1024 px, never, or always.
		 *
		 * @default 'tablet'
		 */
		breakpoint: z._default(z.enum(['mobile', 'tablet', 'never', 'always']), 'tablet'),
		/** The list that the button opens lies over the page, as wide as the window; otherwise it stands below the button. @default false */
		fullWidth: z._default(z.boolean(), false),
		/**
		 * Width of the panels with the class `mega` or `has-mega-menu` on their item: their own, of the header's container, of the window, or their own from
		 * the start of the container. An item may say it itself: `has-containerwidth`, `has-stretchwidth`, `has-fullwidth`, `has-leftwidth`.
		 *
		 * @default 'own'
		 */
		panels: z._default(z.enum(['own', 'container', 'stretch', 'left']), 'own'),
		/** Panels are centred below their link, with an arrow: for an account menu. @default false */
		arrow: z._default(z.boolean(), false),
		/** Works on the menus that the theme prints too; read by PHP. @default false */
		themeMenus: z._default(z.boolean(), false),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
