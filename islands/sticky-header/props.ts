import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * `header`: stays at the top of the window above 768 px. `section`: the same for any part of a page, at any width.
		 * `sidebar`: stays in view beside longer content, from 992 px.
		 *
		 * @default 'header'
		 */
		part: z._default(z.enum(['header', 'section', 'sidebar']), 'header'),
		/** CSS selector of the theme's element; empty: what stands in the host. @default '' */
		target: z._default(z.string(), ''),
		/** Pixels between a sidebar and what is above it. @default 20 */
		offset: z._default(z.int().check(z.minimum(0), z.maximum(400)), 20),
		/**
		 * CSS selector of the theme's title bar over which the header lies: above 992 px it is as high as the header and 210 px more. Empty: none.
		 * A style sheet that gives it the same height lets nothing move when this comes.
		 *
		 * @default ''
		 */
		breadcrumb: z._default(z.string(), ''),
		/** Works on `target` on every page; read by PHP. @default false */
		everywhere: z._default(z.boolean(), false),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
