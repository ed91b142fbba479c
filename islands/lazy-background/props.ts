import * as z from '../../src/runtime/schema';
import { ENTRANCES } from '../../src/dom/entrances';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Id of a picture in the media library, or its URL; read by PHP. Shown behind the content of the host. Empty: none. */
		image: z._default(z.string(), ''),
		/** Id of a published page or synced pattern used as content; read by PHP. 0: content of the host. */
		content: z._default(z.int().check(z.minimum(0)), 0),
		/**
		 * Entrance of the host. None if the host is in view on load, and none under `prefers-reduced-motion`.
		 *
		 * @default 'none'
		 */
		animation: z._default(z.enum(ENTRANCES), 'none'),
		/**
		 * Milliseconds between coming into view and the animation; also for Elementor's elements without a delay.
		 *
		 * @default 700
		 */
		delay: z._default(z.int().check(z.minimum(0), z.maximum(10_000)), 700),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
