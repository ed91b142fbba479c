import { printedConfig } from './registry';

/** Days for which a choice is kept, accepted or refused, without an owner's choice; CNIL recommends six months. */
export const CONSENT_DAYS = 182;

/** The shop's settings in the page's config, with the values that are used where the config has none. */
const DEFAULT_SHOP = {
	/** WooCommerce AJAX URL; `%%endpoint%%` stands for the action. */
	wcAjaxUrl: '/?wc-ajax=%%endpoint%%',
	ajaxUrl: '/wp-admin/admin-ajax.php',
	restUrl: '/wp-json/',
	cartUrl: '/page-panier/',
	checkoutUrl: '/commande/',
	shopUrl: '/boutique/',
	/** Price format: WooCommerce's settings. */
	currency: {
		code: 'EUR',
		/** Number of decimals; amounts are integers in this unit. */
		minorUnit: 2,
		decimalSeparator: ',',
		thousandSeparator: '\u202f',
		prefix: '',
		suffix: '\u00a0€',
	},
	/** WooCommerce's `cart_redirect_after_add`. */
	cartRedirectAfterAdd: false,
	isCart: false,
	isCheckout: false,
	/** Storage keys that WooCommerce's fragments script uses too (SERVERS.md, S180, S182). */
	cartHashKey: 'wc_cart_hash',
	fragmentName: 'wc_fragments',
	/** The shop's time zone, for dates without a zone: `Europe/Paris`, `+02:00`. */
	timezone: 'Europe/Paris',
	/** Other hosts that a server reply may redirect to. */
	allowedHosts: [] as readonly string[],
	/** Additional query parameters that product lists keep: those of another filter plugin. */
	listNames: [] as readonly string[],
	/** Restores WooCommerce's `alert()` for incomplete choices (VAR-05). */
	nativeAlerts: false,
	/** Version of the cookie notice, `{bit mask of third parties in hexadecimal}.{hash of the wording}`; empty if PHP prints none. */
	consentVersion: '',
	/** Days for which a consent choice is kept. */
	acceptedDays: CONSENT_DAYS,
	refusedDays: CONSENT_DAYS,
	/** Slug of the theme that an editor previews, sent with every request; empty for other visitors. */
	themePreview: '',
	/** Whether the shop stores proofs of consent at `{restUrl}archipel/v1/consent`. */
	consentProof: false,
	/** Wishlist options as a query string (`wishlistOptions`). */
	wishlist: '',
};

export type Currency = Readonly<(typeof DEFAULT_SHOP)['currency']>;

interface Settings {
	/** BCP 47 tag of the page: `fr-FR`. */
	readonly locale: string;
	readonly shop: Readonly<typeof DEFAULT_SHOP>;
	/** The owner's texts by key: `mini-cart.empty` → text. */
	readonly messages: Readonly<Record<string, string>>;
	/** Whether the printed owner options are already checked by their schemas, as our PHP does. @default false */
	readonly areOptionsChecked: boolean;
}

let read: Settings | undefined;

/** Returns the settings that the plugin printed; WooCommerce's defaults if they are missing or invalid. */
export const settings = (): Settings => (read ??= readSettings());

/** Clears the cached settings, for tests that change the page. */
export function resetSettings(): void {
	read = undefined;
}

function readSettings(): Settings {
	let printed: unknown = {};
	try {
		printed = printedConfig();
	} catch {
		console.error('[archipel] the page config is not JSON');
	}
	const { locale, ...rest } = checked({ locale: '', shop: DEFAULT_SHOP, areOptionsChecked: false }, printed);
	const messages = checkedTexts(isRecord(printed) ? printed['messages'] : undefined, 'messages');
	return { ...rest, locale: locale || document.documentElement.lang || 'fr-FR', messages };
}

/**
 * Checks each value by the type of its default; a wrong value falls back alone. Without a schema: this runs on every page with an island, and
 * creating a schema would take longer.
 */
function checked<T extends object>(standard: T, printed: unknown, path = ''): T {
	if (!isRecord(printed)) return refuse(standard, path);
	const entries = Object.entries(standard).map(([name, fallback]: [string, unknown]) => {
		const value = printed[name] ?? fallback;
		const place = path ? `${path}.${name}` : name;
		if (isRecord(fallback)) return [name, checked(fallback, value, place)];
		return [name, isLike(value, fallback) ? value : refuse(fallback, place)];
	});
	return Object.fromEntries(entries) as T;
}

/** Checks a map of texts. PHP encodes an empty map as `[]`. */
function checkedTexts(printed: unknown, path: string): Readonly<Record<string, string>> {
	if (printed === undefined || (Array.isArray(printed) && !printed.length)) return {};
	if (!isRecord(printed)) return refuse({}, path);
	const isText = ([name, text]: [string, unknown]) => typeof text === 'string' || refuse(false, `${path}.${name}`);
	return Object.fromEntries(Object.entries(printed).filter(isText)) as Record<string, string>;
}

/** Whether a value has the type of its default; arrays hold strings. */
const isLike = (value: unknown, fallback: unknown): boolean =>
	Array.isArray(fallback)
		? Array.isArray(value) && value.every((one) => typeof one === 'string')
		: typeof value === typeof fallback;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function refuse<T>(standard: T, path: string): T {
	console.error(`[archipel] the page config is wrong at "${path}"`);
	return standard;
}
