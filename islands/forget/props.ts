import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

export const props = lazy(() =>
	z.object({
		/** Label of the button. Left out: “Erase my traces on this device”, in the language of the page. */
		label: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
		/** Adds the button to the account page, for customers and guests; read by PHP. */
		onAccountPage: z._default(z.boolean(), true),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
