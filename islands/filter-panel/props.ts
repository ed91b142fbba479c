import * as z from '../../src/runtime/schema';
import { late } from '../../src/runtime/late';

/** What a placed panel can offer. `attributes` stands for one field for each attribute of the shop. */
export const FIELDS = ['categories', 'attributes', 'price', 'rating', 'stock', 'sale'] as const;

export const props = late(() =>
	z.object({
		/**
		 * Fields of a placed panel, in their order; read by PHP. The form of Themify's filter has its own.
		 *
		 * @default all
		 */
		fields: z._default(z.array(z.enum(FIELDS)), [...FIELDS]),
		/**
		 * A choice is shown at once. Otherwise, and always in the drawer of a phone, a button shows it. Themify's form says itself which.
		 *
		 * @default true
		 */
		submitOnChange: z._default(z.boolean(), true),
		/**
		 * Taxonomy of the size: the shopper can keep hers, in her browser, and ask for what is in stock in it. Empty: none.
		 *
		 * @default pa_taille
		 */
		sizeAttribute: z._default(z.string().check(z.regex(/^[\w-]*$/)), 'pa_taille'),
	}),
);

export type Props = z.output<ReturnType<typeof props>>;
