import { settings } from '../runtime/settings';
import { readCookie, writeCookie } from './cookies';
import { purposes, type Purpose } from '../safety/purposes';

/** Cookie of the Cookie Notice plugin: `true` or `false`, and any other value counts as `false` (SERVERS.md, S152). */
export const ACCEPTED_COOKIE = 'cookie_notice_accepted';

/** What that cookie has no room for. */
export const DETAIL_COOKIE = 'archipel_consent';

/** What a visitor has decided. */
export interface Choice {
	/** Purposes that are allowed; empty when everything was refused. */
	readonly purposes: readonly Purpose[];
	/** Version of the text that was on the screen, `{who was asked about, as bits}.{how it was worded}`; empty for a choice that was made without our notice. */
	readonly v: string;
	/** When, in seconds since 1970. */
	readonly ts: number;
	/** Random name of this choice, the key of its proof. Another one with each choice: it cannot follow anybody. */
	readonly id: string;
}

/** How long a choice is kept, in seconds; both default to the shop's 182 days. */
export interface Lifetimes {
	readonly accepted?: number | undefined;
	readonly refused?: number | undefined;
	/** Domain whose subdomains share the choice. @default the page's own host only */
	readonly domain?: string | undefined;
}

const DAY = 86_400;

/**
 * The choice that the browser keeps; `undefined` if there is none, or if it was made about something else than what is asked now.
 * A choice that the plugin's own script kept knows no purposes: it allows all of them, or none.
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
 * Keeps a choice.
 *
 * @returns For how many seconds.
 * @param isEverything Whether all that was offered is allowed. Server code knows `true` as "run everything",
 * so a choice in between is `false` to it.
 */
export function keepChoice(choice: Choice, isEverything: boolean, lifetimes: Lifetimes = {}): number {
	const { accepted, refused, domain } = lifetimes;
	const seconds = (isEverything ? accepted : refused) ?? settings().shop.consentDays * DAY;
	writeCookie(ACCEPTED_COOKIE, String(isEverything), seconds, domain);
	writeCookie(DETAIL_COOKIE, JSON.stringify(choice), seconds, domain);
	return seconds;
}

/** Somebody new is asked about again; a new wording, or somebody who is gone, is not. */
function asksTheSame(version: string): boolean {
	return !version || !(askedIn(settings().shop.consentVersion) & ~askedIn(version));
}

const askedIn = (version: string) => Number.parseInt(version, 16) || 0;

/** By hand: every page of every visitor who has chosen reads this, and needs no schema for anything else. */
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
