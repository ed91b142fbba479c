import * as z from 'zod/mini';
import { CONFIG_ID } from '../runtime/registry';

/** How the shop writes prices: WooCommerce's own settings. */
export const currencySchema = z.object({
	code: z._default(z.string(), 'EUR'),
	/** Number of decimals; amounts travel as integers in this unit. */
	minorUnit: z._default(z.number(), 2),
	decimalSeparator: z._default(z.string(), ','),
	thousandSeparator: z._default(z.string(), '\u202f'),
	prefix: z._default(z.string(), ''),
	suffix: z._default(z.string(), '\u00a0€'),
});
export type Currency = z.output<typeof currencySchema>;

const shopSchema = z.object({
	/** Store ajax endpoint; `%%endpoint%%` stands for the action. */
	wcAjaxUrl: z._default(z.string(), '/?wc-ajax=%%endpoint%%'),
	ajaxUrl: z._default(z.string(), '/wp-admin/admin-ajax.php'),
	restUrl: z._default(z.string(), '/wp-json/'),
	cartUrl: z._default(z.string(), '/page-panier/'),
	checkoutUrl: z._default(z.string(), '/commande/'),
	/** Where shopping begins: WooCommerce's shop page. */
	shopUrl: z._default(z.string(), '/boutique/'),
	currency: z._default(currencySchema, currencySchema.parse({})),
	/** WooCommerce's `cart_redirect_after_add`. */
	cartRedirectAfterAdd: z._default(z.boolean(), false),
	isCart: z._default(z.boolean(), false),
	isCheckout: z._default(z.boolean(), false),
	/** Storage keys that WooCommerce's fragments script uses too (contracts, Storage). */
	cartHashKey: z._default(z.string(), 'wc_cart_hash'),
	fragmentName: z._default(z.string(), 'wc_fragments'),
	/** WooCommerce's own fragments script runs on this page: it makes the requests, and we read what it kept. */
	coreFragments: z._default(z.boolean(), false),
	/** Minutes east of UTC of the shop, for dates that carry no zone. */
	timezoneOffset: z._default(z.number(), 60),
	/** Hosts besides the page's own that a reply may send the shopper to. */
	allowedHosts: z._default(z.array(z.string()), []),
	/** Restores the specification's `alert()` for incomplete choices. */
	nativeAlerts: z._default(z.boolean(), false),
	/** Days for which a consent choice is kept, both ways; CNIL's good practice is six months. */
	consentDays: z._default(z.number(), 182),
	/** Version of what the cookie notice asks and how it words it: `{asked}.{wording}`; empty where PHP does not print one. */
	consentVersion: z._default(z.string(), ''),
	/** The shop keeps proofs of consent at `{restUrl}archipel/v1/consent`. */
	consentProof: z._default(z.boolean(), false),
});
export type ShopSettings = z.output<typeof shopSchema>;

/** PHP sends an empty map as `[]`. */
const messagesSchema = z.pipe(
	z.transform((value) => (Array.isArray(value) && !value.length ? {} : value)),
	z.record(z.string(), z.string()),
);

const configSchema = z.object({
	locale: z._default(z.string(), ''),
	shop: z._default(shopSchema, shopSchema.parse({})),
	messages: z._default(messagesSchema, {}),
});

interface Settings {
	/** BCP 47 tag of the page: `fr-FR`. */
	readonly locale: string;
	readonly shop: ShopSettings;
	/** Texts that the site owner replaces: `mini-cart.empty` → text. */
	readonly messages: Readonly<Record<string, string>>;
}

let read: Settings | undefined;

/** What the plugin printed for this page; a page without it, or with a broken one, gets WooCommerce's defaults. */
export function settings(): Settings {
	return (read ??= readSettings());
}

/** Forgets what was read, for tests that change the page. */
export function resetSettings(): void {
	read = undefined;
}

function readSettings(): Settings {
	let printed: unknown = {};
	try {
		printed = JSON.parse(document.getElementById(CONFIG_ID)?.textContent || '{}');
	} catch {
		console.error('[archipel] the page config is not JSON; defaults are used');
	}
	const { locale, shop, messages } = parseConfig(printed);
	return { locale: locale || document.documentElement.lang || 'fr-FR', shop, messages };
}

/** What is right in the config counts: one wrong value must not cost the shop all the others. Takes away what is wrong. */
function parseConfig(printed: unknown): z.output<typeof configSchema> {
	for (;;) {
		const result = configSchema.safeParse(printed);
		if (result.success) return result.data;
		const path = result.error.issues[0]?.path ?? [];
		console.error(`[archipel] the page config is wrong at "${path.join('.')}"; the default is used`);
		if (!remove(printed, path)) return configSchema.parse({});
	}
}

/** Removes what a path leads to; of a list, the whole list. */
function remove(value: unknown, path: readonly PropertyKey[]): boolean {
	const [key, ...rest] = path;
	if (key === undefined || !value || typeof value !== 'object' || !Object.hasOwn(value, key)) return false;
	const record = value as Record<PropertyKey, unknown>;
	return (!Array.isArray(record[key]) && remove(record[key], rest)) || delete record[key];
}
