import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

export const props = late(() =>
	z.object({
		/**
		 * Latitude of the marker in degrees; south of the equator negative.
		 *
		 * @default 48.8566, as `lng` the middle of Paris: what is placed can be seen before it is told where
		 */
		lat: z._default(z.number().check(z.minimum(-90), z.maximum(90)), 48.8566),
		/**
		 * Longitude of the marker in degrees; west of Greenwich negative.
		 *
		 * @default 2.3522
		 */
		lng: z._default(z.number().check(z.minimum(-180), z.maximum(180)), 2.3522),
		/**
		 * From 1, the world, to 19, a few houses.
		 *
		 * @default 11
		 */
		zoom: z._default(z.int().check(z.minimum(1), z.maximum(19)), 11),
		/** Who is there: above the address, and the name of the map. */
		title: z._default(z.string().check(z.maxLength(200)), ''),
		/** Postal address, its lines separated by `|`; read by PHP. */
		address: z._default(z.string().check(z.maxLength(500)), ''),
		/** Where the pictures of the map are; of the site itself they need no consent. Any other host must be declared, or allowed by the owner. */
		tiles: z._default(
			z.string().check(z.maxLength(500), z.regex(/^(https:\/)?\/[^\s{}]+(\{[xyzrs]\}[^\s{}]*){3,5}$/)),
			'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
		),
		/** Whose map it is, where it is not OpenStreetMap’s; read by PHP. */
		credit: z._default(z.string().check(z.maxLength(200)), ''),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
