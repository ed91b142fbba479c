import { printedConfig } from './registry';

/** How the shop writes prices: WooCommerce's own settings. */
export interface Currency {
	readonly code: string;
	/** Number of decimals; amounts travel as integers in this unit. */
	readonly minorUnit: number;
	readonly decimalSeparator: string;
	readonly thousandSeparator: string;
	readonly prefix: string;
	readonly suffix: string;
}

export interface ShopSettings {
	/** Store ajax endpoint; `%%endpoint%%` stands for the action. */
	readonly wcAjaxUrl: string;
	readonly ajaxUrl: string;
	readonly restUrl: string;
	readonly cartUrl: string;
	readonly checkoutUrl: string;
	/** Where shopping begins: WooCommerce's shop page. */
	readonly shopUrl: string;
	readonly currency: Currency;
	/** WooCommerce's `cart_redirect_after_add`. */
	readonly cartRedirectAfterAdd: boolean;
	readonly isCart: boolean;
	readonly isCheckout: boolean;
	/** Storage keys that WooCommerce's fragments script uses too (SERVERS.md, S180, S182). */
	readonly cartHashKey: string;
	readonly fragmentName: string;
	/** WooCommerce's own fragments script runs on this page: it makes the requests, and we read what it kept. */
	readonly coreFragments: boolean;
	/** The shop's time zone, for dates that carry none: `Europe/Paris`, `+02:00`. */
	readonly timezone: string;
	/** Hosts besides the page's own that a reply may send the shopper to. */
	readonly allowedHosts: readonly string[];
	/** Parameters of addresses that lists keep besides the known ones: those of another filter plugin. */
	readonly listNames: readonly string[];
	/** Restores WooCommerce's `alert()` for incomplete choices (VAR-05). */
	readonly nativeAlerts: boolean;
	/** Days for which a consent choice is kept, both ways; CNIL's good practice is six months. */
	readonly consentDays: number;
	/** Version of the cookie notice, `{who is asked about, as bits}.{how it is worded}`; empty where PHP does not print one. */
	readonly consentVersion: string;
	/** Slug of the theme that an editor previews; empty for everybody else. Every request of the page carries it on. */
	readonly themePreview: string;
	/** Where products are put aside, and how, as a query (`wishlistOptions`). */
	readonly wishlist: string;
	/** The shop keeps proofs of consent at `{restUrl}archipel/v1/consent`. */
	readonly consentProof: boolean;
}

interface Settings {
	/** BCP 47 tag of the page: `fr-FR`. */
	readonly locale: string;
	readonly shop: ShopSettings;
	/** Texts that the site owner replaces: `mini-cart.empty` → text. */
	readonly messages: Readonly<Record<string, string>>;
	/** Whoever printed the options of the islands has checked them by their schemas, as our PHP does. @default false */
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
		printed = printedConfig();
	} catch {
		console.error('[archipel] the page config is not JSON');
	}
	const { locale, ...rest } = checked({ locale: '', shop: DEFAULT_SHOP, areOptionsChecked: false }, printed);
	const messages = checkedTexts(isRecord(printed) ? printed['messages'] : undefined, 'messages');
	return { ...rest, locale: locale || document.documentElement.lang || 'fr-FR', messages };
}

/**
 * A value counts if it is of its default's kind: one wrong value must not cost the shop all the others. Our own plugin prints it, on every page
 * that has an island, and every island reads it: making a schema would take longer than all of this.
 */
function checked<T extends object>(standard: T, printed: unknown, path = ''): T {
	if (!isRecord(printed)) return refuse(standard, path);
	const entries = Object.entries(standard).map(([name, usual]: [string, unknown]) => {
		const value = printed[name] ?? usual;
		const place = path ? `${path}.${name}` : name;
		if (isRecord(usual)) return [name, checked(usual, value, place)];
		return [name, isLike(value, usual) ? value : refuse(usual, place)];
	});
	return Object.fromEntries(entries) as T;
}

/** PHP sends an empty map as `[]`. */
function checkedTexts(printed: unknown, path: string): Readonly<Record<string, string>> {
	if (printed === undefined || (Array.isArray(printed) && !printed.length)) return {};
	if (!isRecord(printed)) return refuse({}, path);
	const isText = ([name, text]: [string, unknown]) => typeof text === 'string' || refuse(false, `${path}.${name}`);
	return Object.fromEntries(Object.entries(printed).filter(isText)) as Record<string, string>;
}

/** Lists are lists of texts. */
const isLike = (value: unknown, usual: unknown): boolean =>
	Array.isArray(usual)
		? Array.isArray(value) && value.every((one) => typeof one === 'string')
		: typeof value === typeof usual;

const isRecord = (value: unknown): value is Record<string, unknown> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function refuse<T>(standard: T, path: string): T {
	console.error(`[archipel] the page config is wrong at "${path}"`);
	return standard;
}
