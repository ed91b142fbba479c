import * as z from '../runtime/schema';
import { openGate } from '../safety/html';
import { requestJson } from './http';
import { nonceBroker } from './nonce-broker';
import { settings } from '../runtime/settings';

/** Nonce action of all frontend calls. */
const NONCE = 'awdr_ajax_front_end';

const priceSchema = z.once(() =>
	z.object({
		/** Empty for an unknown product only: without a discount it is the normal price (SERVERS.md, S127). */
		price_html: z.string(),
		original_price_html: z.optional(z.string()),
	}),
);

/** `null` for an unknown product. */
const tableSchema = z.once(() => z.object({ bulk_table: z.nullable(z.string()) }));

/** `false` without a discount, which is no error (SERVERS.md, S130). */
const discountSchema = z.once(() => z.object({ success: z.literal(true), data: z.unknown() }));

export interface DiscountQuery {
	/** Id of a product or variation. */
	readonly productId: number;
	readonly quantity: number;
	/** Base price as displayed text: « 20,00 ». @default the product's price */
	readonly customPrice?: string | undefined;
}

/** Raw reply of `awdr_get_product_discount`. */
export type DiscountReply = z.output<ReturnType<typeof discountSchema>>;

/** The calls of Discount Rules for WooCommerce (DISC-01 to DISC-03). All throw `RequestError`, and `AbortError` when `signal` aborts. */
export const discountRules = {
	/** Returns HTML of the unit price at this quantity; empty for an unknown product. */
	async price({ productId, quantity }: DiscountQuery, signal?: AbortSignal): Promise<string> {
		const fields = { action: 'wdr_ajax', method: 'get_price_html', product_id: productId, qty: quantity };
		const [reply] = await Promise.all([call(fields, priceSchema, signal), openGate()]);
		return reply.price_html || reply.original_price_html || '';
	},

	/** Returns HTML of the bulk price table, whose wrapper is empty without a rule; `null` for an unknown product. */
	async table(productId: number, signal?: AbortSignal): Promise<string | null> {
		const fields = { action: 'wdr_ajax', method: 'get_variable_product_bulk_table', product_id: productId };
		const [reply] = await Promise.all([call(fields, tableSchema, signal), openGate()]);
		return reply.bulk_table;
	},

	/** Returns the discount of a quantity as numbers. */
	discount: ({ productId, quantity, customPrice }: DiscountQuery, signal?: AbortSignal): Promise<DiscountReply> =>
		call(
			{ action: 'awdr_get_product_discount', product_id: productId, qty: quantity, custom_price: customPrice },
			discountSchema,
			signal,
		),
};

function call<S extends z.ZodMiniType>(
	fields: Readonly<Record<string, string | number | undefined>>,
	schema: () => S,
	signal: AbortSignal | undefined,
): Promise<z.output<S>> {
	const { custom_price, ...rest } = fields;
	return nonceBroker.use(NONCE, (nonce) => {
		const form = { ...rest, awdr_nonce: nonce, custom_price };
		return requestJson(settings().shop.ajaxUrl, schema, { form, isRead: true, signal });
	});
}
