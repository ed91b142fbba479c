import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

/** Of what a path is made; nothing else can be in it. In a drawing of 500 by 500. */
const path = late(() =>
	z._default(z.string().check(z.maxLength(4000), z.regex(/^$|^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]*$/)), ''),
);
const duration = (usual: number) => z._default(z.int().check(z.minimum(0), z.maximum(10_000)), usual);
const scale = (usual: number) => z._default(z.number().check(z.minimum(0.5), z.maximum(2)), usual);
const easing = <const Usual extends (typeof EASINGS)[number]>(usual: Usual) => z._default(z.enum(EASINGS), usual);
const EASINGS = [
	'linear',
	'easeInQuad',
	'easeOutQuad',
	'easeInOutQuad',
	'easeOutCubic',
	'easeOutExpo',
	'easeOutBack',
	'easeOutElastic',
] as const;

export const props = late(() =>
	z.object({
		/** Number of a picture in the media library, or its address; read by PHP. */
		image: z._default(z.string(), ''),
		/** What the picture shows, for those who do not see it; read by PHP. Empty: decoration. */
		alt: z._default(z.string(), ''),
		/** Below the picture; read by PHP. */
		title: z._default(z.string(), ''),
		/** Address to which all of it leads; read by PHP. Only with a `title` or `alt` to call it. */
		link: z._default(z.string(), ''),
		/** The shape around the picture, as the `d` of an SVG path; read by PHP. Empty: a round one. */
		path: path(),
		/** The shape that it takes; read by PHP. Empty: another round one. */
		pathTo: path(),
		/** Milliseconds of that. @default 1500 */
		pathDuration: duration(1500),
		/** How that goes. @default 'easeOutElastic' */
		pathEasing: easing('easeOutElastic'),
		/** How much `easeOutElastic` swings, from 0 to 999. @default 400 */
		pathElasticity: z._default(z.int().check(z.minimum(0), z.maximum(999)), 400),
		/** By how much the shape grows. @default 1 */
		pathScale: scale(1),
		/** Milliseconds in which the picture grows. @default 2000 */
		imageDuration: duration(2000),
		/** By how much it does. @default 1.1 */
		imageScale: scale(1.1),
		/** Milliseconds in which the shape behind it shrinks. @default 2500 */
		decoDuration: duration(2500),
		/** How that goes. @default 'easeOutQuad' */
		decoEasing: easing('easeOutQuad'),
		/** By how much it does. @default 0.9 */
		decoScale: scale(0.9),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
