import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/**
		 * Latitude of the marker in degrees; negative south of the equator.
		 *
		 * @default 48.8566, with `lng` the centre of Paris, so that a new map shows something
		 */
		lat: z._default(z.number().check(z.minimum(-90), z.maximum(90)), 48.8566),
		/**
		 * Longitude of the marker in degrees; negative west of Greenwich.
		 *
		 * @default 2.3522
		 */
		lng: z._default(z.number().check(z.minimum(-180), z.maximum(180)), 2.3522),
		/**
		 * Zoom level from 1 (world) to 19 (a few houses).
		 *
		 * @default 11
		 */
		zoom: z._default(z.int().check(z.minimum(1), z.maximum(19)), 11),
		/** Name of the place: printed above the address, and the accessible name of the map. */
		title: z._default(z.string().check(z.maxLength(200)), ''),
		/** Postal address, its lines separated by `|`; read by PHP. */
		address: z._default(z.string().check(z.maxLength(500)), ''),
		/** Address pattern of the map's tiles. Tiles of the site itself need no consent; any other host must be declared, or allowed by the owner. */
		tiles: z._default(
			z.string().check(z.maxLength(500), z.regex(/^(https:\/)?\/[^\s{}]+(\{[xyzrs]\}[^\s{}]*){3,5}$/)),
			'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
		),
		/** Copyright of the map, unless OpenStreetMap’s; read by PHP. */
		credit: z._default(z.string().check(z.maxLength(200)), ''),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
