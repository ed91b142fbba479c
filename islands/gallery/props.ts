import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/** `carousel`: one picture in view, the others slide in (GAL-01). `theme`: all stand where the theme puts them. */
		layout: z._default(z.enum(['carousel', 'theme']), 'carousel'),
		/** A strip of small pictures below the large one; the arrows stay without it. */
		thumbnails: z._default(z.boolean(), true),
		/** Hovering with a mouse, or + on the keyboard, enlarges a picture that is larger than its place (GAL-02). */
		zoom: z._default(z.boolean(), true),
		/** Pictures open in a full-screen viewer (GAL-03). Without it they are links to the large file. */
		viewer: z._default(z.boolean(), true),
		/** The viewer keeps its place in the page's address, and Back closes it (LB-01). An address that names a picture opens it in any case. */
		placeInUrl: z._default(z.boolean(), false),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
