import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

const margin = lazy(() => z.int().check(z.minimum(0), z.maximum(100)));
const count = (most: number) => z.int().check(z.minimum(1), z.maximum(most));

export const props = lazy(() =>
	z.object({
		/**
		 * Content when nothing is placed inside; read by PHP.
		 *
		 * @default 'latest'
		 */
		show: z._default(
			z.enum(['latest', 'sale', 'featured', 'best-selling', 'top-rated', 'categories', 'brands', 'posts']),
			'latest',
		),
		/**
		 * Maximum number of slides that PHP prints.
		 *
		 * @default 12
		 */
		limit: z._default(count(24), 12),
		/**
		 * WooCommerce lists of product and cart pages to show as carousels; read by PHP.
		 *
		 * @default none
		 */
		lists: z._default(z.array(z.enum(['related', 'up-sells', 'cross-sells'])), []),
		/**
		 * Controls besides swiping and scrolling.
		 *
		 * @default 'both'
		 */
		navigation: z._default(z.enum(['both', 'arrows', 'dots', 'none']), 'both'),
		/**
		 * Continues with the first slide after the last, if not all slides fit. Loads Swiper; otherwise the browser scrolls the row.
		 *
		 * @default true
		 */
		loop: z._default(z.boolean(), true),
		/**
		 * Slides side by side from 1025 px (`widths`).
		 *
		 * @default 3
		 */
		items: z._default(count(8), 3),
		/**
		 * Slides side by side from 768 px.
		 *
		 * @default 2, or `items` where that is less
		 */
		itemsTablet: z.optional(count(8)),
		/**
		 * Slides side by side below 768 px.
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
		 * Pixels between slides from 768 px.
		 *
		 * @default `margin`
		 */
		marginTablet: z.optional(margin()),
		/**
		 * Pixels between slides below 768 px.
		 *
		 * @default `margin`
		 */
		marginMobile: z.optional(margin()),
		/**
		 * Viewport widths at which the number of slides changes: `theme` 768 and 1025 px; `plugin` also shows one slide below 480 px;
		 * `slider` 540, 770 (three slides unless `itemsTablet` is set) and 900 px.
		 *
		 * @default 'theme'
		 */
		widths: z._default(z.enum(['theme', 'plugin', 'slider']), 'theme'),
		/**
		 * Moves automatically until the shopper stops it; never under `prefers-reduced-motion`.
		 *
		 * @default false
		 */
		autoplay: z._default(z.boolean(), false),
		/**
		 * Milliseconds between two automatic moves; at most two moves a second, more would flash (WCAG 2.3.1).
		 *
		 * @default 5000
		 */
		delay: z._default(z.int().check(z.minimum(500), z.maximum(60_000)), 5000),
		/**
		 * Milliseconds of a move in a loop; without a loop the browser sets the speed.
		 *
		 * @default 250
		 */
		speed: z._default(z.int().check(z.minimum(0), z.maximum(2000)), 250),
		/**
		 * Thumbnails of the slides instead of dots, five side by side.
		 *
		 * @default false
		 */
		thumbnails: z._default(z.boolean(), false),
		/** Accessible name of the carousel. Empty: text of its heading. */
		label: z._default(z.string(), ''),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
