import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';
import { networks, tools } from './networks';

export const props = lazy(() =>
	z.object({
		/** Buttons, in this order. */
		networks: z._default(z.array(z.enum([...networks, ...tools])), [
			'facebook',
			'x',
			'linkedin',
			'pinterest',
			'reddit',
			'whatsapp',
			'email',
			'copy',
			'print',
			'native',
		]),
		/** Address to share; empty: the page's own. Tracking and secret parameters are removed. */
		url: z._default(z.string(), ''),
		/** Title to share; empty: the page's title. */
		title: z._default(z.string(), ''),
		/** Address of a picture, for Pinterest. */
		image: z._default(z.string(), ''),
		/** Prints the buttons on product pages, in the theme's place for share buttons. */
		onProducts: z._default(z.boolean(), true),
		/**
		 * Address on this site, or on an allowed host, that returns counts by network: `{"facebook": 12}`. Requested with the parameter `url`,
		 * after consent to `content`. Empty: no counts and no request.
		 */
		countsUrl: z._default(z.string(), ''),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
