import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

/** The `d` of an SVG path: only its commands and numbers are allowed. Coordinates in a 500 × 500 viewBox. */
const path = lazy(() =>
	z._default(z.string().check(z.maxLength(4000), z.regex(/^$|^[Mm][MmLlHhVvCcSsQqTtAaZz\d\s,.eE+-]*$/)), ''),
);
const duration = (fallback: number) => z._default(z.int().check(z.minimum(0), z.maximum(10_000)), fallback);
const scale = (fallback: number) => z._default(z.number().check(z.minimum(0.5), z.maximum(2)), fallback);
const easing = <const Fallback extends (typeof EASINGS)[number]>(fallback: Fallback) =>
	z._default(z.enum(EASINGS), fallback);
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

export const props = lazy(() =>
	z.object({
		/** Attachment ID of a picture in the media library, or its URL; read by PHP. */
		image: z._default(z.string(), ''),
		/** Alternative text of the picture; read by PHP. Empty: the picture is decorative. */
		alt: z._default(z.string(), ''),
		/** Title below the picture; read by PHP. */
		title: z._default(z.string(), ''),
		/** URL of the link around picture and title; read by PHP. Needs a `title` or `alt` as its name. */
		link: z._default(z.string(), ''),
		/** Initial shape of the picture, as the `d` of an SVG path; read by PHP. Empty: a built-in round shape. */
		path: path(),
		/** Shape that the picture morphs to, as the `d` of an SVG path; read by PHP. Empty: another built-in round shape. */
		pathTo: path(),
		/** Duration of the morph in milliseconds. @default 1500 */
		pathDuration: duration(1500),
		/** Easing of the morph. @default 'easeOutElastic' */
		pathEasing: easing('easeOutElastic'),
		/** Elasticity of `easeOutElastic`, from 0 to 999. @default 400 */
		pathElasticity: z._default(z.int().check(z.minimum(0), z.maximum(999)), 400),
		/** Scale factor of the shape. @default 1 */
		pathScale: scale(1),
		/** Duration of the picture's scaling in milliseconds. @default 2000 */
		imageDuration: duration(2000),
		/** Scale factor of the picture. @default 1.1 */
		imageScale: scale(1.1),
		/** Duration of the background shape's scaling in milliseconds. @default 2500 */
		decoDuration: duration(2500),
		/** Easing of the background shape's scaling. @default 'easeOutQuad' */
		decoEasing: easing('easeOutQuad'),
		/** Scale factor of the background shape. @default 0.9 */
		decoScale: scale(0.9),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
