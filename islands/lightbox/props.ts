import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

/** Source of the text below a picture, as in the page builder's site settings. */
const source = lazy(() => z.enum(['title', 'caption', 'alt', 'description', 'none']));

export const props = lazy(() =>
	z.object({
		/** Opens every link to a picture file; off: only links with `data-elementor-open-lightbox="yes"`. */
		imageLinks: z._default(z.boolean(), true),
		/** Shows a button for full screen. */
		fullscreen: z._default(z.boolean(), true),
		/** Shows a button for the native share sheet, or to copy the link. */
		share: z._default(z.boolean(), true),
		titleSource: z._default(source(), 'title'),
		descriptionSource: z._default(source(), 'description'),
		/** Stores the open picture in the URL, so that Back closes the lightbox (LB-01). A URL that names a picture opens it in any case. */
		placeInUrl: z._default(z.boolean(), false),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
export type WordSource = z.output<ReturnType<typeof source>>;
