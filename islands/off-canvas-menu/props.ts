import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Menu of WordPress: a location of the theme, or the name, slug or number of a menu; read by PHP. @default 'primary' */
		menu: z._default(z.string(), 'primary'),
		/** Side at which the menu opens: inline start (left in French), inline end, or `popup`, a window over the page. @default 'start' */
		placement: z._default(z.enum(['start', 'end', 'popup']), 'start'),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
