import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

/** Read by PHP only: the browser reads the link. */
export const props = lazy(() =>
	z.object({
		/** Address of a video at YouTube or Vimeo or of a file of the site, or an attachment ID. Any other address stays a link. */
		video: z._default(z.string().check(z.maxLength(2000)), ''),
		/** Poster: an attachment ID, or an address. Empty: the play button alone. */
		poster: z._default(z.string().check(z.maxLength(2000)), ''),
		/** Title of the video; empty: “Watch the video”. */
		title: z._default(z.string().check(z.maxLength(200)), ''),
		/** Captions of a file of the site, WebVTT in the language of the page: an address, or an attachment ID. */
		captions: z._default(z.string().check(z.maxLength(2000)), ''),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
