import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

/** Where the words below a picture come from, as in the page builder's site settings. */
const source = late(() => z.enum(['title', 'caption', 'alt', 'description', 'none']));

export const props = late(() =>
	z.object({
		/** Every link to a picture file opens here; otherwise only links that ask for it (`data-elementor-open-lightbox="yes"`). */
		imageLinks: z._default(z.boolean(), true),
		/** Offers the whole screen. */
		fullscreen: z._default(z.boolean(), true),
		/** Offers the native share sheet, or copying the link. */
		share: z._default(z.boolean(), true),
		titleSource: z._default(source(), 'title'),
		descriptionSource: z._default(source(), 'description'),
		/** The address of the page says which picture is open, and Back closes it (LB-01). An address that names one opens it in any case. */
		placeInUrl: z._default(z.boolean(), false),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
export type WordSource = z.output<ReturnType<typeof source>>;
