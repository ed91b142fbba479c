import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

const margin = late(() => z.int().check(z.minimum(0), z.maximum(100)));
const count = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

export const props = late(() =>
	z.object({
		/**
		 * What it shows when nothing is placed inside; read by PHP.
		 *
		 * @default 'latest'
		 */
		show: z._default(
			z.enum(['latest', 'sale', 'featured', 'best-selling', 'top-rated', 'categories', 'brands', 'posts']),
			'latest',
		),
		/**
		 * Slides at most of what PHP prints.
		 *
		 * @default 12
		 */
		limit: z._default(count(24), 12),
		/**
		 * WooCommerce's lists of a product's page and of the cart that become carousels; read by PHP.
		 *
		 * @default none
		 */
		lists: z._default(z.array(z.enum(['related', 'up-sells', 'cross-sells'])), []),
		/**
		 * What moves it besides fingers and wheel.
		 *
		 * @default 'both'
		 */
		navigation: z._default(z.enum(['both', 'arrows', 'dots', 'none']), 'both'),
		/**
		 * The first slide follows the last one, where there are more slides than fit. Brings Swiper; without it the browser scrolls a row.
		 *
		 * @default true
		 */
		loop: z._default(z.boolean(), true),
		/**
		 * Slides side by side, from 1025 px on (`widths`).
		 *
		 * @default 3
		 */
		items: z._default(count(8), 3),
		/**
		 * The same from 768 px on.
		 *
		 * @default 2, or `items` where that is less
		 */
		itemsTablet: z.optional(count(8)),
		/**
		 * The same below.
		 *
		 * @default 1
		 */
		itemsMobile: z._default(count(4), 1),
		/**
		 * Pixels between slides.
		 *
		 * @default 30
		 */
		margin: z._default(margin(), 30),
		/**
		 * The same from 768 px on.
		 *
		 * @default `margin`
		 */
		marginTablet: z.optional(margin()),
		/**
		 * The same below.
		 *
		 * @default `margin`
		 */
		marginMobile: z.optional(margin()),
		/**
		 * Widths of the window at which the number of slides changes: `theme` 768 and 1025 px; `plugin` also has one slide below 480;
		 * `slider` 540, 770 (three unless `itemsTablet` says otherwise) and 900.
		 *
		 * @default 'theme'
		 */
		widths: z._default(z.enum(['theme', 'plugin', 'slider']), 'theme'),
		/**
		 * It moves by itself until the shopper stops it, and not under `prefers-reduced-motion`.
		 *
		 * @default false
		 */
		autoplay: z._default(z.boolean(), false),
		/**
		 * Milliseconds between two of its moves; two moves a second at most, for more would flash (WCAG 2.3.1).
		 *
		 * @default 5000
		 */
		delay: z._default(z.int().check(z.minimum(500), z.maximum(60_000)), 5000),
		/**
		 * Milliseconds of a move in a loop; a row scrolls as fast as the browser does.
		 *
		 * @default 250
		 */
		speed: z._default(z.int().check(z.minimum(0), z.maximum(2000)), 250),
		/**
		 * Small pictures of the slides in place of dots, five side by side.
		 *
		 * @default false
		 */
		thumbnails: z._default(z.boolean(), false),
		/** What it is called to those who do not see it. Empty: its heading. */
		label: z._default(z.string(), ''),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
