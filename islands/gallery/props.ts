import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** `carousel`: one picture at a time, the others slide in (GAL-01). `theme`: all pictures in the theme's layout. */
		layout: z._default(z.enum(['carousel', 'theme']), 'carousel'),
		/** Shows a strip of thumbnails below the picture; the arrows stay without it. */
		thumbnails: z._default(z.boolean(), true),
		/** Enlarges a picture that is larger than its place, by mouse hover or the + key (GAL-02). */
		zoom: z._default(z.boolean(), true),
		/** Opens pictures in a full-screen viewer (GAL-03). Off: pictures link to the large file. */
		viewer: z._default(z.boolean(), true),
		/** Stores the open picture in the URL, so that Back closes the viewer (LB-01). A URL that names a picture opens it in any case. */
		placeInUrl: z._default(z.boolean(), false),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
