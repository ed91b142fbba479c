import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';
import { networks, tools } from './networks';

export const props = late(() =>
	z.object({
		/** Which buttons, in this order. */
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
		/** Address to share; the page's own if empty. Tracking and secret parameters are taken out. */
		url: z._default(z.string(), ''),
		/** Words that go with it; the page's title if empty. */
		title: z._default(z.string(), ''),
		/** Address of a picture for the pin board. */
		image: z._default(z.string(), ''),
		/** The server prints the buttons on every product page, where the theme has a place for them. */
		onProducts: z._default(z.boolean(), true),
		/**
		 * Address on this site, or on an allowed host, that answers with numbers by network: `{"facebook": 12}`. It is asked with `url`,
		 * once the visitor has allowed content of other sites. Without it there are no counters and no request.
		 */
		countsUrl: z._default(z.string(), ''),
	}),
);
export type Props = z.output<ReturnType<typeof props>>;
