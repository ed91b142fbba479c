import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

/** All of it read by PHP: to the browser the link says what it opens. */
export const props = late(() =>
	z.object({
		/** Address of a video at YouTube or Vimeo, or of a file of the site; or a number in the media library. Anything else stays a link. */
		video: z._default(z.string().check(z.maxLength(2000)), ''),
		/** Picture in its place: a number in the media library, or an address. Without one there is the button alone. */
		poster: z._default(z.string().check(z.maxLength(2000)), ''),
		/** What the video is called; empty: “Watch the video”. */
		title: z._default(z.string().check(z.maxLength(200)), ''),
		/** Subtitles of a file of the site, WebVTT in the language of the page: an address, or a number in the media library. */
		captions: z._default(z.string().check(z.maxLength(2000)), ''),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
