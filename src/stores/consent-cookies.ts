import { settings } from '../runtime/settings';
import { readCookie, writeCookie } from './cookies';
import { purposes, type Purpose } from '../safety/purposes';

/** Cookie of the Cookie Notice plugin: `true` or `false`, and any other value counts as `false` (SERVERS.md, S152). */
export const ACCEPTED_COOKIE = 'cookie_notice_accepted';

/** JSON cookie with the details of the choice that the plugin cookie cannot hold. */
export const DETAIL_COOKIE = 'archipel_consent';

/** A visitor's consent choice. */
export interface Choice {
	/** Allowed purposes; empty when all were refused. */
	readonly purposes: readonly Purpose[];
	/**
	 * Version of the notice that was shown, `{bit mask of third parties in hexadecimal}.{version of the wording}`; empty if the choice was made
	 * without our notice.
	 */
	readonly v: string;
	/** Time of the choice, in seconds since 1970. */
	readonly ts: number;
	/** Random id of this choice, the key of its proof. Each choice gets a new id, so that the id cannot identify a visitor. */
	readonly id: string;
}

/** Lifetimes of the consent cookies in seconds; both default to the shop's 182 days. */
export interface Lifetimes {
	readonly accepted?: number | undefined;
	readonly refused?: number | undefined;
	/** Domain whose subdomains share the choice. @default the page's own host only */
	readonly domain?: string | undefined;
}

const DAY = 86_400;

/**
 * Reads the stored choice; `undefined` if there is none, or if third parties were added since.
 * A choice stored by the plugin's own script has no purposes: it allows all or none.
 */
export function readChoice(): Choice | undefined {
	const accepted = readCookie(ACCEPTED_COOKIE);
	if (accepted === undefined) return undefined;
	const plain: Choice = { purposes: accepted === 'true' ? purposes : [], v: '', ts: 0, id: '' };
	const detail = parse(readCookie(DETAIL_COOKIE));
	if (!isChoice(detail) || !/^(true|false)$/.test(accepted)) return plain;
	return asksTheSame(detail.v) ? detail : undefined;
}

/**
 * Stores a choice.
 *
 * @returns Lifetime of the cookies in seconds.
 * @param isEverything Whether all offered purposes are allowed. Server code reads `true` as "run everything",
 * so a partial choice is stored as `false`.
 */
export function keepChoice(choice: Choice, isEverything: boolean, lifetimes: Lifetimes = {}): number {
	const { accepted, refused, domain } = lifetimes;
	const seconds = (isEverything ? accepted : refused) ?? settings().shop.consentDays * DAY;
	writeCookie(ACCEPTED_COOKIE, String(isEverything), seconds, domain);
	writeCookie(DETAIL_COOKIE, JSON.stringify(choice), seconds, domain);
	return seconds;
}

/** Whether the choice covers all third parties of the notice. An added one needs a new choice; a new wording or a removed one does not. */
function asksTheSame(version: string): boolean {
	return !version || !(askedIn(settings().shop.consentVersion) & ~askedIn(version));
}

const askedIn = (version: string) => Number.parseInt(version, 16) || 0;

/** Checks the value by hand: this runs on every page, and loading the schema library for it would cost too much. */
function isChoice(value: unknown): value is Choice {
	const { v, ts, id, purposes: allowed } = Object(value) as Partial<Record<keyof Choice, unknown>>;
	const isKnown = (purpose: unknown) => purposes.includes(purpose as Purpose);
	return (
		typeof v === 'string' &&
		Number.isFinite(ts) &&
		typeof id === 'string' &&
		Array.isArray(allowed) &&
		allowed.every(isKnown)
	);
}

function parse(json: string | undefined): unknown {
	try {
		return JSON.parse(json ?? '');
	} catch {
		return undefined;
	}
}
