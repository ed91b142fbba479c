import * as z from '../../src/runtime/schema';
import { lazy } from '../../src/runtime/lazy';

/** Fields of a placed panel. `attributes` stands for one field for each attribute of the shop. */
export const FIELDS = ['categories', 'attributes', 'price', 'rating', 'stock', 'sale'] as const;

export const props = lazy(() =>
	z.object({
		/**
		 * Fields of a placed panel, in order; read by PHP. Themify's form has its own fields.
		 *
		 * @default all
		 */
		fields: z._default(z.array(z.enum(FIELDS)), [...FIELDS]),
		/**
		 * Lists a choice at once. Off, and always in the drawer of a phone, a button lists it. Themify's form has its own setting.
		 *
		 * @default true
		 */
		submitOnChange: z._default(z.boolean(), true),
		/**
		 * Size taxonomy: the shopper can store her size in her browser, and ask for products in stock in that size. Empty: none.
		 *
		 * @default pa_taille
		 */
		sizeAttribute: z._default(z.string().check(z.regex(/^[\w-]*$/)), 'pa_taille'),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
