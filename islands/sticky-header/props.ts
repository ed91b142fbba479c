import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * `header`: stays at the top of the window above 768 px. `section`: the same for any part of a page, at any width.
		 * `sidebar`: stays in view beside longer content, from 992 px.
		 *
		 * @default 'header'
		 */
		part: z._default(z.enum(['header', 'section', 'sidebar']), 'header'),
		/** CSS selector of the theme's element; empty: the content of the host. @default '' */
		target: z._default(z.string(), ''),
		/** Pixels between a sidebar and the edge or header above it. @default 20 */
		offset: z._default(z.int().check(z.minimum(0), z.maximum(400)), 20),
		/**
		 * CSS selector of the theme's title bar that the header overlays: above 992 px its height is the header's plus 210 px. Empty: none.
		 * The same height in the theme's style sheet avoids a layout shift.
		 *
		 * @default ''
		 */
		breadcrumb: z._default(z.string(), ''),
		/** Applies to `target` on every page; read by PHP. @default false */
		everywhere: z._default(z.boolean(), false),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
