import { printedConfig } from './registry';

/** Price format: WooCommerce's settings. */
export interface Currency {
	readonly code: string;
	/** Number of decimals; amounts are integers in this unit. */
	readonly minorUnit: number;
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
	readonly prefix: string;
	readonly suffix: string;
}

export interface ShopSettings {
	/** WooCommerce AJAX URL; `%%endpoint%%` stands for the action. */
	readonly wcAjaxUrl: string;
	readonly ajaxUrl: string;
	readonly restUrl: string;
	readonly cartUrl: string;
	readonly checkoutUrl: string;
	/** Address of WooCommerce's shop page. */
	readonly shopUrl: string;
	readonly currency: Currency;
	/** WooCommerce's `cart_redirect_after_add`. */
	readonly cartRedirectAfterAdd: boolean;
	readonly isCart: boolean;
	readonly isCheckout: boolean;
	/** Storage keys that WooCommerce's fragments script uses too (SERVERS.md, S180, S182). */
	readonly cartHashKey: string;
	readonly fragmentName: string;
	/** WooCommerce's own fragments script runs on this page and makes the requests; our code reads its cache. */
	readonly coreFragments: boolean;
	/** The shop's time zone, for dates without a zone: `Europe/Paris`, `+02:00`. */
	readonly timezone: string;
	/** Other hosts that a server reply may redirect to. */
	readonly allowedHosts: readonly string[];
	/** Additional query parameters that product lists keep: those of another filter plugin. */
	readonly listNames: readonly string[];
	/** Restores WooCommerce's `alert()` for incomplete choices (VAR-05). */
	readonly nativeAlerts: boolean;
	/** Lifetime of a consent choice in days, granted or refused; CNIL recommends six months. */
	readonly consentDays: number;
	/** Version of the cookie notice, `{bit mask of third parties in hexadecimal}.{hash of the wording}`; empty if PHP prints none. */
	readonly consentVersion: string;
	/** Slug of the theme that an editor previews, sent with every request; empty for other visitors. */
	readonly themePreview: string;
	/** Wishlist options as a query string (`wishlistOptions`). */
	readonly wishlist: string;
	/** Whether the shop stores proofs of consent at `{restUrl}archipel/v1/consent`. */
	readonly consentProof: boolean;
}

interface Settings {
	/** BCP 47 tag of the page: `fr-FR`. */
	readonly locale: string;
	readonly shop: ShopSettings;
	/** The owner's texts by key: `mini-cart.empty` → text. */
	readonly messages: Readonly<Record<string, string>>;
	/** Whether the printed owner options are already checked by their schemas, as our PHP does. @default false */
	readonly areOptionsChecked: boolean;
}

const DEFAULT_SHOP: ShopSettings = {
	wcAjaxUrl: '/?wc-ajax=%%endpoint%%',
	ajaxUrl: '/wp-admin/admin-ajax.php',
	restUrl: '/wp-json/',
	cartUrl: '/page-panier/',
	checkoutUrl: '/commande/',
	shopUrl: '/boutique/',
	currency: {
		code: 'EUR',
		minorUnit: 2,
		decimalSeparator: ',',
		thousandSeparator: '\u202f',
		prefix: '',
		suffix: '\u00a0€',
	},
	cartRedirectAfterAdd: false,
	isCart: false,
	isCheckout: false,
	cartHashKey: 'wc_cart_hash',
	fragmentName: 'wc_fragments',
	coreFragments: false,
	timezone: 'Europe/Paris',
	allowedHosts: [],
	listNames: [],
	nativeAlerts: false,
	consentDays: 182,
	consentVersion: '',
	themePreview: '',
	consentProof: false,
	wishlist: '',
};

let read: Settings | undefined;

/** Returns the settings that the plugin printed; WooCommerce's defaults if they are missing or invalid. */
export function settings(): Settings {
	return (read ??= readSettings());
}

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

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function refuse<T>(standard: T, path: string): T {
	console.error(`[archipel] the page config is wrong at "${path}"`);
	return standard;
}
