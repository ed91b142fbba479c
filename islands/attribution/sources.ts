/** What stands where nothing is known. */
export const NONE = '(none)';

/** What every part of a source of an unknown type becomes (ATTR-01). */
const UNKNOWN = '(Houston, we have a problem)';

const PARTS = ['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct'] as const;

/** Where a visitor came from. The names are those that WooCommerce's cookies have. */
export type Source = Readonly<Record<(typeof PARTS)[number], string>>;

/** The page on which a visitor has arrived. */
export interface Landing {
	/** Its address, as it was when it was opened. */
	readonly address: string;
	/** Address of the page before; empty if there was none. */
	readonly referrer: string;
}

/** Parameters of an address that name a campaign, and what they say. */
const CAMPAIGN: Readonly<Partial<Record<keyof Source, string>>> = {
	src: 'utm_source',
	mdm: 'utm_medium',
	cmp: 'utm_campaign',
	cnt: 'utm_content',
	trm: 'utm_term',
	id: 'utm_id',
	plt: 'utm_source_platform',
	fmt: 'utm_creative_format',
	tct: 'utm_marketing_tactic',
};

/** Parameters that advertisers add to a click, and what they stand for where the campaign says nothing itself. */
const CLICKS: Readonly<Record<string, Partial<Source>>> = {
	gclid: { src: 'google', mdm: 'cpc', cmp: 'google_cpc' },
	yclid: { src: 'yandex', mdm: 'cpc', cmp: 'yandex_cpc' },
};

/** Search engines: their hosts, the parameter that a search has, and their names. Google tells no search any more. */
const ENGINES: readonly (readonly [host: RegExp, search: string, name: string])[] = [
	[/(^|\.)yandex\..{2,9}$/, 'text', 'yandex'],
	[/^(www\.)?google\..{2,9}$/, '', 'google'],
	[/(^|\.)bing\.com$/, 'q', 'bing'],
	[/(^|\.)yahoo\.com$/, 'p', 'yahoo'],
	[/(^|\.)about\.com$/, 'q', 'about'],
	[/(^|\.)aol\.com$/, 'q', 'aol'],
	[/(^|\.)ask\.com$/, 'q', 'ask'],
	[/(^|\.)globososo\.com$/, 'q', 'globo'],
	[/(^|\.)go\.mail\.ru$/, 'q', 'go.mail.ru'],
	[/(^|\.)rambler\.ru$/, 'query', 'rambler'],
	[/(^|\.)tut\.by$/, 'query', 'tut.by'],
];

/** Sites that visitors know by another name than that of the host which sends them. */
const ALIASES: readonly (readonly [host: RegExp, name: string])[] = [
	[/(^|\.)t\.co$/, 'twitter.com'],
	[/(^|\.)plus\.url\.google\.com$/, 'plus.google.com'],
];

/** The source of a visitor of whom nothing is known. */
export const typein = (): Source => source('typein', { src: '(direct)' });

/**
 * Where a page says that its visitor came from: a campaign, a search engine or another site.
 *
 * @param isNew Whether a visit begins; a link from another site counts only then.
 * @returns `undefined` if it says nothing new.
 */
export function sourceOf({ address, referrer }: Landing, isNew: boolean): Source | undefined {
	const page = new URL(address);
	const asked = parameters(page.search);
	const click = Object.keys(CLICKS).find((name) => asked.has(name));
	const named = Object.entries(CAMPAIGN).filter(([, name]) => asked.has(name));
	if (click || named.length) {
		const said = Object.fromEntries(named.map(([part, name]) => [part, asked.get(name)!]));
		return source('utm', { ...CLICKS[click ?? ''], ...said });
	}
	if (!URL.canParse(referrer)) return undefined;
	const from = new URL(referrer);
	if (!from.hostname || isAt(from.hostname, siteOf(page.hostname))) return undefined;
	const engine = ENGINES.find(
		([host, search]) => host.test(from.hostname) && (!search || from.searchParams.has(search)),
	);
	if (engine) return source('organic', { src: engine[2], mdm: 'organic' });
	if (!isNew) return undefined;
	const alias = ALIASES.find(([host]) => host.test(from.hostname));
	return source('referral', { src: alias?.[1] ?? siteOf(from.hostname), mdm: 'referral', cnt: decoded(from.pathname) });
}

/** A source as it was kept; of a type that nobody knows nothing is true. */
export function known(kept: Readonly<Record<string, string>>): Source {
	const isKnown = /^(utm|organic|referral|typein)$/.test(kept['typ'] ?? '');
	return filled((part) => (isKnown ? kept[part] : UNKNOWN));
}

/** Host of a site without `www.`, which is the domain of its cookies, too. */
export const siteOf = (hostname: string): string => hostname.replace(/^www\./, '');

const isAt = (hostname: string, site: string) => hostname === site || hostname.endsWith(`.${site}`);

const source = (typ: string, said: Partial<Source>): Source => filled((part) => ({ ...said, typ })[part]);

const filled = (read: (part: keyof Source) => string | undefined): Source =>
	Object.fromEntries(PARTS.map((part) => [part, read(part) || NONE])) as unknown as Source;

/** Parameters of an address: the first of each name that has a value. A plus sign is one, as WooCommerce reads it. */
function parameters(search: string): Map<string, string> {
	const pairs = search.slice(1).split('&');
	const valued = pairs.map((pair) => pair.split('=')).filter(([, value]) => value !== undefined);
	return new Map(valued.reverse().map(([name = '', value = '']) => [name, decoded(value)]));
}

/** Percent-encoded text; what is encoded wrongly stays as it is. */
export function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
