import { urlOf } from '../../src/safety/url';
import { decoded } from '../../src/runtime/foreign-text';

/** Value of an unknown part. */
export const NONE = '(none)';

/** Value of every part of a source with an unknown type (ATTR-01). */
const UNKNOWN = '(Houston, we have a problem)';

const PARTS = ['typ', 'src', 'mdm', 'cmp', 'cnt', 'trm', 'id', 'plt', 'fmt', 'tct'] as const;

/** Origin of a visitor. The keys are those of WooCommerce's cookies. */
export type Source = Readonly<Record<(typeof PARTS)[number], string>>;

export interface Landing {
	/** URL at the time of opening. */
	readonly address: string;
	/** URL of the previous page; empty if there was none. */
	readonly referrer: string;
}

/** URL parameters of campaigns, by part of the source. */
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

/** Click id parameters of advertisers, and the parts used if the campaign parameters do not set them. */
const CLICKS: Readonly<Record<string, Partial<Source>>> = {
	gclid: { src: 'google', mdm: 'cpc', cmp: 'google_cpc' },
	yclid: { src: 'yandex', mdm: 'cpc', cmp: 'yandex_cpc' },
};

/** Search engines: host, required search parameter, name. Google's referrer no longer contains the search. */
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

/** Redirecting hosts and the known names of their sites. */
const ALIASES: readonly (readonly [host: RegExp, name: string])[] = [
	[/(^|\.)t\.co$/, 'twitter.com'],
	[/(^|\.)plus\.url\.google\.com$/, 'plus.google.com'],
];

/** Returns the source of a direct visit. */
export const typein = (): Source => source('typein', { src: '(direct)' });

/**
 * Returns the source of a landing page: a campaign, a search engine or another site.
 *
 * @param isNew Whether a new visit begins; only then a referral from another site counts.
 * @returns `undefined` if the page has no new source.
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
	const from = urlOf(referrer, null);
	if (!from?.hostname || isAt(from.hostname, siteOf(page.hostname))) return undefined;
	const engine = ENGINES.find(
		([host, search]) => host.test(from.hostname) && (!search || from.searchParams.has(search)),
	);
	if (engine) return source('organic', { src: engine[2], mdm: 'organic' });
	if (!isNew) return undefined;
	const alias = ALIASES.find(([host]) => host.test(from.hostname));
	return source('referral', { src: alias?.[1] ?? siteOf(from.hostname), mdm: 'referral', cnt: decoded(from.pathname) });
}

/** Returns a stored source with all parts; if its type is unknown, every part is set to the unknown marker. */
export function known(kept: Readonly<Record<string, string>>): Source {
	const isKnown = /^(utm|organic|referral|typein)$/.test(kept['typ'] ?? '');
	return filled((part) => (isKnown ? kept[part] : UNKNOWN));
}

/** Returns the host without `www.`, also used as cookie domain. */
export const siteOf = (hostname: string): string => hostname.replace(/^www\./, '');

const isAt = (hostname: string, site: string) => hostname === site || hostname.endsWith(`.${site}`);

const source = (typ: string, said: Partial<Source>): Source => filled((part) => ({ ...said, typ })[part]);

const filled = (read: (part: keyof Source) => string | undefined): Source =>
	Object.fromEntries(PARTS.map((part) => [part, read(part) || NONE])) as unknown as Source;

/** Parses URL parameters: the first of each name that has `=`. A plus sign stays a plus sign, as in WooCommerce's script. */
function parameters(search: string): Map<string, string> {
	const pairs = search.slice(1).split('&');
	const valued = pairs.map((pair) => pair.split('=')).filter(([, value]) => value !== undefined);
	return new Map(valued.reverse().map(([name = '', value = '']) => [name, decoded(value)]));
}
