import * as z from '../runtime/schema';
import { settings } from '../runtime/settings';
import { requestJson, wcAjaxUrl, type RequestOptions } from './http';

/** Calls of our own plugin. All throw `RequestError`. */

const quickViewSchema = z.once(() =>
	z.object({
		id: z.int(),
		/** Name of the product, plain text. */
		title: z.string(),
		url: z.string(),
		/** Images, price, short description and WooCommerce's product form. Must pass the HTML gate. */
		html: z.string(),
		/** Style sheets of islands with markup in `html`, by island; paths relative to the build folder. Absent in older plugin versions. */
		styles: z.optional(z.record(z.string(), z.array(z.string()))),
		/** Messages of these islands, by key, in languages other than French and English. */
		messages: z.optional(z.record(z.string(), z.string())),
	}),
);
export type QuickView = z.output<ReturnType<typeof quickViewSchema>>;

export function fetchQuickView(id: number, options: Pick<RequestOptions, 'signal'> = {}): Promise<QuickView> {
	const form = { product_id: id };
	return requestJson(wcAjaxUrl('archipel_quick_view'), quickViewSchema, {
		...options,
		method: 'GET',
		form,
		isRead: true,
	});
}

const rolesSchema = z.once(() => z.object({ roles: z.array(z.string()) }));

/** Fetches the roles of the signed-in user, as cached pages must not contain them (SEC-03 P8). WordPress has no handler of this action for guests. */
export async function fetchRoles(signal?: AbortSignal): Promise<readonly string[]> {
	const form = { action: 'archipel_visitor_roles' };
	return (await requestJson(settings().shop.ajaxUrl, rolesSchema, { method: 'GET', form, isRead: true, signal })).roles;
}

/** Proof of a consent choice that the shop stores; contains no visitor data. */
export interface ConsentProof {
	/** Random id of the choice, the key of its proof: sending a proof twice has no effect. */
	readonly id: string;
	/** Version of the notice, `{bit mask of third parties in hexadecimal}.{hash of the wording}`. */
	readonly version: string;
	/** Allowed purposes, comma-separated. */
	readonly purposes: string;
}

// The endpoint answers 204. A page with status 200 comes from another handler: maintenance mode, a login.
const nothingSchema = z.once(() => z.literal(null));

/** Sends the proof of a consent choice to the shop (CONS-06). */
export async function postConsentProof(proof: ConsentProof): Promise<void> {
	await requestJson(`${settings().shop.restUrl}archipel/v1/consent`, nothingSchema, { form: { ...proof } });
}
